//! Time controls article by article: what is offered, what is accepted, what is refused and by what.

use clock::{Control, Face, Kind, Millis, Moment};
use rulebook::{
    Discipline, Draft, Edition, Gravity, Kind as Game, Objection, Regulation, Tempo, law, presets,
};

/// The usual draft of a discipline with a control.
#[track_caller]
fn draft(edition: Edition, discipline: &str, control: &str) -> Draft {
    let discipline = discipline.parse().expect("a discipline");
    Draft::usual(edition, discipline, control.parse().expect("a control")).expect("a game of the edition")
}

/// The edition takes these controls.
#[track_caller]
fn accepts(edition: Edition, discipline: &str, controls: &[&str]) {
    for control in controls {
        let checked = draft(edition, discipline, control).check();
        assert!(checked.is_ok(), "{edition} {discipline} {control}: {checked:?}");
    }
}

/// The edition refuses these controls, and this article is the reason.
#[track_caller]
fn refuses(edition: Edition, discipline: &str, by: &str, controls: &[&str]) {
    for control in controls {
        let objections = draft(edition, discipline, control).check().expect_err(control);
        let refusals: Vec<&Objection> =
            objections.iter().filter(|objection| objection.weight == Gravity::Refusal).collect();
        assert!(refusals.iter().all(|refusal| refusal.by.name() == by), "{control}: {refusals:?}");
        assert!(!refusals.is_empty() && refusals[0].what.contains(&written(control)), "{refusals:?}");
    }
}

/// The edition takes the control and says something about it, by this article.
#[track_caller]
fn advises(edition: Edition, discipline: &str, control: &str, by: &str, words: &str) {
    let (_, advice) = draft(edition, discipline, control).check().expect(control);
    let given: Vec<_> = advice.iter().map(|objection| (objection.by.name(), objection.to_string())).collect();
    assert!(
        given.iter().any(|(article, said)| *article == by && said.contains(words)),
        "{control}: {given:?}"
    );
}

/// The edition takes the control without a word.
#[track_caller]
fn takes_silently(edition: Edition, discipline: &str, control: &str) -> Regulation {
    let (regulation, advice) = draft(edition, discipline, control).check().expect(control);
    assert_eq!(advice, [], "{control}");
    regulation
}

/// Both ends of a range are taken silently and rest on this article.
#[track_caller]
fn ranges(edition: Edition, discipline: &str, by: &str, ends: [&str; 2]) {
    for control in ends {
        assert_eq!(takes_silently(edition, discipline, control).control_by().name(), by, "{control}");
    }
}

/// The controls an article recommends for a discipline, as they are written.
fn offered(edition: Edition, discipline: &str, by: &str) -> Vec<String> {
    let Discipline { kind, tempo } = discipline.parse().expect("a discipline");
    let mine = presets(edition, kind, tempo).iter().filter(|preset| preset.by.name() == by);
    mine.map(|preset| preset.control.to_string()).collect()
}

/// An article recommends exactly these controls, and each is taken silently and rests on it.
#[track_caller]
fn offers(edition: Edition, discipline: &str, by: &str, controls: &[&str]) {
    let written: Vec<String> = controls.iter().map(|control| written(control)).collect();
    assert_eq!(offered(edition, discipline, by), written);
    for control in controls {
        assert_eq!(takes_silently(edition, discipline, control).control_by().name(), by);
    }
}

/// The control that is taken when nothing is said.
#[track_caller]
fn default(edition: Edition, discipline: &str) -> String {
    Draft::preset(edition, discipline.parse().expect("a discipline"))
        .expect("a recommendation")
        .control
        .to_string()
}

fn written(control: &str) -> String {
    control.parse::<Control>().expect("a control").to_string()
}

/// What a clock shows that starts under a control and completes moves, each after so many seconds.
fn after(control: &str, moves: &[u64]) -> String {
    let mut clock = clock::Clock::new(control.parse().expect("a control"), Kind::Electronic);
    let mut now = Moment(0);
    clock.start(Face::First, now);
    for &seconds in moves {
        now = now + Millis::seconds(seconds);
        clock.press(now);
        clock.press(now);
    }
    clock.remaining(Face::First, now).to_string()
}

