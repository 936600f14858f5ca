/** Words of the finished card as a thing to look at. */
export const finished = {
	title: "Your finished card",
	see: "See it as a finished card",
	views: "View of the card",
	view: {
		front: "Front",
		half: "Half open",
		inside: "Inside",
		spread: "Unfolded",
		back: "Back",
	},
	shown: "Shown: {view}",
	turned: "turned by {degrees, number} degrees",
	open: "Open the card",
	turn: "Turn the card",
	percent: "{percent, number} % open",
	degrees: "{degrees, number} degrees",
	envelope: "With envelope",
	picture:
		"The finished card, {width, number} × {height, number} mm on {paper}, {refinement}: {view}, {percent, number} % open{envelope, select, yes {, with envelope} other {}}",
	hint: "Turn the card with mouse or finger.",
	note: "In the hand, paper, colours and foil look different again from what a screen can show.",
};
