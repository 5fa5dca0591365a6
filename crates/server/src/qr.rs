//! A text as a picture that telephones read.

use qrcodegen::{QrCode, QrCodeEcc};
use serde::Serialize;

/// White modules around the picture; readers want four.
const EDGE: i32 = 4;

/// The black modules of a QR code: one path of an SVG picture that is so many units wide and high.
#[derive(Serialize)]
pub(crate) struct Picture {
    size: i32,
    path: String,
}

impl Picture {
    /// The picture of a text; none if it is too long for one.
    pub(crate) fn of(text: &str) -> Option<Self> {
        let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
        let size = code.size();
        let mut path = String::new();
        for y in 0..size {
            let mut x = 0;
            while x < size {
                let run = (x..size).take_while(|x| code.get_module(*x, y)).count();
                let run = i32::try_from(run).unwrap_or(size);
                if run > 0 {
                    let (x, y) = (x + EDGE, y + EDGE);
                    path.push_str(&format!("M{x} {y}h{run}v1h-{run}z"));
                }
                x += run + 1;
            }
        }
        Some(Self { size: size + 2 * EDGE, path })
    }

    /// The whole of it: black on white, whatever is around it.
    pub(crate) fn svg(&self) -> String {
        let Self { size, path } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" shape-rendering=\"crispEdges\">\
             <path fill=\"#fff\" d=\"M0 0h{size}v{size}H0z\"/><path d=\"{path}\"/></svg>"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_draws_every_black_module_and_no_other() {
        let text = "otpauth://totp/Damka:Olena%40127.0.0.1%3A8064?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Damka";
        let (code, picture) = (QrCode::encode_text(text, QrCodeEcc::Medium), Picture::of(text));
        let (code, picture) = (code.expect("it is short"), picture.expect("it is short"));
        assert_eq!(picture.size, code.size() + 8);
        let mut black = std::collections::BTreeSet::new();
        for run in picture.path.split('M').skip(1) {
            let numbers: Vec<i32> = run
                .split(|sign: char| !sign.is_ascii_digit() && sign != '-')
                .filter_map(|number| number.parse().ok())
                .collect();
            let [x, y, width, 1, back] = numbers[..] else { panic!("{run}") };
            assert_eq!(width, -back, "{run}");
            (x..x + width).for_each(|x| assert!(black.insert((x - EDGE, y - EDGE)), "{run}"));
        }
        for (x, y) in (0..code.size()).flat_map(|x| (0..code.size()).map(move |y| (x, y))) {
            assert_eq!(black.contains(&(x, y)), code.get_module(x, y), "{x} {y}");
        }
    }

    #[test]
    fn what_is_too_long_has_no_picture() {
        assert!(Picture::of(&"x".repeat(5_000)).is_none());
    }
}
