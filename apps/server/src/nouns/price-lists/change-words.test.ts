import {
	bookWithChange,
	builtInRows,
	changeWarnings,
	type PriceChange,
	type PriceRow,
	priceListOn,
	rowsOfChange,
} from "@offizin/pricing";
import { markets } from "@offizin/sites";
import { samplePriceChange, tryPriceChange } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { problemWords, warningWords } from "./change-words.ts";
import { marketName } from "./market-name.ts";

const LOCALE = "de-DE";
const { shop, cell: base, change } = samplePriceChange;
const tryChange = tryPriceChange;

function wordsOf(...asked: Parameters<typeof tryChange>): readonly string[] {
	const tried = tryChange(...asked);
	return tried.ok ? [] : tried.error.map((problem) => problemWords(problem, LOCALE));
}

describe("[pricing.P41, pricing.P42] what is refused, naming table, row and column", () => {
	test.each(["2026-11-19", "2026-11-20"])("a start on %s, when today is the 20th", (validFrom) => {
		expect(wordsOf({ validFrom })).toEqual([
			expect.stringMatching(
				/^Karten: Klappkarte A6, 50 Stück: .* ist zu früh\. Preise ändern sich frühestens morgen/,
			),
		]);
	});

	test.each<[string, Partial<PriceChange>, RegExp]>([
		[
			"an unknown table",
			{ cells: [{ ...base, table: "card.gold", amount: 1 }] },
			/^card\.gold, 50, price: die Tabelle/,
		],
		["an unknown row", { cells: [{ ...base, row: "51", amount: 1 }] }, /Klappkarte A6, 51: die Zeile „51“/],
		[
			"an unknown column",
			{ cells: [{ ...base, column: "preis", amount: 1 }] },
			/50 Stück, preis: die Spalte „preis“/,
		],
		["a negative price", { cells: [{ ...base, amount: -5 }] }, /50 Stück: −0,05\u00a0€ liegt unter null/],
		[
			"something for nothing",
			{ cells: [{ ...base, amount: 0 }] },
			/50 Stück: hier darf nichts kostenlos sein/,
		],
		["a day that is none", { validFrom: "2026-13-01" }, /„2026-13-01“ ist kein Tag/],
		[
			"an end before its start",
			{ validUntil: "2026-11-30" },
			/der letzte Tag, Mo\.,\s30\.\sNovember\s2026, liegt vor/,
		],
		[
			"a cell twice",
			{
				cells: [
					{ ...base, amount: 175 },
					{ ...base, amount: 179 },
				],
			},
			/steht zweimal/,
		],
		[
			"totals that fall",
			{ cells: [{ ...base, amount: 10 }] },
			/^Karten, 30 Stück, Klappkarte A6, .*: eine größere Menge würde zusammen weniger kosten/,
		],
		[
			"more than a whole price taken off",
			{ cells: [{ table: "calendar.discount", row: "10", column: "share", amount: 1500 }] },
			/^Mengenrabatt Kalender, ab 10 Stück: mit 150,0\s% Rabatt würde diese Menge zusammen nicht mehr kosten/,
		],
	])("%s", (_what, overrides, words) => {
		expect(wordsOf(overrides)[0]).toMatch(words);
	});

	test("a second change of a cell for the same day, until the first is withdrawn", () => {
		const saved = rowsOfChange(change, shop);
		expect(
			wordsOf({ cells: [{ ...base, amount: 189 }] }, saved).map((words) => words.replaceAll("\u00a0", " ")),
		).toEqual([
			"Karten: Klappkarte A6, 50 Stück: für die Zeit ab Di., 1. Dezember 2026 ist schon ein Preis eingetragen. Ziehen Sie die geplante Änderung zuerst zurück.",
		]);
		expect(wordsOf({ validFrom: "2026-12-02" }, saved)).toEqual([]);
	});

	test("a second reduction, by whether the first one runs already or can still be withdrawn", () => {
		const first = { ...change, cells: [{ ...base, amount: 165 }], validUntil: "2026-12-06" };
		const saved = rowsOfChange(first, shop);
		const second = { cells: [{ ...base, amount: 162 }], validFrom: "2026-12-05", validUntil: "2026-12-12" };
		const words = (today: string) =>
			wordsOf(second, saved, today).map((text) => text.replaceAll("\u00a0", " "));
		expect(words("2026-11-30")).toEqual([
			"Karten: Klappkarte A6, 50 Stück: für die Zeit ab Sa., 5. Dezember 2026 ist schon ein Preis eingetragen. Ziehen Sie die geplante Änderung zuerst zurück.",
		]);
		expect(words("2026-12-01")).toEqual([
			"Karten: Klappkarte A6, 50 Stück: bis So., 6. Dezember 2026 läuft hier schon ein angekündigter Preis, und was läuft, lässt sich nicht zurückziehen. Wählen Sie einen ersten Tag danach.",
		]);
		expect(wordsOf({ ...second, validFrom: "2026-12-07" }, saved, "2026-12-01")).toEqual([]);
		expect(wordsOf({ ...second, reach: "shop" }, saved, "2026-12-01")).toEqual([]);
		expect(wordsOf({ validFrom: "2026-12-05" }, saved, "2026-12-01")).toEqual([]);
	});
});

