import type { DesignDocument, Ink } from "@offizin/design";
import { box } from "@offizin/units";
import type { ElementMaker } from "./heavy-design.ts";

const CODE_CHARACTERS = 318;
/** More of them in one element is too heavy for a page. */
const TEXT_CHARACTERS = 3000;
const RUNS = 150;

function common(number: number) {
	return {
		id: `heavy-${number}`,
		box: box((number % 20) * 5000, Math.floor(number / 20) * 7000, 30_000, 30_000),
		rotation: 0,
		label: "",
	};
}

function inkOf({ choices }: DesignDocument): Ink {
	const [ink] = choices.inks;
	if (!ink) throw new Error("a document without inks");
	return ink;
}

function styleOf(document: DesignDocument, size: number) {
	const [font = ""] = document.choices.fonts;
	return { font, size, tracking: 0, leading: 120, align: "left", ink: inkOf(document) };
}

const words = "Wir sagen Ja und feiern mit euch das Donaudampfschifffahrtsfest am längsten Sommerabend. ";

export const qrCode: ElementMaker = (number, document) => ({
	...common(number),
	type: "qr",
	content: `https://example.org/${number}/`.padEnd(CODE_CHARACTERS, "x7Qz"),
	level: "H",
	ink: inkOf(document),
});

export const longText: ElementMaker = (number, document) => ({
	...common(number),
	type: "text",
	text: words.repeat(60).slice(0, TEXT_CHARACTERS),
	maxLength: TEXT_CHARACTERS,
	style: styleOf(document, 900),
	verticalAlign: "top",
	editable: true,
});

/** In a box it never fits, divided into words and stretches of many typefaces: the layout tries size after size. */
export const fittedText: ElementMaker = (number, document) => {
	const step = Math.floor(TEXT_CHARACTERS / RUNS);
	const fonts = document.choices.fonts;
	return {
		...longText(number, document),
		style: styleOf(document, 40_000),
		fitMin: 1,
		hyphenation: "de",
		runs: Array.from({ length: RUNS }, (_, at) => ({
			start: at * step,
			end: at * step + step - 1,
			style: { font: fonts[at % fonts.length] ?? fonts[0], tracking: at },
		})),
	};
};

export const dottedLine: ElementMaker = (number, document) => ({
	...common(number),
	type: "line",
	box: box(0, number * 300, 9_000_000, 1000),
	stroke: { ink: inkOf(document), width: 1, dash: "dotted" },
});

/** As large as the schema lets it be, far beyond any sheet. */
export const hugeShape: ElementMaker = (number, document) => ({
	...common(number),
	type: "shape",
	shape: (["heart", "ellipse", "arch", "rect"] as const)[number % 4],
	box: box(-4_000_000, -4_000_000, 9_999_999, 9_999_999),
	rotation: (number * 137) % 36_000,
	fill: inkOf(document),
	stroke: { ink: inkOf(document), width: 5_000_000 },
	opacity: 50,
});

/** The richest drawing of the template, again and again. */
export const artwork: ElementMaker = (number, document) => {
	const [largest] = Object.entries(document.artworks).toSorted(
		([, a], [, b]) => JSON.stringify(b).length - JSON.stringify(a).length,
	);
	if (!largest) throw new Error("a document without artworks");
	const used = document.pages
		.flatMap(({ elements }) => elements)
		.find((element) => element.type === "artwork" && element.artwork === largest[0]);
	return {
		...common(number),
		rotation: (number * 731) % 36_000,
		type: "artwork",
		artwork: largest[0],
		inks: used?.type === "artwork" ? used.inks : {},
	};
};
