import { cardProductFor, geometryOf } from "@offizin/assortment";
import { boxMatrix, type DesignElement, elementsOf, inksOf, openDocument, withFacts } from "@offizin/design";
import { BLEED, type Page, pageOf } from "@offizin/formats";
import { multiply, scale } from "@offizin/geometry";
import { violations } from "@offizin/solver";
import { contains } from "@offizin/units";
import { expect, test } from "vitest";
import { buildTemplate, templateIds } from "./build-template.ts";
import { designFonts } from "./font.ts";
import { rowOf, type Template } from "./template.ts";
import { themes } from "./themes.ts";

const templates = templateIds.map(buildTemplate);
const each = test.each(templates.map((template) => [template.id, template] as const));
const fontIds: readonly string[] = designFonts.map(({ id }) => id);

function pagesOf({ document }: Template): { page: Page; elements: DesignElement[] }[] {
	const format = geometryOf(document);
	return document.pages.map(({ key, elements }) => {
		const page = pageOf(format, key);
		if (!page) throw new Error(`${document.configuration.formatType} has no page ${key}`);
		return { page, elements };
	});
}

test("every card of a theme in every colour is a template, with an id of its own", () => {
	const cards = themes.map((theme) => theme.colorways.length * theme.cards.length);
	expect(templateIds).toHaveLength(cards.reduce((sum, count) => sum + count));
	expect(templates.map(({ id }) => id)).toEqual(templateIds);
	expect(() => buildTemplate("eukalyptus-klappkarte-a6")).toThrow("eukalyptus-klappkarte-a6 is a template");
});

each("%s names its colours and its siblings as they name it", (id, template) => {
	const { colors, siblings, colorway, themeId } = template;
	expect(colors.filter((color) => color.id === id)).toMatchObject([{ key: colorway }]);
	for (const { id: other } of colors) expect(buildTemplate(other).colors).toEqual(colors);
	for (const other of siblings) expect(buildTemplate(other).siblings).toContain(id);
	const cards = themes.find((theme) => theme.id === themeId)?.cards ?? [];
	expect([id, ...siblings]).toHaveLength(cards.length);
});

each("%s has a row that says of it what its document says", (id, template) => {
	const { document } = template;
	const row = rowOf(template, "0".repeat(64));
	expect(row).toMatchObject({
		id,
		document: "0".repeat(64),
		formatType: document.configuration.formatType,
		defaultConfiguration: document.configuration,
		productType: document.product,
		pages: document.pages.map(({ key }) => key),
		hasPhoto: elementsOf(document).some(({ type }) => type === "photo"),
	});
	expect(JSON.parse(JSON.stringify(row))).toEqual(row);
});

each("%s is a document that can be stored and read again", (_id, { document }) => {
	const read = openDocument(JSON.parse(JSON.stringify(document)));
	expect(read).toEqual({ ok: true, value: { document, repairs: [] } });
});

each("%s stays small enough to be sent with every save", (_id, { document }) => {
	expect(JSON.stringify(document).length).toBeLessThan(122_880);
});

each("%s designs every page of its format", (_id, { document }) => {
	const pages = geometryOf(document).pages.map(({ key }) => key);
	expect(document.pages.map(({ key }) => key)).toEqual(pages);
});

each(
	"%s comes on a paper that takes its refinement",
	(_id, { document, defaultConfiguration, refinements }) => {
		const { formatType = "" } = document.configuration;
		expect(violations(cardProductFor({ formatType, refinements }), defaultConfiguration)).toEqual([]);
	},
);

each("%s has foil on its outer side and nowhere else (domain.md §6)", (_id, template) => {
	const hasFoil = pagesOf(template).map(({ page, elements }) => ({
		refinable: page.refinable,
		foil: elements.some((element) => inksOf(element).some(({ role }) => role === "foil")),
	}));
	expect(hasFoil.filter(({ foil }) => foil)).toEqual([{ refinable: true, foil: true }]);
});

each("%s uses and offers fonts that exist", (_id, { document }) => {
	const used = elementsOf(document).flatMap((element) =>
		element.type === "text" ? [element.style.font] : [],
	);
	expect([...used, ...document.choices.fonts].filter((font) => !fontIds.includes(font))).toEqual([]);
	expect(document.choices.fonts.length).toBeGreaterThanOrEqual(3);
	expect(document.choices.inks.some(({ role }) => role === "foil")).toBe(true);
});

