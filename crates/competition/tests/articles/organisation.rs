//! What an event is and how it is announced.