mod ru22 {
    use super::*;
    use Edition::Ru22;

    #[test]
    fn ru22_5_4_2_1_a_control_is_stages_or_a_whole_game() {
        accepts(Ru22, "russian", &["60m/40,30m", "30m+30s"]);
        let mechanical = Draft { clock: Kind::Mechanical, ..draft(Ru22, "russian", "30m+30s") };
        assert_eq!(mechanical.check().unwrap_err()[0].by.name(), "RU22:5.4.2.1");
        let mechanical = Draft { clock: Kind::Mechanical, ..draft(Ru22, "russian", "60m/40,30m") };
        assert!(mechanical.check().is_ok());
        assert!("".parse::<Control>().is_err(), "no control, no regulation");
        let page = law(Ru22, "russian".parse().unwrap()).unwrap();
        assert_eq!(page.controls.fixed.name(), "RU22:5.4.2.1");
    }

    #[test]
    fn ru22_6_1_9_1_classical_russian_has_twenty_minutes_or_more() {
        refuses(Ru22, "russian", "RU22:6.1.9.1", &["19m", "19m59s+30s", "10m/20,9m"]);
        accepts(Ru22, "russian", &["20m", "90m"]);
        accepts(Ru22, "brazilian", &["20m"]);
    }

    #[test]
    fn ru22_6_1_9_1_a_twenty_minutes_or_more_and_thirty_seconds() {
        offers(Ru22, "russian", "RU22:6.1.9.1.a", &["20m+30s"]);
        assert_eq!(takes_silently(Ru22, "russian", "45m+30s").control_by().name(), "RU22:6.1.9.1.a");
    }

    #[test]
    fn ru22_6_1_9_1_b_thirty_minutes_and_thirty_seconds_by_default() {
        offers(Ru22, "russian", "RU22:6.1.9.1.b", &["30m+30s"]);
        assert_eq!(default(Ru22, "russian"), "30m+30s");
    }

    #[test]
    fn ru22_6_1_9_2_rapid_russian_has_seven_to_fifteen_minutes() {
        refuses(Ru22, "russian rapid", "RU22:6.1.9.2", &["6m", "16m", "6m59s+5s", "5m/20,5m"]);
        accepts(Ru22, "russian rapid", &["7m", "15m"]);
    }

    #[test]
    fn ru22_6_1_9_2_a_eight_minutes_and_four_seconds() {
        offers(Ru22, "russian rapid", "RU22:6.1.9.2.a", &["8m+4s"]);
        assert_eq!(default(Ru22, "russian rapid"), "8m+4s");
    }

    #[test]
    fn ru22_6_1_9_2_b_seven_minutes_and_five_seconds() {
        offers(Ru22, "russian rapid", "RU22:6.1.9.2.b", &["7m+5s"]);
    }

    #[test]
    fn ru22_6_1_9_3_blitz_russian_has_three_to_five_minutes() {
        refuses(Ru22, "russian blitz", "RU22:6.1.9.3", &["2m", "6m", "7m"]);
        accepts(Ru22, "russian blitz", &["3m", "5m"]);
        offers(Ru22, "russian blitz", "RU22:6.1.9.3", &["3m+2s"]);
        let told = draft(Ru22, "russian blitz", "7m").check().unwrap_err()[0].to_string();
        assert_eq!(
            told,
            "7m gives 7 min for the game [RU22:6.1.9.3]; allowed: from 3 min to 5 min for the game; recommended: 3m+2s"
        );
    }

    #[test]
    fn ru22_6_1_9_4_another_control_that_contradicts_nothing() {
        assert_eq!(takes_silently(Ru22, "russian", "45m+15s").control_by().name(), "RU22:6.1.9.4");
    }

