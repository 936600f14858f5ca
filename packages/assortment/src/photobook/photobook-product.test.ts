import {
	type Configuration,
	choose,
	defaultConfiguration,
	possibleValues,
	violations,
} from "@offizin/solver";
import { germanFacts } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { photobookDefaultsByChannel, photobookProduct } from "./photobook-product.ts";

const hardBook = defaultConfiguration(photobookProduct);
const softBook = { ...hardBook, cover: "soft" };
const booklet = { ...softBook, type: "fotoheft", binding: "heftbindung", format: "a5-hoch", pageCount: "16" };
const photoPaperBook = {
	...hardBook,
	type: "echtfotobuch",
	binding: "layflat",
	paper: "matt",
	printing: "silberhalogenid",
};

/** Values an option can take with all else kept. */
function possible(configuration: Configuration, option: string): string[] {
	return possibleValues(photobookProduct, configuration, option)
		.filter(({ isPossible }) => isPossible)
		.map(({ value }) => value);
}

function reasons(configuration: Configuration): string[] {
	return violations(photobookProduct, configuration).map(({ code }) => code);
}

describe("[3.6-1] what goes together in a photo book", () => {
	test("the four books of the matrix can be made", () => {
		for (const book of [hardBook, softBook, booklet, photoPaperBook]) expect(reasons(book)).toEqual([]);
	});

	test("echtfotobuch is layflat only, on photo paper, in a hard cover", () => {
		expect(possible(photoPaperBook, "binding")).toEqual(["layflat"]);
		expect(possible(photoPaperBook, "cover")).toEqual(["hard"]);
		expect(possible(photoPaperBook, "paper")).toEqual(["matt", "glaenzend"]);
		expect(possible(photoPaperBook, "format").toSorted()).toEqual([
			"200-200",
			"300-300",
			"a3-quer",
			"a4-hoch",
			"a4-quer",
		]);
	});

	test("fotoheft is stapled and soft, up to A4 upright", () => {
		expect(possible(booklet, "binding")).toEqual(["heftbindung"]);
		expect(possible(booklet, "cover")).toEqual(["soft"]);
		expect(possible(booklet, "paper")).toEqual(["standard", "matt"]);
		expect(possible(booklet, "format").toSorted()).toEqual([
			"200-200",
			"a4-hoch",
			"a5-hoch",
			"a5-quer",
			"a6-quer",
		]);
	});

	test("digitalfotobuch is glued; its largest formats need a hard cover", () => {
		expect(possible(hardBook, "binding")).toEqual(["pur"]);
		expect(possible(hardBook, "paper")).toHaveLength(4);
		expect(possible(hardBook, "format")).toHaveLength(7);
		expect(possible(hardBook, "format")).not.toContain("a6-quer");
		const lost = possible(hardBook, "format").filter(
			(format) => !possible(softBook, "format").includes(format),
		);
		expect(lost.toSorted()).toEqual(["300-300", "a3-quer"]);
	});

	test("every value of the spec is in some book that can be made", () => {
		const seen = new Map<string, Set<string>>();
		const visit = (configuration: Configuration, [option, ...rest]: readonly string[]): void => {
			if (option === undefined) {
				if (violations(photobookProduct, configuration).length > 0) return;
				for (const [key, value] of Object.entries(configuration)) {
					seen.set(key, (seen.get(key) ?? new Set()).add(value));
				}
				return;
			}
			const domain = photobookProduct.options.find(({ key }) => key === option)?.domain;
			const values = domain?.kind === "list" ? domain.choices.map(({ key }) => key) : ["16", "80", "160"];
			for (const value of values) visit({ ...configuration, [option]: value }, rest);
		};
		visit(
			{},
			photobookProduct.options.map(({ key }) => key),
		);
		const valuesOf = (option: string) => [...(seen.get(option) ?? [])].toSorted();
		expect(valuesOf("type")).toEqual(["digitalfotobuch", "echtfotobuch", "fotoheft"]);
		expect(valuesOf("cover")).toEqual(["hard", "soft"]);
		expect(valuesOf("binding")).toEqual(["heftbindung", "layflat", "pur"]);
		expect(valuesOf("paper")).toEqual(["feinstweiss", "glaenzend", "matt", "standard"]);
		expect(valuesOf("coverLamination")).toEqual(["glossy", "matt"]);
		expect(valuesOf("refinementType")).toEqual(["gold", "ohne", "rosegold", "silber"]);
		expect(valuesOf("printing")).toEqual(["digital", "silberhalogenid"]);
		// [3.6-2]
		expect(valuesOf("format")).toEqual(
			["200-200", "300-300", "a3-quer", "a4-hoch", "a4-quer", "a5-hoch", "a5-quer", "a6-quer"].toSorted(),
		);
	});
});

