import { type Format, type Page, pageOf } from "./format.ts";

/** Names of pages that are called the same in every format. */
export const pageNamesDe = {
	front: "Vorderseite",
	inner: "Innenseite",
	back: "Rückseite",
	flap: "Klappe außen",
	"front-right": "Vorderseite, rechte Tür",
	pocket: "Tasche",
	"card-front": "Karte Vorderseite",
	"card-back": "Karte Rückseite",
	"envelope-flap": "Klappe",
} as const;

const faces: ReadonlyMap<string, string> = new Map([
	["front", "Vorderseite"],
	["back", "Rückseite"],
]);
const pieces: ReadonlyMap<string, string> = new Map([
	["leaf", "Blatt"],
	["insert", "Einleger"],
]);

/** The name of a page key on its own: "leaf-3-back" is "Blatt 3 Rückseite". An unknown key stands for itself. */
export function pageKeyNameDe(key: string): string {
	const names: Readonly<Record<string, string>> = pageNamesDe;
	if (Object.hasOwn(names, key)) return names[key] ?? key;
	const [kind = "", number = "", face = ""] = key.split("-");
	if (kind === "panel") return `Seite ${number}`;
	if (kind === "spread") return `Seiten ${number} und ${Number(number) + 1}`;
	const [piece, side] = [pieces.get(kind), faces.get(face)];
	return piece && side ? `${piece} ${number} ${side}` : key;
}

/** What the first leaf and the doors are called in formats where "Vorderseite" alone would not tell them apart. */
function ownNameDe(format: Format, key: string): string | undefined {
	const hasDoors = format.pages.some((page) => page.key === "front-right");
	if (hasDoors && key === "front") return "Vorderseite, linke Tür";
	const face = faces.get(key);
	if (!face) return undefined;
	if (format.form === "briefumschlag") return "Anschriftseite";
	return format.pages.some((page) => page.key === "leaf-2-front") ? `Blatt 1 ${face}` : undefined;
}

/** The German name of a page within its format: "Vorderseite", "Blatt 1 Rückseite", "Seiten 4 und 5". */
export function pageNameDe(format: Format, key: string): string {
	return ownNameDe(format, key) ?? pageKeyNameDe(key);
}

const pocketfoldPanels = {
	inner: ["Innenseite links", "Rücken", "Innenseite Mitte", "schmaler Rücken", "Innenseite rechts"],
	back: ["schmaler Rücken", "Rückseite", "Rücken"],
} as const;
const bandPanels = ["Rückseite links", "Kante", "Vorderseite", "Kante", "Rückseite rechts"];

function innerPanels(format: Format, { folds }: Page): readonly string[] {
	const isDown = folds[0]?.axis === "y";
	const [first, last] = isDown ? ["oben", "unten"] : ["links", "rechts"];
	if (folds.length === 1) return [`Innenseite ${first}`, `Innenseite ${last}`];
	if (pageOf(format, "front-right")) return ["linke Tür innen", "Innenseite", "rechte Tür innen"];
	return [`Innenseite ${first}`, "Innenseite Mitte", "Klappe innen"];
}

/** The German names of the panels of a page, from left to right or top to bottom; of a page without folds its own. */
export function panelNamesDe(format: Format, key: string): readonly string[] {
	const page = pageOf(format, key);
	if (!page || page.folds.length === 0) return [pageNameDe(format, key)];
	if (format.form === "banderole") return bandPanels;
	if (format.form === "pocketfold" && (key === "inner" || key === "back")) return pocketfoldPanels[key];
	if (key === "inner") return innerPanels(format, page);
	return page.numbers.map((number) => `Seite ${number}`);
}
