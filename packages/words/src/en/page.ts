/** Pages of formats, and the panels that creases make of them. */
export const page = {
	/** Called the same in every format. */
	name: {
		front: "Front",
		inner: "Inside",
		back: "Back",
		flap: "Outer flap",
		"front-right": "Front, right door",
		pocket: "Pocket",
		"card-front": "Card front",
		"card-back": "Card back",
		"envelope-flap": "Flap",
	},
	/** What a picture of a card shows, for who does not see it. */
	picture: "{template} in {colour}, {view}",
	scene: {
		front: "front and back",
		set: "with all that goes with it",
		open: "opened",
		detail: "close-up",
		family: "the whole collection",
	},
	panel: "Page {number}",
	spread: "Pages {first} and {second}",
	leaf: { front: "Leaf {number}, front", back: "Leaf {number}, back" },
	insert: { front: "Insert {number}, front", back: "Insert {number}, back" },
	leftDoor: "Front, left door",
	address: "Address side",
	/** Of what has no other side. */
	only: "Picture",
	inner: {
		left: "Inside left",
		right: "Inside right",
		top: "Inside top",
		bottom: "Inside bottom",
		middle: "Inside centre",
		flap: "Inner flap",
		leftDoor: "Inside of the left door",
		betweenDoors: "Inside",
		rightDoor: "Inside of the right door",
	},
	spine: { wide: "Spine", narrow: "Narrow spine" },
	band: { backLeft: "Back left", edge: "Edge", front: "Front", backRight: "Back right" },
};
