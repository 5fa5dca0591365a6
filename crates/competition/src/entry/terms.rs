//! Who may enter, with which papers and for which fee.

use serde::{Deserialize, Serialize};

/// What a regulation says about entries.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Terms {}