    #[test]
    fn ru22_6_1_10_1_the_name_of_a_discipline_binds_its_control() {
        refuses(Ru22, "russian blitz", "RU22:6.1.9.3", &["10m"]);
        accepts(Ru22, "russian rapid", &["10m"]);
        let page = law(Ru22, "russian".parse().unwrap()).unwrap();
        for tempo in [Tempo::Rapid, Tempo::Blitz] {
            assert_eq!(page.controls.tempo(tempo).by.name(), "RU22:6.1.10.1");
        }
    }

    #[test]
    fn ru22_7_6_1_classical_international_has_half_an_hour_to_two_hours() {
        refuses(Ru22, "international", "RU22:7.6.1", &["29m", "121m", "29m+30s"]);
        accepts(Ru22, "international", &["30m", "120m"]);
        for control in ["60m+20s", "60m+90s"] {
            advises(Ru22, "international", control, "RU22:7.6.1", "from 30 s to 1 min added for a move");
        }
        takes_silently(Ru22, "international", "60m+45s");
    }

    #[test]
    fn ru22_7_6_1_a_an_hour_and_half_a_minute_or_eighty_and_a_minute() {
        offers(Ru22, "international", "RU22:7.6.1.a", &["60m+30s", "80m+60s"]);
    }

    #[test]
    fn ru22_7_6_2_rapid_international_has_fifteen_to_thirty_minutes() {
        refuses(Ru22, "international rapid", "RU22:7.6.2", &["14m", "31m", "14m+5s"]);
        accepts(Ru22, "international rapid", &["15m", "30m", "30m+5s"]);
        offers(Ru22, "international rapid", "RU22:7.6.2", &["15m+5s"]);
    }

    #[test]
    fn ru22_7_6_3_blitz_international_has_five_to_fifteen_minutes() {
        refuses(Ru22, "international blitz", "RU22:7.6.3", &["4m", "16m", "4m+3s"]);
        accepts(Ru22, "international blitz", &["5m", "15m", "15m+3s"]);
        offers(Ru22, "international blitz", "RU22:7.6.3", &["5m+3s"]);
    }

    #[test]
    fn ru22_7_6_4_another_control_inside_the_range() {
        assert_eq!(takes_silently(Ru22, "international", "100m+30s").control_by().name(), "RU22:7.6.4");
        refuses(Ru22, "international", "RU22:7.6.1", &["150m"]);
    }

    #[test]
    fn ru22_7_7_1_the_name_of_a_discipline_binds_its_control() {
        refuses(Ru22, "international blitz", "RU22:7.6.3", &["20m"]);
        accepts(Ru22, "international rapid", &["20m"]);
        let page = law(Ru22, "international".parse().unwrap()).unwrap();
        for tempo in [Tempo::Rapid, Tempo::Blitz] {
            assert_eq!(page.controls.tempo(tempo).by.name(), "RU22:7.7.1");
        }
    }

    #[test]
    fn ru22_8_3_giveaway_has_twenty_minutes_or_more() {
        refuses(Ru22, "giveaway", "RU22:8.3", &["19m"]);
        accepts(Ru22, "giveaway", &["20m", "60m+30s"]);
        refuses(Ru22, "giveaway blitz", "RU22:8.3", &["3m+2s"]);
    }

    #[test]
    fn ru22_8_3_a_twenty_minutes_or_more_and_thirty_seconds() {
        offers(Ru22, "giveaway", "RU22:8.3.a", &["20m+30s"]);
        assert_eq!(takes_silently(Ru22, "giveaway", "60m+30s").control_by().name(), "RU22:8.3.a");
    }

    #[test]
    fn ru22_8_3_b_thirty_minutes_and_thirty_seconds_by_default() {
        offers(Ru22, "giveaway", "RU22:8.3.b", &["30m+30s"]);
        assert_eq!(default(Ru22, "giveaway"), "30m+30s");
    }

    #[test]
    fn ru22_9_3_1_1_renju_has_a_time_regulation() {
        takes_silently(Ru22, "renju", "90m+30s");
        assert_eq!(law(Ru22, Game::Renju).unwrap().controls.fixed.name(), "RU22:9.3.1.1");
        assert!("".parse::<Control>().is_err(), "no time regulation, no game");
        let mechanical = Draft { clock: Kind::Mechanical, ..draft(Ru22, "renju", "90m+30s") };
        assert_eq!(mechanical.check().unwrap_err()[0].by.name(), "RU22:9.3.1.1");
    }

