/** Words of the finished card as a thing to look at. */
export const finished = {
	title: "Your finished {of, select, booklet {booklet} other {card}}",
	see: "See it as a finished {of, select, booklet {booklet} other {card}}",
	views: "View of the card",
	view: {
		front: "Front",
		half: "Half open",
		inside: "Inside",
		spread: "Unfolded",
		pages: "Pages {left, number} and {right, number}",
		back: "Back",
	},
	leaves: "Leaf through the booklet",
	leafBack: "Back",
	leafOn: "On",
	shown: "Shown: {view}",
	turned: "turned by {degrees, number} degrees",
	open: "{of, select, booklet {Leaf through the booklet} other {Open the card}}",
	turn: "Turn the {of, select, booklet {booklet} other {card}}",
	percent: "{percent, number} % {of, select, booklet {leafed through} other {open}}",
	degrees: "{degrees, number} degrees",
	envelope: "With envelope",
	picture:
		"The finished {of, select, booklet {booklet} other {card}}, {width, number} × {height, number} mm on {paper}, {refinement}: {view}{of, select, booklet {} other {, {percent, number} % open}}{envelope, select, yes {, with envelope} other {}}",
	hint: "Turn the {of, select, booklet {booklet} other {card}} with mouse or finger.",
	note: "In the hand, paper, colours and foil look different again from what a screen can show.",
};
