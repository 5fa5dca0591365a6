//! TRF, the text form in which programs hand events to each other.
