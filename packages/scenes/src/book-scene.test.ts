import { guestbookProduct, photobookProduct, spineWidth } from "@offizin/assortment";
import { choicesOf, defaultConfiguration } from "@offizin/solver";
import { describe, expect, test } from "vitest";
import { guestbookScene, photobookScene } from "./book-scene.ts";
import { lookAt } from "./look.fixtures.ts";
import type { SceneChoice } from "./svg.ts";

const opened = defaultConfiguration(photobookProduct);

function choiceOf(configuration: SceneChoice["configuration"], locale = "de-DE"): SceneChoice {
	const formats = [guestbookProduct, photobookProduct].flatMap((book) => choicesOf(book, "format"));
	const size = formats.find(({ key }) => key === configuration.format)?.size;
	return {
		...lookAt(configuration, { locale }),
		sizeOf: () => size,
		swatchOf: () => undefined,
		hasCloseUp: true,
	};
}

/** How far the back cover of a book, drawn in its own colour, stands out behind the front, in units of the scene. */
function depthOf(svg: string, front: RegExp): number {
	const back = /<rect x="([\d.]+)" y="[\d.]+" width="[\d.]+" height="[\d.]+" fill="#cfc6b6"/.exec(svg);
	return Number(back?.[1]) - Number(front.exec(svg)?.[1]);
}

const photograph = /photo\/forest" x="([\d.]+)"/;
const cloth = /<rect x="([\d.]+)" [^>]*fill="url\(#scene-linen\)"/;

describe("a closed book", () => {
	test.each([
		[{ pageCount: "24" }, { pageCount: "96" }],
		[{ pageCount: "24" }, { type: "echtfotobuch", binding: "layflat", paper: "matt", pageCount: "24" }],
	])("%j and %j are drawn as thick as their backs are wide", (one, other) => {
		const [thin, thick] = [one, other].map((values) => ({ ...opened, ...values }));
		if (!thin || !thick) throw new Error("two books");
		const drawn =
			depthOf(photobookScene(choiceOf(thick)), photograph) /
			depthOf(photobookScene(choiceOf(thin)), photograph);
		expect(drawn).toBeCloseTo(spineWidth(thick) / spineWidth(thin), 1);
	});

	test("is thicker with more pages to write on, by the same leaves as the fact about its back", () => {
		const depths = ["48", "96"].map((pageCount) => {
			const configuration = { ...defaultConfiguration(guestbookProduct), pageCount };
			const width = guestbookProduct.facts(configuration).find(({ code }) => code === "book.spine")
				?.values?.width;
			const millimetres = typeof width === "object" && "micrometres" in width ? width.micrometres / 1000 : 0;
			return depthOf(guestbookScene(choiceOf(configuration)), cloth) / millimetres;
		});
		expect(depths[0]).toBeGreaterThan(0);
		expect(depths[0]).toBeCloseTo(depths[1] ?? 0, 1);
	});

	test("that is stapled has leaves too, though no back", () => {
		const booklet = { ...opened, type: "fotoheft", cover: "soft", binding: "heftbindung", format: "a5-hoch" };
		expect(spineWidth(booklet)).toBe(0);
		expect(photobookScene(choiceOf(booklet)).match(/fill="#f4efe6"/g)).not.toBeNull();
	});
});

test("what is written in a book is in the language of the page", () => {
	const book = { ...defaultConfiguration(guestbookProduct), lineature: "fragen" };
	expect(guestbookScene(choiceOf(book))).toContain("Woher kennen wir uns?");
	const english = guestbookScene(choiceOf(book, "en-DE"));
	expect(english).toContain("How did we meet?");
	expect(english).not.toMatch(/[äöüß]/);
});
