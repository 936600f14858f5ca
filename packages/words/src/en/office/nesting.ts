import type { nesting as german } from "../../de/office/nesting.ts";

export const nesting: typeof german = {
	title: "Cutting",
	explained:
		"How the pictures whose print files are ready or already released fit on boards and rolls: a suggestion, by the day they have to be with the carrier and by material. It is worked out anew each time.",
	none: "No wall picture waits for the press at the moment.",
	due: "With the carrier by {day}",
	noDay: "Without a day",
	sheets:
		"{kind, select, board {{count, plural, one {One board} other {# boards}}} other {{count, plural, one {One length from the roll} other {# lengths from the roll}}}}",
	summary: "{sheets} · {pieces, plural, one {one piece} other {# pieces}} · {waste} waste",
	sheet: "{kind, select, board {Board} other {Length}} {number}: {width} × {length} mm, {waste} waste",
	drawing:
		"{kind, select, board {Board} other {Length}} {number} with {pieces, plural, one {one piece} other {# pieces}}; the list below names them.",
	caption: "Pieces on {kind, select, board {board} other {length}} {number}: {of}",
	number: "No.",
	order: "Order",
	piece: "Picture",
	size: "Size",
	place: "From left, from top",
	across: "turned",
	line: "Line {line}",
	tooLarge: "Larger than the material: {pieces}",
};
