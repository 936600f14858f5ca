import type { DesignDocument, Facts, TextElement } from "@offizin/design";
import { box, mm, pt } from "@offizin/units";
import type { Idea } from "@offizin/words/ideas";
import { expect, test } from "vitest";
import { lengthOf, type Narrowing, narrowIdeas } from "./narrow-ideas.ts";
import { hasIdeas, toldIdeas } from "./told-ideas.ts";

const text = (label: string, maxLength = 200): TextElement => ({
	id: label,
	type: "text",
	label,
	box: box(0, 0, mm(60), mm(20)),
	rotation: 0,
	text: "",
	maxLength,
	style: {
		font: "any",
		size: pt(12),
		leading: 120,
		tracking: 0,
		align: "left",
		ink: { role: "process", swatch: "ink" },
	},
	verticalAlign: "top",
	editable: true,
});

const card = (elements: readonly TextElement[], facts?: Facts): DesignDocument => ({
	schemaVersion: 3,
	template: "fixture",
	product: "card",
	configuration: { formatType: "postkarte-a6-quer" },
	swatches: { ink: { name: "Tinte", cmyk: [0, 0, 0, 100], srgb: "#1d1d1b" } },
	artworks: {},
	fonts: {},
	fields: [],
	choices: { fonts: ["any"], inks: [{ role: "process", swatch: "ink" }] },
	...(facts && { facts }),
	pages: [{ key: "front", elements: [...elements] }],
});

const idea = (id: string, said: string, more: Partial<Idea> = {}): Idea => ({
	id,
	for: ["reply"],
	occasion: "wedding",
	tone: "plain",
	text: said,
	...more,
});
const bound = idea("bound", "Bescheid bis zum {{reply-by}}.");
const plain = idea("plain", "Kommt Ihr?", { tone: "warm" });
const quoted = idea("quoted", "Immer nach Hause.", { for: ["quotation"], by: "Novalis" });
const ids = (found: ReturnType<typeof toldIdeas>) => found.map((one) => one.idea.id);

test("[14] an idea is told with the person's own facts, and put in so that it follows them", () => {
	const element = text("reply");
	const document = card([element], { "reply-by": "2027-03-28" });
	expect(toldIdeas([bound], { document, element })).toMatchObject([
		{ told: "Bescheid bis zum 28.\u00a0März 2027.", written: bound.text },
	]);
});

test("[14] an idea with a hole, or too long for the field, is not offered", () => {
	const element = text("reply");
	expect(ids(toldIdeas([bound, plain], { document: card([element]), element }))).toEqual(["plain"]);
	expect(ids(toldIdeas([bound, plain], { document: card([element], {}), element }))).toEqual(["plain"]);
	const short = text("reply", 9);
	expect(toldIdeas([plain], { document: card([short]), element: short })).toEqual([]);
});

test("[14] a text has the ideas it is labelled for; one of one's own has all of them", () => {
	const own = text("own-text");
	expect(ids(toldIdeas([plain, quoted], { document: card([own]), element: own }))).toEqual([
		"plain",
		"quoted",
	]);
	const title = text("title");
	expect(toldIdeas([plain, quoted], { document: card([title]), element: title })).toEqual([]);
	expect(["reply", "own-text", "place", "toString"].filter(hasIdeas)).toEqual(["reply", "own-text"]);
});

test("[14] who wrote a quotation stands where the card has a place for that, else below it", () => {
	const element = text("quotation");
	const author = text("quotation-author");
	expect(toldIdeas([quoted], { document: card([element, author]), element })).toMatchObject([
		{ written: "Immer nach Hause.", author: { id: "quotation-author" } },
	]);
	expect(toldIdeas([quoted], { document: card([element]), element })).toMatchObject([
		{ written: "Immer nach Hause.\nNovalis", author: undefined },
	]);
});

test("[14] ideas are narrowed by tone, length and words, however these are typed", () => {
	const element = text("own-text", 300);
	const long = idea("long", `Größe ${"a".repeat(160)}`, { occasion: "birth" });
	const told = toldIdeas([plain, quoted, long], { document: card([element]), element });
	const narrowed = (narrowing: Partial<Narrowing>) =>
		ids(narrowIdeas(told, { occasion: null, tone: null, length: null, search: "", ...narrowing }));
	expect(narrowed({})).toEqual(["plain", "quoted", "long"]);
	expect(narrowed({ tone: "warm" })).toEqual(["plain"]);
	expect(narrowed({ occasion: "birth" })).toEqual(["long"]);
	expect(narrowed({ length: "long" })).toEqual(["long"]);
	expect(narrowed({ search: " groesse " })).toEqual(["long"]);
	expect(narrowed({ search: "NOVALIS immer" })).toEqual(["quoted"]);
	expect(told.map(lengthOf)).toEqual(["short", "short", "long"]);
});
