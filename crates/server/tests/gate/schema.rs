//! As much of JSON Schema as the description uses. What it does not know fails, and so does what is not described.

use serde_json::Value;

/// What is wrong with a value, if anything.
pub(crate) fn check(whole: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    let Some(words) = schema.as_object() else { return Err(format!("{at}: no schema")) };
    for (word, says) in words {
        let fits = match word.as_str() {
            "$ref" => {
                let name = says.as_str().and_then(|name| name.strip_prefix('#')).unwrap_or_default();
                let meant = whole.pointer(name).ok_or_else(|| format!("{at}: no {name}"))?;
                check(whole, meant, value, at)?;
                true
            }
            "type" => match says {
                Value::Array(types) => types.iter().any(|one| is_of(one, value)),
                one => is_of(one, value),
            },
            "enum" => says.as_array().is_some_and(|all| all.contains(value)),
            "const" => says == value,
            "anyOf" => {
                let all = says.as_array().into_iter().flatten();
                all.clone().any(|one| check(whole, one, value, at).is_ok())
            }
            "allOf" => {
                says.as_array().into_iter().flatten().try_for_each(|one| check(whole, one, value, at))?;
                true
            }
            "required" => {
                let names = says.as_array().into_iter().flatten().filter_map(Value::as_str);
                names.clone().all(|name| value.is_null() || value.get(name).is_some())
            }
            "properties" => {
                for (name, value) in value.as_object().into_iter().flatten() {
                    let known = says.get(name).ok_or_else(|| format!("{at}.{name} is not described"))?;
                    check(whole, known, value, &format!("{at}.{name}"))?;
                }
                true
            }
            "items" => {
                for value in value.as_array().into_iter().flatten() {
                    check(whole, says, value, &format!("{at}[]"))?;
                }
                true
            }
            "minimum" => value.as_i64().zip(says.as_i64()).is_none_or(|(value, least)| value >= least),
            "description" | "additionalProperties" | "examples" | "default" | "maxLength" | "maximum" => true,
            other => return Err(format!("{at}: {other} is not known here")),
        };
        if !fits {
            return Err(format!("{at}: {value} is not {word} {says}"));
        }
    }
    Ok(())
}

fn is_of(kind: &Value, value: &Value) -> bool {
    match kind.as_str() {
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("boolean") => value.is_boolean(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        Some("null") => value.is_null(),
        _ => false,
    }
}
