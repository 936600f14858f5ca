import {
	choose,
	defaultConfiguration,
	offeredValues,
	parseConfiguration,
	possibleValues,
	violations,
} from "@offizin/solver";
import { germanFacts } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { guestbookProduct } from "./guestbook-product.ts";

const guestBook = defaultConfiguration(guestbookProduct);
const condolenceBook = { ...guestBook, type: "kondolenzbuch", ribbon: "schwarz" };

function possible(configuration: typeof guestBook, option: string): string[] {
	return possibleValues(guestbookProduct, configuration, option)
		.filter(({ isPossible }) => isPossible)
		.map(({ value }) => value);
}

describe("[3.2-5] guest and condolence books", () => {
	test("are sold by the card brand", () => {
		expect(guestbookProduct.channels).toEqual(["papiervogel"]);
	});

	test("[§5] come in three formats, two papers and 48 to 96 pages", () => {
		expect(violations(guestbookProduct, guestBook)).toEqual([]);
		expect(possible(guestBook, "format")).toEqual(["210-210", "a4-hoch", "a4-quer"]);
		expect(possible(guestBook, "paper")).toEqual(["feinstweiss", "creme"]);
		expect(possible(guestBook, "pageCount")).toEqual(["48", "56", "64", "72", "80", "88", "96"]);
		expect(parseConfiguration(guestbookProduct, { pageCount: "52" })).toMatchObject({
			ok: false,
			error: { code: "configuration_unknown_value" },
		});
	});

	test("every offered value can be had in a guest book, but for the band and the lines of an entry", () => {
		for (const option of guestbookProduct.options.filter(
			({ key }) => !["type", "ribbon", "entry"].includes(key),
		)) {
			expect(possible(guestBook, option.key)).toEqual(offeredValues(option));
		}
	});

	test("[§5] a condolence book has a black or a grey band, a guest book has none", () => {
		expect(possible(condolenceBook, "ribbon")).toEqual(["schwarz", "grau"]);
		expect(possible(guestBook, "ribbon")).toEqual(["ohne"]);
		expect(parseConfiguration(guestbookProduct, { type: "kondolenzbuch" })).toEqual({
			ok: true,
			value: condolenceBook,
		});
	});

	test("[§5] a condolence book asks no questions and shines in gold or silver at most", () => {
		expect(violations(guestbookProduct, condolenceBook)).toEqual([]);
		expect(possible(condolenceBook, "lineature")).toEqual(["blanko", "liniert"]);
		expect(possible(condolenceBook, "refinementType")).toEqual(["ohne", "gold", "silber"]);
		const [violated] = violations(guestbookProduct, { ...condolenceBook, lineature: "fragen" });
		expect(violated?.code).toBe("guestbook.condolence-without-prompts");
	});

	test("[§5] a condolence book may have lines for name, place and message, a guest book has none", () => {
		expect(possible(condolenceBook, "entry")).toEqual(["ohne", "name", "name-ort", "name-ort-worte"]);
		expect(possible(guestBook, "entry")).toEqual(["ohne"]);
	});

	test("turning a guest book into a condolence book takes what does not suit it, and says so", () => {
		const festive = { ...guestBook, lineature: "fragen", refinementType: "rosegold" };
		const chosen = choose(guestbookProduct, festive, "type", "kondolenzbuch");
		expect(chosen.ok && chosen.value.adjustments.map(({ option }) => option)).toEqual([
			"lineature",
			"refinementType",
			"ribbon",
		]);
	});
});

test("[§3.2] facts tell size, pages, binding, back and weight", () => {
	// Back: 24 × 0.20 + 2 × 2.2 + 0.5 = 9.7 mm
	expect(germanFacts(guestbookProduct, { ...guestBook, pageCount: "48" })).toEqual([
		{ name: "Buchblock", value: "21 × 21 cm" },
		{ name: "Umfang", value: "48 Seiten zum Beschreiben" },
		{ name: "Bindung", value: "Hardcover mit Fadenheftung" },
		{ name: "Rückenbreite", value: "10 mm" },
		{ name: "Gewicht", value: "etwa 333 g" },
	]);
	const heavier = germanFacts(guestbookProduct, { ...guestBook, pageCount: "96" }).at(-1)?.value;
	expect(Number(heavier?.match(/\d+/)?.[0])).toBeGreaterThan(333);
});
