import { box, mm, type Size, um } from "@offizin/units";

/** A4, upright. */
export const paper: Size = { width: mm(210), height: mm(297) };

/** Where things stand, by DIN 5008 form B: a letter in thirds shows its address in a window of 45 × 90 mm. */
export const plan = {
	left: mm(25),
	right: mm(190),
	mark: { y: mm(17) },
	sender: { y: mm(50.4), width: mm(80) },
	recipient: { y: mm(56), width: mm(80) },
	facts: { x: mm(125), y: mm(50), label: mm(22) },
	heading: { y: mm(99) },
	/** Below the heading of later pages. */
	laterTop: mm(34),
	/** Nothing of the text stands below. */
	bottom: mm(262),
	foot: { y: mm(270) },
	folds: [mm(105), mm(210)],
	hole: mm(148.5),
} as const;

export const textWidth = um(plan.right - plan.left);
export const wholePage = box(0, 0, paper.width, paper.height);