    #[test]
    fn ru22_9_4_1_less_than_every_control_has_to_be_stated() {
        assert_eq!(presets(Ru22, Game::Renju, Tempo::Classical).len(), 4);
        advises(Ru22, "renju", "30m", "RU22:9.4.1", "is less than the controls of the edition");
        advises(Ru22, "renju", "45m", "RU22:9.4.1", "is less than the controls of the edition");
        advises(Ru22, "renju", "60m+15s", "RU22:9.4.1", "own control of the regulation");
    }

    #[test]
    fn ru22_9_4_1_a_two_hours_and_half_a_minute() {
        offers(Ru22, "renju", "RU22:9.4.1.a", &["120m+30s"]);
    }

    #[test]
    fn ru22_9_4_1_b_ninety_minutes_and_half_a_minute() {
        offers(Ru22, "renju", "RU22:9.4.1.b", &["90m+30s"]);
    }

    #[test]
    fn ru22_9_4_1_c_ninety_minutes() {
        offers(Ru22, "renju", "RU22:9.4.1.c", &["90m"]);
    }

    #[test]
    fn ru22_9_4_1_d_forty_five_minutes_and_ten_seconds() {
        offers(Ru22, "renju", "RU22:9.4.1.d", &["45m+10s"]);
    }
}

mod ru_renju {
    use super::*;
    use Edition::RuRenju;

    #[test]
    fn ru_renju_5_3_1_1_moves_in_a_time_or_all_moves() {
        accepts(RuRenju, "renju", &["90m/40", "45m+10s"]);
        assert_eq!(law(RuRenju, Game::Renju).unwrap().controls.fixed.name(), "RU-RENJU:5.3.1.1");
    }

    #[test]
    fn ru_renju_5_4_1_others_are_the_regulations_own() {
        assert_eq!(presets(RuRenju, Game::Renju, Tempo::Classical).len(), 4);
        advises(RuRenju, "renju", "60m+15s", "RU-RENJU:5.4.1", "own control of the regulation");
        advises(RuRenju, "renju", "30m", "RU-RENJU:5.4.1", "is less than the controls of the edition");
    }

    #[test]
    fn ru_renju_5_4_1_a_two_hours_and_half_a_minute() {
        offers(RuRenju, "renju", "RU-RENJU:5.4.1.a", &["120m+30s"]);
    }

    #[test]
    fn ru_renju_5_4_1_b_ninety_minutes_and_half_a_minute() {
        offers(RuRenju, "renju", "RU-RENJU:5.4.1.b", &["90m+30s"]);
    }

    #[test]
    fn ru_renju_5_4_1_c_ninety_minutes() {
        offers(RuRenju, "renju", "RU-RENJU:5.4.1.c", &["90m"]);
    }

    #[test]
    fn ru_renju_5_4_1_d_forty_five_minutes_and_ten_seconds() {
        offers(RuRenju, "renju", "RU-RENJU:5.4.1.d", &["45m+10s"]);
    }
}

mod ru_codex {
    use super::*;
    use Edition::RuCodex;

    #[test]
    fn ru_codex_3_8_1_a_control_has_stages() {
        let own = draft(RuCodex, "russian", "70m/35").check().expect("a regulation").0;
        assert_eq!(own.control.moves_to_control(34), Some(1));
        assert_eq!(own.law().controls.fixed.name(), "RU-CODEX:3.8.1");
        let mechanical = Draft { clock: Kind::Mechanical, ..draft(RuCodex, "russian", "45m+5s") };
        assert_eq!(mechanical.check().unwrap_err()[0].by.name(), "RU-CODEX:3.8.1");
    }

    #[test]
    fn ru_codex_3_9_1_a_forty_five_minutes() {
        offers(RuCodex, "russian", "RU-CODEX:3.9.1.a", &["45m"]);
        assert_eq!(after("45m", &[]), "45:00");
    }

