//! The description of the interface, for people who write programs.

use maud::{Markup, html};
use serde_json::{Map, Value};

use super::layout::Page;
use crate::api::description::description;
use crate::caller::Caller;

/// Shows what can be asked for.
pub(crate) async fn get(caller: Caller) -> Markup {
    let whole = description();
    let t = caller.language.text();
    // Programs are written in English, and so is what is said to them.
    let calls = html! {
        @for part in word(&whole["info"], "description").split("\n\n") { p { (part) } }
        @for (path, methods) in fields(&whole["paths"]) {
            @for (method, call) in fields(methods).filter(|(method, _)| *method != "parameters") {
                section {
                    h2 { code { (method.to_uppercase()) " " (path) } }
                    p { (word(call, "summary")) " " (word(call, "description")) }
                    (call_of(methods, call))
                }
            }
        }
        h2 { "Schemas" }
        @for (name, schema) in fields(&whole["components"]["schemas"]) {
            section {
                h2 #(name) { code { (name) } }
                pre { (serde_json::to_string_pretty(schema).unwrap_or_default()) }
            }
        }
    };
    let content = html! {
        h1 { (t.api()) }
        p .lead { (t.api_lead()) }
        p { a href="/api" { "OpenAPI" } }
        div lang="en" { (calls) }
    };
    Page { title: t.api(), scripts: &[], content }.show(&caller)
}

fn call_of(methods: &Value, call: &Value) -> Markup {
    let parameters = [methods, call].into_iter().filter_map(|at| at["parameters"].as_array()).flatten();
    html! {
        ul {
            @for parameter in parameters {
                li { code { (word(parameter, "name")) } " (" (word(parameter, "in")) "): " (word(parameter, "description")) }
            }
            @let body = &call["requestBody"]["content"]["application/json"]["schema"];
            @if !body.is_null() { li { "JSON: " (schema(body)) } }
            @for (status, answer) in fields(&call["responses"]) {
                @let whole = answer["$ref"].as_str().and_then(|at| description().pointer(at.strip_prefix('#')?));
                li {
                    code { (status) } " " (word(whole.unwrap_or(answer), "description"))
                    @for (kind, content) in fields(&answer["content"]) { " " code { (kind) } " " (schema(&content["schema"])) }
                }
            }
        }
    }
}

/// A schema by its name, or in full.
fn schema(schema: &Value) -> Markup {
    match schema["$ref"].as_str().and_then(|at| at.rsplit('/').next()) {
        Some(name) => html! { a href={ "#" (name) } { code { (name) } } },
        None => html! { code { (schema.to_string()) } },
    }
}

fn word<'a>(of: &'a Value, name: &str) -> &'a str {
    of[name].as_str().unwrap_or_default()
}

fn fields(of: &Value) -> impl Iterator<Item = (&String, &Value)> {
    of.as_object().into_iter().flat_map(Map::iter)
}