interface Extent {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** What an element paints on its page, in micrometres: the points of a drawing, the box of everything else. */
function paintedExtent(template: Template, element: DesignElement): Extent {
	const { box, rotation } = element;
	const drawing = element.type === "artwork" ? template.document.artworks[element.artwork] : undefined;
	const matrix = drawing
		? multiply(boxMatrix(box, rotation), scale(box.width / drawing.width, box.height / drawing.height))
		: boxMatrix(box, rotation);
	const corners = [0, 0, box.width, 0, 0, box.height, box.width, box.height];
	const isMirrored = element.type === "artwork" && element.mirrored === true;
	const numbers = drawing
		? drawing.paths.flatMap(({ d }) => (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number))
		: corners;
	const [a, b, c, d, e, f] = matrix;
	const extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
	for (let i = 0; i + 1 < numbers.length; i += 2) {
		const [drawnX = 0, y = 0] = numbers.slice(i, i + 2);
		const x = isMirrored && drawing ? drawing.width - drawnX : drawnX;
		extent.left = Math.min(extent.left, a * x + c * y + e);
		extent.right = Math.max(extent.right, a * x + c * y + e);
		extent.top = Math.min(extent.top, b * x + d * y + f);
		extent.bottom = Math.max(extent.bottom, b * x + d * y + f);
	}
	return extent;
}

/** How far something painted goes past each cut edge; within cutting tolerance of the trim counts as reaching it. */
function overhangs({ size, edges }: Page, extent: Extent): number[] {
	const past = {
		left: -extent.left,
		top: -extent.top,
		right: extent.right - size.width,
		bottom: extent.bottom - size.height,
	};
	return (["left", "top", "right", "bottom"] as const)
		.filter((edge) => edges[edge] === "cut" && past[edge] > -500)
		.map((edge) => past[edge]);
}

each("%s: what reaches the trim reaches the bleed (domain.md §1.1)", (_id, template) => {
	const short = pagesOf(template).flatMap(({ page, elements }) =>
		elements
			.filter(({ type }) => type !== "text")
			.filter((element) =>
				overhangs(page, paintedExtent(template, element)).some((past) => Math.ceil(past) < BLEED),
			)
			.map(({ id }) => `${page.key} ${id}`),
	);
	expect(short).toEqual([]);
});

const months = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
	" ",
);
const weekdays = "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag".split(" ");
const written = new RegExp(
	`(${weekdays.join("|")})(?:,|\\s)*(?:de[nm]\\s)?(\\d{1,2})\\.\\s(${months.join("|")})\\s(\\d{4})`,
	"giu",
);

const inCapitals = (word: string) => word.toLocaleUpperCase("de-DE");

/** Dates written with a weekday, in reading order of the page: "Samstag" and "12. Juni 2027" may be two elements. */
function datesIn({ document }: Template): { said: string; is: string }[] {
	const texts = elementsOf(withFacts(document)).flatMap((element) =>
		element.type === "text" ? [element.text] : [],
	);
	return [...texts.join(" ").matchAll(written)].map(([, weekday = "", day, month = "", year]) => {
		const index = months.map(inCapitals).indexOf(inCapitals(month));
		const date = new Date(Date.UTC(Number(year), index, Number(day)));
		return { said: inCapitals(weekday), is: inCapitals(weekdays[date.getUTCDay()] ?? "") };
	});
}

test("the dates of the samples fall on the weekday they name", () => {
	const dates = templates.flatMap(datesIn);
	expect(dates.filter(({ said, is }) => said !== is)).toEqual([]);
	expect(dates.length).toBeGreaterThan(themes.length * 3);
});

/** Contrast of two screen colours after WCAG 2.2. */
function contrast(one: string, other: string): number {
	const luminance = (color: string) => {
		const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
			const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
			return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	};
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

function covers({ box: under }: DesignElement, { box: over }: DesignElement): boolean {
	return contains(under, over);
}

each("%s: printed text on bare paper is dark enough to read at any age", (_id, { document }) => {
	const onPaper = document.pages
		.filter(({ background }) => background === undefined)
		.flatMap(({ elements }) =>
			elements.filter(
				(element, index) =>
					element.type === "text" &&
					!elements.slice(0, index).some((below) => below.type !== "text" && covers(below, element)),
			),
		);
	const faint = onPaper
		.filter((element) => element.type === "text" && element.style.ink.role === "process")
		.flatMap(inksOf)
		.map(({ swatch }) => document.swatches[swatch]?.srgb ?? "#ffffff")
		.filter((color) => contrast(color, "#fbf9f4") < 7);
	expect(faint).toEqual([]);
});

each("%s: every word a shopper may change is labelled for the form", (_id, { document }) => {
	const unnamed = elementsOf(document).filter(({ label }) => label.trim() === "");
	expect(unnamed.map(({ id }) => id)).toEqual([]);
	const labels = elementsOf(document).flatMap((element) =>
		element.type === "text" && element.editable ? [element.label] : [],
	);
	expect(new Set(labels).size).toBe(labels.length);
});