    #[test]
    fn ru_codex_3_9_1_b_an_hour() {
        offers(RuCodex, "russian", "RU-CODEX:3.9.1.b", &["60m"]);
        assert_eq!(after("60m", &[]), "1:00:00");
    }

    #[test]
    fn ru_codex_3_9_1_c_thirty_five_moves_and_a_quarter_of_an_hour() {
        offers(RuCodex, "russian", "RU-CODEX:3.9.1.c", &["70m/35,15m"]);
        let mut moves = [0; 35];
        moves[0] = 65 * 60;
        assert_eq!(after("70m/35,15m", &moves), "20:00");
    }

    #[test]
    fn ru_codex_3_9_2_fifty_moves_and_half_an_hour() {
        offers(RuCodex, "international", "RU-CODEX:3.9.2", &["90m/50,30m"]);
        let mut moves = [0; 50];
        moves[0] = 88 * 60;
        assert_eq!(after("90m/50,30m", &moves), "32:00");
    }

    #[test]
    fn ru_codex_3_9_3_blitz_has_three_to_five_minutes() {
        for game in ["russian blitz", "international blitz"] {
            refuses(RuCodex, game, "RU-CODEX:3.9.3", &["2m", "6m"]);
            ranges(RuCodex, game, "RU-CODEX:3.9.3", ["3m", "5m"]);
        }
    }

    #[test]
    fn ru_codex_3_9_4_rapid_has_ten_to_thirty_minutes() {
        for game in ["russian rapid", "international rapid"] {
            refuses(RuCodex, game, "RU-CODEX:3.9.4", &["9m", "31m"]);
            ranges(RuCodex, game, "RU-CODEX:3.9.4", ["10m", "30m"]);
        }
    }

    #[test]
    fn ru_codex_3_9_5_both_together_have_six_hours() {
        refuses(RuCodex, "russian", "RU-CODEX:3.9.5", &["185m", "90m/50,91m", "2h/70,1h1s"]);
        accepts(RuCodex, "russian", &["180m", "90m/50,90m"]);
        advises(RuCodex, "russian", "180m", "RU-CODEX:3.9.5", "own control of the regulation");
        advises(RuCodex, "russian blitz", "3m+2s", "RU-CODEX:3.9.5", "own control of the regulation");
    }

    #[test]
    fn ru_codex_3_20_1_all_moves_in_the_time_that_is_set() {
        refuses(RuCodex, "russian blitz", "RU-CODEX:3.20.1", &["3m/30,1m"]);
        refuses(RuCodex, "russian rapid", "RU-CODEX:3.20.1", &["10m/30,10m"]);
        takes_silently(RuCodex, "russian blitz", "5m");
    }
}

mod ua24 {
    use super::*;
    use Edition::Ua24;

    /// The same combination of a base and an increment, started and pressed.
    fn fischer(control: &str, by: &str, discipline: &str, shows: [&str; 2]) {
        assert!(offered(Ua24, discipline, by).contains(&written(control)), "{control}");
        assert_eq!([after(control, &[]), after(control, &[0])], shows.map(str::to_owned));
    }

    #[test]
    fn ua24_iii_clockuse_2_a_regulation_states_its_control() {
        let checkers = "checkers rapid".parse().expect("a discipline");
        let objection = Draft::preset(Ua24, checkers).expect_err("no recommendation");
        assert_eq!((objection.by.name(), objection.weight), ("UA24:III.clockuse.2", Gravity::Refusal));
        let stated = Draft { official: true, ..draft(Ua24, "checkers rapid", "15m+3s") };
        assert!(stated.check().is_ok());
    }

    #[test]
    fn ua24_iii_timecontrol_1_three_kinds_of_controls() {
        accepts(Ua24, "international", &["80m", "60m/30", "60m/30,30m"]);
        let combined: Control = "60m/30,30m".parse().unwrap();
        assert_eq!(combined.moves_to_control(0), Some(30));
        assert_eq!(combined.moves_to_control(30), None);
    }

