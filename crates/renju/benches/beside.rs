//! Forbidden points beside another program's, on the same crowded positions.
//!
//! `cargo bench -p renju --bench beside -- 'PEER COMMAND' [POSITIONS]`
//!
//! The peer speaks the Piskvork protocol with Yixin's `YXBOARD` and `YXSHOWFORBID`. Nothing is timed: the peer would mostly
//! read and write text.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use renju::{Board, Colour, Fouls, Point, Points, Position, Rules, ThreeClause};
use testkit::renju::Crowd;

type Failure = Box<dyn std::error::Error>;

#[expect(clippy::disallowed_methods, reason = "a comparison is told its peer")]
fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let Some(command) = arguments.first() else {
        println!("no peer to compare with: -- 'PEER COMMAND' [POSITIONS]");
        return Ok(());
    };
    let positions: usize = arguments.get(1).map_or(Ok(10_000), |number| number.parse())?;
    let mut peer = Peer::start(command)?;
    let (mut points, mut different) = (0, 0);
    let crowds = Crowd::new(1).map(|(black, white)| Board::new(black, white)).filter(is_open);
    for board in crowds.take(positions) {
        let ours = Fouls::of(&board, ThreeClause::Literal).all();
        let theirs = peer.forbidden(&board)?;
        points += ours.len();
        if ours != theirs {
            different += 1;
            println!("ours {ours}, theirs {theirs}{board:?}");
        }
    }
    println!("{positions} positions, {points} forbidden points, {different} positions judged differently");
    if different == 0 { Ok(()) } else { Err("the judges differ".into()) }
}

/// Both sides have stones, the last of which says who is to move, and nobody has won yet.
fn is_open(board: &Board) -> bool {
    Colour::ALL.iter().all(|&colour| board.count(colour) > 0)
        && Position::of(*board, Colour::Black, Rules::default()).ending().is_none()
}

/// A running program.
struct Peer {
    child: Child,
    answers: BufReader<std::process::ChildStdout>,
}

impl Peer {
    fn start(command: &str) -> Result<Self, Failure> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().ok_or("no command")?)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let answers = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut peer = Self { child, answers };
        peer.say("START 15\nINFO RULE 4\n")?;
        Ok(peer)
    }

    fn say(&mut self, text: &str) -> Result<(), Failure> {
        let input = self.child.stdin.as_mut().ok_or("no input")?;
        input.write_all(text.as_bytes())?;
        Ok(input.flush()?)
    }

    /// What the peer forbids, Black to move: `FORBID 07080912.` is h9 and j13.
    fn forbidden(&mut self, board: &Board) -> Result<Points, Failure> {
        let stones = Colour::ALL.map(|colour| board.stones(colour).map(move |point| (point, colour)));
        let stones: String = stones
            .into_iter()
            .flatten()
            .map(|(point, colour)| format!("{},{},{}\n", point.column(), point.row(), 1 + colour as u8))
            .collect();
        self.say(&format!("YXBOARD\n{stones}DONE\nYXSHOWFORBID\n"))?;
        let mut line = String::new();
        loop {
            line.clear();
            if self.answers.read_line(&mut line)? == 0 {
                return Err("the peer has gone".into());
            }
            let Some(digits) = line.trim().strip_prefix("FORBID") else { continue };
            let digits: Vec<u8> = digits
                .bytes()
                .filter_map(|sign| sign.checked_sub(b'0'))
                .filter(|&digit| digit < 10)
                .collect();
            let points = digits.chunks_exact(4).map(|d| Point::new(10 * d[0] + d[1], 10 * d[2] + d[3]));
            return Ok(points
                .collect::<Option<Vec<_>>>()
                .ok_or("a point off the board")?
                .into_iter()
                .collect());
        }
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        // It is no matter whether the peer has gone before.
        let _ = self.say("END\n");
        let _ = self.child.wait();
    }
}
