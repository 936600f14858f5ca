import type { DesignElement } from "@offizin/design";
import { box, mm, pt } from "@offizin/units";
import { type Drawing, foil, ink, inTurn, line, photo, relief, rows, squareIn, text } from "./drawing.ts";
import { couples, DATE, initials, letter, PLACE, shortCouples, shortLines } from "./words.ts";

type Composition = (drawing: Drawing) => DesignElement[];

const black = ink("ink");

/** One or two words where nothing else has room. */
const label: Composition = (drawing) => {
	const { id, area, turn, fonts } = drawing;
	const words = area.width < mm(22) ? initials : shortLines;
	return [
		text(`${id}-label`, area, inTurn(words, turn), {
			font: fonts.text,
			size: pt(12),
			ink: turn % 2 === 0 ? foil(drawing) : black,
			element: { fitMin: pt(5) },
		}),
	];
};

/** Names with a smaller "&", a dashed line, a date in small capitals, the place in relief. */
const invitation: Composition = (drawing) => {
	const { id, area, turn, fonts } = drawing;
	const names = inTurn(couples, turn);
	const and = names.indexOf("&");
	const [upper, middle, lower, last] = rows(area, [5, 1, 2, 2]);
	const size = Math.min(30, Math.max(11, area.width / 3000));
	return [
		text(`${id}-names`, upper, names, {
			font: fonts.display,
			size: pt(size),
			ink: foil(drawing),
			element: {
				runs: [{ start: and, end: and + 1, style: { font: fonts.text, size: pt(size * 0.7), ink: black } }],
			},
		}),
		line(`${id}-line`, middle, {
			ink: ink("leaf-6"),
			width: pt(0.75),
			...(turn % 2 === 0 ? { dash: inTurn(["dashed", "dotted"] as const, turn / 2) } : {}),
		}),
		text(`${id}-date`, lower, DATE, {
			font: fonts.text,
			size: pt(11),
			ink: black,
			style: { caps: "small", tracking: 60, features: ["onum"] },
		}),
		text(`${id}-place`, last, PLACE, { font: fonts.text, size: pt(9), ink: relief(drawing) }),
	];
};

/** Short names and the date. */
const tag: Composition = (drawing) => {
	const { id, area, turn, fonts } = drawing;
	const [upper, lower] = rows(area, [2, 1]);
	const names = inTurn(shortCouples, turn);
	return [
		text(`${id}-names`, upper, names, { font: fonts.display, size: pt(14), ink: foil(drawing) }),
		text(`${id}-date`, lower, "12. Juni 2027", { font: fonts.text, size: pt(8), ink: relief(drawing) }),
	];
};

/** A hyphenated paragraph on the baseline grid, its first words in the other font, a signature below. */
const paragraph: Composition = (drawing) => {
	const { id, area, turn, fonts } = drawing;
	const [upper, lower] = rows(area, [5, 1]);
	const first = letter[0].length;
	return [
		text(`${id}-letter`, upper, sentencesFor(upper.width, upper.height), {
			font: fonts.text,
			size: pt(9),
			ink: black,
			style: { align: inTurn(["left", "center", "right"] as const, turn) },
			element: {
				hyphenation: "de",
				onGrid: true,
				verticalAlign: "top",
				runs: [{ start: 0, end: first, style: { font: fonts.display } }],
			},
		}),
		text(`${id}-signature`, lower, inTurn(couples, turn), {
			font: fonts.display,
			size: pt(16),
			ink: ink("accent"),
			element: { verticalAlign: "bottom" },
		}),
	];
};

/** As many sentences as fit at 9 pt with plenty of room, at least the first. */
function sentencesFor(width: number, height: number): string {
	const characters = (width / 1900) * Math.floor(height / 5200) * 0.75;
	let taken = letter[0];
	for (const sentence of letter.slice(1)) {
		if (taken.length + sentence.length > characters) break;
		taken += ` ${sentence}`;
	}
	return taken;
}

/** A photo in each of the shapes and looks by turns, with a caption. */
const picture: Composition = ({ id, area, turn, fonts, photo: sample }) => {
	const [upper, lower] = rows(area, [6, 1]);
	const look = inTurn(
		[
			undefined,
			{ tone: "blackWhite", brightness: 5, contrast: 10 },
			undefined,
			{ tone: "sepia", brightness: 0, contrast: 0 },
		] as const,
		turn,
	);
	return [
		photo(`${id}-photo`, upper, sample, {
			shape: inTurn(["rect", "ellipse", "rect", "arch", "heart"] as const, turn),
			...(look && { look: { ...look } }),
		}),
		text(`${id}-caption`, lower, inTurn(couples, turn), {
			font: fonts.display,
			size: pt(14),
			ink: ink("accent"),
		}),
	];
};

/** A code on its own ground beside a turned group of shapes, with an answer line. */
const answer: Composition = (drawing) => {
	const { id, area, fonts, turn } = drawing;
	const [upper, middle, lower] = rows(area, [3, 6, 2]);
	const code = squareIn(middle, mm(32));
	const seal = squareIn(upper, mm(14));
	const group = `${id}-seal`;
	return [
		{ id: group, type: "group", label: "Siegel", box: seal, rotation: 1500 },
		{
			...{ id: `${id}-ring`, type: "shape", label: "Ring", box: seal, rotation: 0, group },
			shape: inTurn(["ellipse", "heart", "arch", "rect"] as const, turn),
			fill: ink("leaf-2"),
			stroke: { ink: ink("leaf-6"), width: pt(0.75) },
			opacity: 60,
		},
		{
			...line(`${id}-bar`, box(seal.x, seal.y + seal.height * 0.4, seal.width, seal.height * 0.2), {
				ink: ink("accent"),
				width: pt(1),
			}),
			group,
		},
		{
			...{ id: `${id}-code`, type: "qr", label: "Antwort", box: code, rotation: 0 },
			...{ content: `https://papiervogel.example/e/${turn}`, level: "M" },
			...{ ink: black, background: ink("wash") },
		},
		text(`${id}-answer`, lower, `Bitte antwortet uns bis zum 30. April\n${inTurn(couples, turn)}`, {
			font: fonts.text,
			size: pt(8.5),
			ink: black,
		}),
	];
};

const large: readonly [Composition, ...Composition[]] = [invitation, picture, paragraph, answer];

/** The composition for the `place`-th area of a document: by its size, and large ones in turn. */
export function compose(drawing: Drawing, place: number): DesignElement[] {
	const { width, height } = drawing.area;
	if (width < mm(26) || height < mm(15)) return label(drawing);
	if (width < mm(45) || height < mm(45)) return tag(drawing);
	return inTurn(large, place)(drawing);
}
