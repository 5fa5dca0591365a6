//! The routes by which people look after their accounts, and administrators after everybody's.

use people::Action::{ManageAccounts, OwnAccount, Register, SeeAccounts, SeeOwn, SignIn};

use super::gate::Route;
use super::{desk, door, factor, games, own, page};

/// The routes, each with what one must be allowed to do.
pub(crate) fn routes() -> Vec<Route> {
    vec![
        // Coming in.
        Route::get("/register", SignIn, page::forms::register),
        Route::get("/sign-in", SignIn, page::forms::sign_in),
        Route::get("/reset", SignIn, page::forms::reset),
        Route::get("/invitation", SignIn, page::forms::invitation),
        Route::post("/api/account", Register, door::register),
        Route::post("/api/session", SignIn, door::sign_in),
        Route::post("/api/reset", SignIn, door::reset),
        Route::post("/api/invitation", SignIn, door::invitation),
        // One's own account.
        Route::get("/account", OwnAccount, page::account::get),
        Route::delete("/api/session", OwnAccount, own::sign_out),
        Route::get("/api/account", SeeOwn, own::show),
        Route::post("/api/account/close", OwnAccount, own::close),
        Route::post("/api/account/password", OwnAccount, own::change_password),
        Route::post("/api/account/invitation", OwnAccount, own::accept),
        Route::get("/api/account/games", SeeOwn, games::list),
        Route::get("/api/account/sessions", OwnAccount, own::sessions),
        Route::post("/api/account/sessions/end", OwnAccount, own::end),
        Route::post("/api/account/second-factor", OwnAccount, factor::begin),
        Route::put("/api/account/second-factor", OwnAccount, factor::set),
        Route::post("/api/account/second-factor/codes", OwnAccount, factor::renew),
        Route::post("/api/account/second-factor/off", OwnAccount, factor::remove),
        Route::get("/api/account/tokens", OwnAccount, own::tokens),
        Route::post("/api/account/tokens", OwnAccount, own::make_token),
        Route::delete("/api/account/tokens/{id}", OwnAccount, own::revoke_token),
        // Everybody's.
        Route::get("/accounts", SeeAccounts, page::accounts::list),
        Route::get("/accounts/{id}", SeeAccounts, page::accounts::one),
        Route::get("/api/accounts", SeeAccounts, desk::list),
        Route::get("/api/accounts/{id}", SeeAccounts, desk::show),
        Route::post("/api/accounts/{id}/roles", ManageAccounts, desk::give),
        Route::delete("/api/accounts/{id}/roles/{role}", ManageAccounts, desk::take),
        Route::post("/api/accounts/{id}/block", ManageAccounts, desk::block),
        Route::post("/api/accounts/{id}/unblock", ManageAccounts, desk::unblock),
        Route::get("/api/accounts/{id}/sessions", SeeAccounts, desk::sessions),
        Route::delete("/api/accounts/{id}/sessions/{session}", ManageAccounts, desk::end_session),
        Route::post("/api/accounts/{id}/reset", ManageAccounts, desk::begin_reset),
        Route::delete("/api/accounts/{id}/reset", ManageAccounts, desk::cancel_reset),
        Route::delete("/api/accounts/{id}/second-factor", ManageAccounts, desk::take_factor),
        Route::get("/api/invitations", SeeAccounts, desk::invitations),
        Route::post("/api/invitations", ManageAccounts, desk::invite),
        Route::delete("/api/invitations/{id}", ManageAccounts, desk::withdraw),
        Route::put("/api/door", ManageAccounts, desk::set_door),
        Route::put("/api/second-factor", ManageAccounts, desk::set_demand),
    ]
}
