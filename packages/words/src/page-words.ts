import { type Format, type Page, pageOf } from "@offizin/formats";
import { wordsOf } from "./language.ts";
import { say } from "./say.ts";

const faces = ["front", "back"] as const;
const pieces = ["leaf", "insert"] as const;

/** The name of a page key on its own: "leaf-3-back" is "Blatt 3 Rückseite". An unknown key stands for itself. */
export function pageKeyName(key: string, locale: string): string {
	const words = wordsOf(locale).page;
	const names: Readonly<Record<string, string>> = words.name;
	if (Object.hasOwn(names, key)) return names[key] ?? key;
	const [kind = "", number = "", side = ""] = key.split("-");
	if (kind === "panel") return say(words.panel, { number }, locale);
	if (kind === "spread") return say(words.spread, { first: number, second: Number(number) + 1 }, locale);
	const piece = pieces.find((one) => one === kind);
	const face = faces.find((one) => one === side);
	return piece && face ? say(words[piece][face], { number }, locale) : key;
}

/** What the first leaf and the doors are called in formats where "Vorderseite" alone would not tell them apart. */
function ownName(format: Format, key: string, locale: string): string | undefined {
	const words = wordsOf(locale).page;
	if (key === "front" && pageOf(format, "front-right")) return words.leftDoor;
	const face = faces.find((one) => one === key);
	if (!face) return undefined;
	if (format.form === "briefumschlag") return words.address;
	if (format.form === "wandbild" || format.form === "merch") return words.only;
	return pageOf(format, "leaf-2-front") ? say(words.leaf[face], { number: 1 }, locale) : undefined;
}

/** The name of a page within its format: "Vorderseite", "Blatt 1 Rückseite", "Seiten 4 und 5". */
export function pageName(format: Format, key: string, locale: string): string {
	const { like, numbers = [] } = pageOf(format, key) ?? {};
	const [first, second] = numbers;
	// Of those that come, go and move, the name says where one lies now.
	if (like !== undefined && first !== undefined && second !== undefined)
		return say(wordsOf(locale).page.spread, { first, second }, locale);
	return ownName(format, key, locale) ?? pageKeyName(key, locale);
}

function innerPanels(format: Format, { folds }: Page, locale: string): readonly string[] {
	const { inner } = wordsOf(locale).page;
	const [first, last] = folds[0]?.axis === "y" ? [inner.top, inner.bottom] : [inner.left, inner.right];
	if (folds.length === 1) return [first, last];
	if (pageOf(format, "front-right")) return [inner.leftDoor, inner.betweenDoors, inner.rightDoor];
	return [first, inner.middle, inner.flap];
}

/** The names of the panels of a page, from left to right or top to bottom; of a page without folds its own. */
export function panelNames(format: Format, key: string, locale: string): readonly string[] {
	const page = pageOf(format, key);
	if (!page || page.folds.length === 0) return [pageName(format, key, locale)];
	const { name, inner, spine, band, panel } = wordsOf(locale).page;
	if (format.form === "banderole") return [band.backLeft, band.edge, band.front, band.edge, band.backRight];
	if (format.form === "pocketfold" && key === "back") return [spine.narrow, name.back, spine.wide];
	if (format.form === "pocketfold" && key === "inner")
		return [inner.left, spine.wide, inner.middle, spine.narrow, inner.right];
	if (key === "inner") return innerPanels(format, page, locale);
	return page.numbers.map((number) => say(panel, { number }, locale));
}
