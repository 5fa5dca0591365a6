//! What the processor must be able to do.
//!
//! The program is compiled for a given set of instructions; on a processor without them it
//! would die without a word, so it asks first.

/// An instruction set this program was compiled for and the processor lacks.
pub(crate) fn lacking() -> Option<&'static str> {
    #[cfg(target_arch = "x86_64")]
    {
        let needed = [
            ("popcnt", cfg!(target_feature = "popcnt"), std::is_x86_feature_detected!("popcnt")),
            ("lzcnt", cfg!(target_feature = "lzcnt"), std::is_x86_feature_detected!("lzcnt")),
            ("bmi1", cfg!(target_feature = "bmi1"), std::is_x86_feature_detected!("bmi1")),
            ("bmi2", cfg!(target_feature = "bmi2"), std::is_x86_feature_detected!("bmi2")),
            ("avx2", cfg!(target_feature = "avx2"), std::is_x86_feature_detected!("avx2")),
        ];
        needed.into_iter().find(|&(_, compiled, present)| compiled && !present).map(|(name, ..)| name)
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        None
    }
}

/// What to do about it.
pub(crate) fn advice(lacking: &str) -> String {
    format!(
        "this program was built for processors with {lacking}, which this one lacks; \
         build it for any processor with: RUSTFLAGS=-Ctarget-cpu=x86-64 cargo build --release"
    )
}