    #[test]
    fn ua24_iii_timecontrol_2_whoever_has_not_made_the_moves_loses() {
        let page = law(Ua24, "international".parse().unwrap()).unwrap();
        assert_eq!(page.clock.overstep.name(), "UA24:III.timecontrol.2");
        let control: Control = "90m/50,30m".parse().unwrap();
        assert_eq!(control.moves_to_control(49), Some(1));
    }

    #[test]
    fn ua24_iii_timecontrol_3_1_classical_play_has_its_presets() {
        let offered = presets(Ua24, "russian".parse().unwrap(), Tempo::Classical);
        assert!(offered.iter().all(|preset| preset.by.name().starts_with("UA24:III.timecontrol.4.1.")));
        assert_eq!(offered.len(), 6);
        let page = law(Ua24, "russian".parse().unwrap()).unwrap();
        assert_eq!(page.controls.tempo(Tempo::Classical).by.name(), "UA24:III.timecontrol.3.1");
    }

    #[test]
    fn ua24_iii_timecontrol_3_2_rapid_play_has_its_limits() {
        refuses(Ua24, "international rapid", "UA24:III.timecontrol.5.2.a", &["31m"]);
        let page = law(Ua24, "international".parse().unwrap()).unwrap();
        assert_eq!(page.controls.tempo(Tempo::Rapid).by.name(), "UA24:III.timecontrol.3.2");
    }

    #[test]
    fn ua24_iii_timecontrol_3_3_blitz_has_its_limits() {
        refuses(Ua24, "russian blitz", "UA24:III.timecontrol.6.1.a", &["6m"]);
        let page = law(Ua24, "russian".parse().unwrap()).unwrap();
        assert_eq!(page.controls.tempo(Tempo::Blitz).by.name(), "UA24:III.timecontrol.3.3");
    }

    #[test]
    fn ua24_iii_timecontrol_4_1_a_forty_five_minutes_and_ten_seconds() {
        offers(Ua24, "russian", "UA24:III.timecontrol.4.1.a", &["45m+10s"]);
        assert_eq!(after("45m+10s", &[12; 5]), "44:50");
    }

    #[test]
    fn ua24_iii_timecontrol_4_1_b_forty_minutes_and_ten_seconds() {
        offers(Ua24, "russian", "UA24:III.timecontrol.4.1.b", &["40m+10s"]);
        fischer("40m+10s", "UA24:III.timecontrol.4.1.b", "russian", ["40:00", "40:10"]);
    }

    #[test]
    fn ua24_iii_timecontrol_4_1_c_thirty_minutes_and_ten_seconds() {
        offers(Ua24, "russian", "UA24:III.timecontrol.4.1.c", &["30m+10s"]);
        fischer("30m+10s", "UA24:III.timecontrol.4.1.c", "russian", ["30:00", "30:10"]);
    }

    #[test]
    fn ua24_iii_timecontrol_4_1_d_twenty_five_minutes_and_ten_or_five_seconds() {
        offers(Ua24, "brazilian", "UA24:III.timecontrol.4.1.d", &["25m+10s", "25m+5s"]);
        fischer("25m+5s", "UA24:III.timecontrol.4.1.d", "russian", ["25:00", "25:05"]);
    }

    #[test]
    fn ua24_iii_timecontrol_4_1_e_twenty_minutes_and_ten_seconds() {
        offers(Ua24, "russian", "UA24:III.timecontrol.4.1.e", &["20m+10s"]);
        fischer("20m+10s", "UA24:III.timecontrol.4.1.e", "russian", ["20:00", "20:10"]);
    }

    #[test]
    fn ua24_iii_timecontrol_4_2_checkers_by_thirty_and_fifteen_moves() {
        offers(Ua24, "checkers", "UA24:III.timecontrol.4.2", &["1h/30,30m/15*"]);
        let mut moves = [0; 30];
        moves[0] = 50 * 60;
        assert_eq!(after("1h/30,30m/15*", &moves), "40:00");
    }