describe("[pricing.P44] what is worth a second look", () => {
	function warningsOf(overrides: Partial<PriceChange>, rows: readonly PriceRow[] = [], market = "de") {
		const asked = { ...change, ...overrides };
		const terms = { shop: { ...shop, market }, todayIn: () => "2026-11-20" };
		const known = [...builtInRows(), ...rows];
		const after = bookWithChange(asked, { ...terms, rows: known });
		const before = bookWithChange({ ...asked, cells: [] }, { ...terms, rows: known });
		if (!after.ok || !before.ok) throw new Error(JSON.stringify([after, before]));
		const lists = {
			before: priceListOn(before.value, terms.shop, asked.validFrom),
			after: priceListOn(after.value, terms.shop, asked.validFrom),
		};
		return changeWarnings(asked.cells, lists).map((warning) => [
			warning.code,
			warningWords(warning, lists.after.currency, LOCALE),
		]);
	}
	const foot = { table: "calendar.mounting", row: "holzfuss", column: "price" };

	test("a usual step to a usual ending is none", () => {
		expect(warningsOf({})).toEqual([]);
	});

	test.each([
		[400, 601, "large_step", /steigt um 50\u00a0%, von 4,00\u00a0€/],
		[400, 199, "large_step", /sinkt um 50\u00a0%, von 4,00\u00a0€/],
	])("from %i to %i", (_old, amount, code, words) => {
		expect(warningsOf({ cells: [{ ...foot, amount }] })[0]).toEqual([code, expect.stringMatching(words)]);
	});

	test("exactly half is not above half", () => {
		expect(warningsOf({ cells: [{ ...foot, amount: 600 }] })).toEqual([]);
	});

	test("an ending nobody expects, and one no Swiss coin makes", () => {
		expect(warningsOf({ cells: [{ ...foot, amount: 452 }] })).toEqual([
			[
				"unusual_ending",
				"Kalender: Bindung, Holzfuß: 4,52\u00a0€ endet ungewöhnlich, sonst enden Preise auf 0, 5 oder 9.",
			],
		]);
		expect(warningsOf({ cells: [{ ...foot, amount: 519 }] }, [], "ch")).toEqual([
			["not_payable_in_coins", "Kalender: Bindung, Holzfuß: 5,19\u00a0CHF ist kein Vielfaches von 5 Rappen."],
		]);
	});

	test("a change that a narrower price hides in this list", () => {
		const narrow = rowsOfChange({ ...change, reach: "market", validFrom: "2026-11-25" }, shop);
		expect(warningsOf({ cells: [{ ...base, amount: 175 }] }, narrow)).toEqual([
			["without_effect", expect.stringMatching(/bleibt es bei 1,79\u00a0€, weil ein enger gefasster/)],
		]);
	});
});

test("every market has a German name", () => {
	for (const key of Object.keys(markets)) expect(marketName(key, LOCALE)).toMatch(/^[A-ZÖ]\p{L}+$/u);
});

test("the same in English", () => {
	const [problem] = (() => {
		const tried = tryChange({ validUntil: "2026-11-30" });
		return tried.ok ? [] : tried.error;
	})();
	expect(problem && problemWords(problem, "en-GB")).toMatch(
		/the last day, .*2026.*, comes before the first\.$/,
	);
	expect(marketName("ch", "en-GB")).toBe("Switzerland");
});
