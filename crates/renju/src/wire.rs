//! How points and opening regulations are stored: by their names.

use alloc::string::String;
use core::fmt::Display;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::Point;
use crate::opening::Regulation;

macro_rules! by_name {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                read(from)
            }
        }
    )*};
}

by_name!(Point, Regulation);

fn read<'de, D: Deserializer<'de>, T: FromStr<Err: Display>>(from: D) -> Result<T, D::Error> {
    String::deserialize(from)?.parse().map_err(D::Error::custom)
}