    #[test]
    fn ua24_iii_timecontrol_4_3_a_eighty_minutes_to_two_hours() {
        offers(Ua24, "international", "UA24:III.timecontrol.4.3.a", &["80m+30s"]);
        assert_eq!(
            takes_silently(Ua24, "international", "120m+30s").control_by().name(),
            "UA24:III.timecontrol.4.3.a"
        );
        refuses(Ua24, "international", "UA24:III.timecontrol.4.3.a", &["121m+30s"]);
    }

    #[test]
    fn ua24_iii_timecontrol_4_3_b_eighty_minutes_and_a_minute() {
        offers(Ua24, "international", "UA24:III.timecontrol.4.3.b", &["80m+60s"]);
        fischer("80m+60s", "UA24:III.timecontrol.4.3.b", "international", ["1:20:00", "1:21:00"]);
    }

    #[test]
    fn ua24_iii_timecontrol_4_3_c_an_hour_and_half_a_minute() {
        offers(Ua24, "international", "UA24:III.timecontrol.4.3.c", &["60m+30s"]);
        fischer("60m+30s", "UA24:III.timecontrol.4.3.c", "international", ["1:00:00", "1:00:30"]);
    }

    #[test]
    fn ua24_iii_timecontrol_4_3_d_increment_from_move_46() {
        offers(Ua24, "international", "UA24:III.timecontrol.4.3.d", &["90m/45,30m+30s"]);
        assert_eq!(
            [after("90m/45,30m+30s", &[0; 45]), after("90m/45,30m+30s", &[0; 46])],
            ["2:00:00", "2:00:30"]
        );
    }

    #[test]
    fn ua24_iii_timecontrol_4_3_e_an_hour_for_each_25_moves() {
        offers(Ua24, "international", "UA24:III.timecontrol.4.3.e", &["2h/50,1h/25*"]);
        let mut moves = [0; 50];
        moves[0] = 110 * 60;
        assert_eq!(after("2h/50,1h/25*", &moves), "1:10:00");
    }

    #[test]
    fn ua24_iii_timecontrol_4_3_f_fifty_moves_and_half_an_hour() {
        offers(Ua24, "international", "UA24:III.timecontrol.4.3.f", &["90m/50,30m"]);
        let mut moves = [0; 50];
        moves[0] = 85 * 60;
        assert_eq!(after("90m/50,30m", &moves), "35:00");
    }

    #[test]
    fn ua24_iii_timecontrol_4_3_g_two_hours_of_both_for_sixty_moves() {
        assert_eq!(
            takes_silently(Ua24, "international", "30m+30s").control_by().name(),
            "UA24:III.timecontrol.4.3.g"
        );
        refuses(Ua24, "international", "UA24:III.timecontrol.4.3.g", &["25m+30s", "29m59s+30s", "60m+20s"]);
        let told = draft(Ua24, "international", "25m+30s").check().unwrap_err()[0].to_string();
        assert!(told.contains("1 h 50 min for the first 60 moves of both players"), "{told}");
    }

    #[test]
    fn ua24_iii_timecontrol_5_1_a_ten_minutes_and_three_or_five_seconds() {
        offers(Ua24, "russian rapid", "UA24:III.timecontrol.5.1.a", &["10m+3s", "10m+5s"]);
    }

    #[test]
    fn ua24_iii_timecontrol_5_1_b_seven_minutes_and_three_or_five_seconds() {
        offers(Ua24, "russian rapid", "UA24:III.timecontrol.5.1.b", &["7m+3s", "7m+5s"]);
    }

    #[test]
    fn ua24_iii_timecontrol_5_1_c_five_minutes_with_increment_are_rapid_too() {
        offers(Ua24, "russian rapid", "UA24:III.timecontrol.5.1.c", &["5m+3s", "5m+5s"]);
        accepts(Ua24, "russian blitz", &["5m+3s", "5m+5s"]);
    }

    #[test]
    fn ua24_iii_timecontrol_5_1_d_rapid_64_has_ten_to_twenty_minutes() {
        refuses(Ua24, "russian rapid", "UA24:III.timecontrol.5.1.d", &["9m", "21m"]);
        ranges(Ua24, "russian rapid", "UA24:III.timecontrol.5.1.d", ["10m", "20m"]);
    }