describe("[§3.1] pages of a photo book", () => {
	test.each([
		["fotoheft", booklet, 16, 48, 4],
		["digitalfotobuch soft", softBook, 24, 120, 4],
		["digitalfotobuch hard", hardBook, 24, 160, 4],
		["echtfotobuch", photoPaperBook, 16, 80, 2],
	])("%s", (_, book, min, max, step) => {
		const pages = possible(book, "pageCount").map(Number);
		expect([pages[0], pages.at(-1)]).toEqual([min, max]);
		expect(pages).toHaveLength((max - min) / step + 1);
	});

	test("an odd count is no value at all", () => {
		expect(choose(photobookProduct, hardBook, "pageCount", "25")).toMatchObject({
			ok: false,
			error: { code: "configuration_unknown_value" },
		});
	});

	test("the rule is that of its bounds and steps", () => {
		expect(reasons({ ...softBook, pageCount: "124" })).toEqual(["photobook.digitalfotobuch-soft-pages"]);
		expect(reasons({ ...photoPaperBook, pageCount: "82" })).toEqual(["photobook.echtfotobuch-hard-pages"]);
	});
});

describe("foil on the cover", () => {
	test("needs a hard cover and gives way to a soft one", () => {
		const golden = { ...hardBook, refinementType: "gold" };
		expect(reasons(golden)).toEqual([]);
		expect(reasons({ ...golden, cover: "soft" })).toEqual(["photobook.foil-needs-hard-cover"]);
		const chosen = choose(photobookProduct, golden, "cover", "soft");
		expect(chosen).toMatchObject({
			ok: true,
			value: { adjustments: [{ option: "refinementType", from: "gold", to: "ohne" }] },
		});
	});

	test("[3.2-5] is gold from the start in the photo brand only", () => {
		expect(photobookDefaultsByChannel.bildwand).toEqual({ refinementType: "gold" });
		expect(reasons({ ...hardBook, ...photobookDefaultsByChannel.bildwand })).toEqual([]);
		expect({ ...hardBook, ...photobookDefaultsByChannel.papiervogel }.refinementType).toBe("ohne");
	});
});

test("choosing photo paper in a glued book leads to the layflat book with it", () => {
	const chosen = choose(photobookProduct, hardBook, "printing", "silberhalogenid");
	expect(chosen).toMatchObject({
		ok: true,
		value: { configuration: { type: "echtfotobuch", binding: "layflat" } },
	});
});

test("facts tell size, pages, back and weight", () => {
	expect(germanFacts(photobookProduct, { ...hardBook, format: "a4-hoch" })).toEqual([
		{ name: "Buchblock", value: "21 × 29,7 cm" },
		{ name: "Umfang", value: "24 Seiten" },
		{ name: "Rückenbreite", value: "7 mm" },
		{ name: "Text auf dem Rücken", value: "Den Rücken beschriften wir ab 60 Seiten." },
		{ name: "Gewicht", value: "etwa 370 g" },
	]);
	expect(germanFacts(photobookProduct, booklet).map(({ name }) => name)).not.toContain("Rückenbreite");
});