    #[test]
    fn ua24_iii_timecontrol_5_2_a_rapid_100_has_fifteen_to_thirty_minutes() {
        refuses(Ua24, "international rapid", "UA24:III.timecontrol.5.2.a", &["14m", "31m"]);
        ranges(Ua24, "international rapid", "UA24:III.timecontrol.5.2.a", ["15m", "30m"]);
    }

    #[test]
    fn ua24_iii_timecontrol_5_2_b_rapid_100_by_sixty_moves() {
        let by = takes_silently(Ua24, "international rapid", "15m+5s").control_by();
        assert_eq!(by.name(), "UA24:III.timecontrol.5.2.b");
        refuses(Ua24, "international rapid", "UA24:III.timecontrol.5.2.b", &["28m+5s", "9m+5s"]);
    }

    #[test]
    fn ua24_iii_timecontrol_6_1_a_blitz_64_has_three_to_five_minutes() {
        refuses(Ua24, "russian blitz", "UA24:III.timecontrol.6.1.a", &["2m", "6m"]);
        ranges(Ua24, "russian blitz", "UA24:III.timecontrol.6.1.a", ["3m", "5m"]);
    }

    #[test]
    fn ua24_iii_timecontrol_6_1_b_three_minutes_and_two_or_three_seconds() {
        offers(Ua24, "russian blitz", "UA24:III.timecontrol.6.1.b", &["3m+2s", "3m+3s"]);
    }

    #[test]
    fn ua24_iii_timecontrol_6_1_c_three_to_five_minutes_and_some_seconds() {
        let by = takes_silently(Ua24, "russian blitz", "4m+1s").control_by();
        assert_eq!(by.name(), "UA24:III.timecontrol.6.1.c");
        refuses(Ua24, "russian blitz", "UA24:III.timecontrol.6.1.c", &["6m+1s"]);
    }

    #[test]
    fn ua24_iii_timecontrol_6_2_a_blitz_100_has_five_to_fifteen_minutes() {
        refuses(Ua24, "international blitz", "UA24:III.timecontrol.6.2.a", &["4m", "16m"]);
        ranges(Ua24, "international blitz", "UA24:III.timecontrol.6.2.a", ["5m", "15m"]);
    }

    #[test]
    fn ua24_iii_timecontrol_6_2_b_blitz_100_by_sixty_moves() {
        let by = takes_silently(Ua24, "international blitz", "5m+3s").control_by();
        assert_eq!(by.name(), "UA24:III.timecontrol.6.2.b");
        refuses(Ua24, "international blitz", "UA24:III.timecontrol.6.2.b", &["14m+3s"]);
    }

    #[test]
    fn ua24_iii_timecontrol_7_organisers_may_set_another() {
        for (discipline, control) in
            [("russian", "33m+7s"), ("checkers blitz", "3m+2s"), ("international", "70m")]
        {
            advises(Ua24, discipline, control, "UA24:III.timecontrol.7", "set by the organiser");
            let (regulation, _) = draft(Ua24, discipline, control).check().unwrap();
            assert_eq!(regulation.control_by().name(), "UA24:III.timecontrol.7");
        }
    }
}

#[test]
fn every_recommendation_is_taken_silently_and_one_of_them_is_the_default() {
    let mut seen = 0;
    for edition in Edition::ALL {
        for kind in Game::all() {
            for tempo in Tempo::ALL {
                let offered = presets(edition, kind, tempo);
                let defaults = offered.iter().filter(|preset| preset.default).count();
                assert_eq!(defaults, usize::from(!offered.is_empty()), "{edition} {kind} {tempo}");
                for preset in offered {
                    let discipline = Discipline::new(kind, tempo);
                    let draft = Draft::usual(edition, discipline, preset.control).unwrap();
                    let (regulation, advice) = draft.check().unwrap();
                    assert_eq!((regulation.control_by(), advice), (preset.by, vec![]), "{discipline}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 60, "{seen}");
}
