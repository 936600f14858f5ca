import type { OptionPanel } from "@offizin/contract";
import { describe, expect, test } from "vitest";
import { hintOf, optionView } from "./option-view.server.ts";
import { optionPanel, panelOption, panelValue } from "./panel.fixtures.ts";

const viewAt = (product: OptionPanel["product"], option: ReturnType<typeof panelOption>) =>
	optionView(option, optionPanel([option], { product }), "de-DE");
const view = (option: ReturnType<typeof panelOption>) => viewAt("merch", option);
const many = (count: number) => Array.from({ length: count }, (_, index) => panelValue(`v${index}`));

describe("look", () => {
	test("values are chips, and a list to open when there are more than twelve", () => {
		expect(view(panelOption("type", many(12))).look).toBe("chips");
		expect(view(panelOption("type", many(13))).look).toBe("select");
	});

	test("[3.4-1] materials are shown, not named only", () => {
		const materials = panelOption("materialType", [panelValue("leinwand"), panelValue("poster")]);
		expect(viewAt("photoframe", materials).look).toBe("swatches");
	});

	test("formats are tiles to scale: the longest edge is a whole one", () => {
		const { look, values } = view(
			panelOption("format", [
				panelValue("a5-quer", { size: { width: 210, height: 148 } }),
				panelValue("200-400", { size: { width: 200, height: 400 } }),
			]),
		);
		expect(look).toBe("tiles");
		expect(values.map(({ shape }) => shape)).toEqual([
			{ width: 210 / 400, height: 148 / 400 },
			{ width: 0.5, height: 1 },
		]);
	});

	test("[3.7-10] envelopes show their flap and only those that fit the card", () => {
		const { look, values } = viewAt(
			"card",
			panelOption("envelope", [
				panelValue("ohne"),
				panelValue("envelope-spitz-salbei-c6", {
					name: "Umschlag Salbei, spitze Klappe",
					swatch: "#a3b09a",
					envelope: { flap: "spitz", flapName: "spitze Klappe", colorName: "Salbei" },
				}),
				panelValue("envelope-gerade-salbei-b6", { isPossible: false }),
			]),
		);
		expect(look).toBe("envelopes");
		expect(values.map(({ name, flap, row }) => [name, flap, row])).toEqual([
			["ohne", undefined, undefined],
			["Salbei", "spitz", "spitze Klappe"],
		]);
	});
});

test("room for hints is kept where another choice may bring some, and only there", () => {
	const isHinted = (...values: Parameters<typeof panelValue>[1][]) =>
		view(
			panelOption(
				"variant",
				values.map((value, index) => panelValue(`v${index}`, value)),
			),
		).isHinted;
	expect(isHinted({ isPossible: false, priceChange: 300 }, {})).toBe(true);
	expect(isHinted({ dateChange: 2 }, {})).toBe(true);
	expect(isHinted({}, { isPossible: false })).toBe(false);
});

describe("many values", () => {
	test("what does not go with the rest stands behind a fold", () => {
		const { look, values } = view(
			panelOption("variant", [
				...many(10),
				...many(14)
					.slice(10)
					.map((value) => ({ ...value, isPossible: false })),
			]),
		);
		expect(look).toBe("chips");
		expect(values.filter(({ isBehind }) => isBehind).map(({ value }) => value)).toEqual([
			"v10",
			"v11",
			"v12",
			"v13",
		]);
	});

	test("reasons stand behind the fold with what they are about, else openly", () => {
		const refused = many(14)
			.slice(10)
			.map((value) => ({ ...value, isPossible: false }));
		expect(view(panelOption("variant", [...many(10), ...refused])).areReasonsBehind).toBe(true);
		expect(view(panelOption("variant", [...many(4), ...refused])).areReasonsBehind).toBe(false);
		expect(view(panelOption("variant", many(14))).areReasonsBehind).toBe(false);
	});

	test("of many sizes those of the chosen ratio stand openly, to the scale of the largest of them", () => {
		const sizes = [
			[60, 40],
			[30, 20],
			[150, 100],
			...Array.from({ length: 20 }, (_, index) => [20 + index, 200 + index] as const),
		] as const;
		const { values } = view(
			panelOption(
				"format",
				sizes.map(([width, height]) => panelValue(`${width}x${height}`, { size: { width, height } })),
				{ kind: "size", size: { width: 60, height: 40 } },
			),
		);
		const open = values.filter(({ isBehind }) => !isBehind);
		expect(open).toHaveLength(12);
		expect(open.slice(0, 3).map(({ value }) => value)).toEqual(["60x40", "30x20", "150x100"]);
	});
});

describe("hintOf", () => {
	const panel = {
		product: "card" as const,
		configuration: { formatType: "klappkarte-a6" },
		quantity: 50,
		quote: { currency: "eur" as const, total: 10_000 },
	};
	const told = (priceChange: number, dateChange: number, details = {}) =>
		hintOf(
			{ priceChange, dateChange, isChosen: false },
			{ ...panel, ...details },
			{ locale: "de-DE", isPriced: true },
		)?.replaceAll("\u00a0", " ");

	test.each([
		[750, 0, "2,15 € je Karte"],
		[-1000, 0, "1,80 € je Karte"],
		[777, 0, "im Schnitt 2,16 € je Karte"],
		[750, -1, "2,15 € je Karte, − 1 Tag"],
	])("with %i cents more and %i days a card costs %j", (priceChange, dateChange, words) => {
		expect(told(priceChange, dateChange)).toBe(words);
	});

	test("a single piece has no price per piece", () => {
		expect(told(150, 0, { quantity: 1 })).toBe("101,50 €");
	});

	test("a price stands on every value that changes nothing else, and on none where all cost the same", () => {
		const option = panelOption("paperType", [
			panelValue("matt"),
			panelValue("creme", { priceChange: 500 }),
			panelValue("kraft", { priceChange: -500, changes: ["Veredelung: ohne"] }),
			panelValue("glanz", { priceChange: -500, isPossible: false }),
		]);
		const hints = (one: typeof option) =>
			viewAt("card", one).values.map(({ hint }) => hint?.replaceAll("\u00a0", " "));
		expect(hints(option)).toEqual(["2,00 € je Karte", "2,10 € je Karte", undefined, undefined]);
		expect(hints(panelOption("punching", many(2)))).toEqual([undefined, undefined]);
	});
});

test("[3.7-12] the paper of the design stands first, then the two that come closest, and what was chosen instead", () => {
	const papers = ["matt", "seidenmatt", "naturweiss", "creme", "feinstpapier", "kraft"];
	const option = panelOption(
		"paperType",
		papers.map((key) => panelValue(key)),
	);
	const panel = optionPanel([option], { product: "card" });
	const { values } = optionView(option, panel, "de-DE", { paperType: "feinstpapier" });
	expect(values.filter(({ isBehind }) => !isBehind).map(({ value }) => value)).toEqual([
		"feinstpapier",
		"naturweiss",
		"creme",
		"matt",
	]);
	expect(values).toHaveLength(papers.length);
});

describe("reasons", () => {
	const limit = { isPossible: false, reason: "Hier hält keine Folie.", changes: ["Papier: matt"] };

	test("values that fail alike share one line and keep their places", () => {
		const { reasons, values } = view(
			panelOption("refinementType", [
				panelValue("ohne"),
				panelValue("gold", { ...limit, name: "Gold" }),
				panelValue("relief", { ...limit, name: "Relief", changes: ["Papier: glanz"] }),
				panelValue("silber", { ...limit, name: "Silber" }),
			]),
		);
		expect(reasons).toEqual([
			{
				line: "Gold, Silber: Hier hält keine Folie. Dafür ändert sich: Papier: matt.",
				after: "Hier hält keine Folie. Dafür geändert: Papier: matt.",
			},
			{
				line: "Relief: Hier hält keine Folie. Dafür ändert sich: Papier: glanz.",
				after: "Hier hält keine Folie. Dafür geändert: Papier: glanz.",
			},
		]);
		expect(values.map(({ reasonIndex }) => reasonIndex)).toEqual([undefined, 0, 1, 0]);
	});

	test("numbers out of range are not listed; the reason says the range", () => {
		const { values, reasons } = view(
			panelOption(
				"pageCount",
				[
					panelValue("24"),
					panelValue("28"),
					panelValue("200", { ...limit, reason: "Höchstens 160 Seiten." }),
				],
				{ kind: "whole" },
			),
		);
		expect(values.map(({ value }) => value)).toEqual(["24", "28"]);
		expect(reasons.map(({ line }) => line)).toEqual(["Höchstens 160 Seiten."]);
	});
});

test("choosing a value keeps the quantity", () => {
	expect(view(panelOption("type", many(2))).values[1]?.changes).toEqual({ type: null, option: "v1" });
});

test("[5-2] a typed size fills its fields, a listed one leaves them empty", () => {
	const limits = { short: { min: 13, max: 150 }, long: { min: 18, max: 300 } };
	const size = panelOption("format", [panelValue("60x40")], { kind: "size", ...limits });
	expect(view(size).free).toEqual({ ...limits, width: "", height: "" });
	const typed = { ...size, value: "55x42", values: [panelValue("60x40")] };
	expect(view(typed)).toMatchObject({ valueName: "55 × 42", free: { width: "55", height: "42" } });
});

describe("[3.4] a picture, whose choices say before what they take away", () => {
	const framed = panelOption("materialType", [
		panelValue("poster"),
		panelValue("hahnemuehle", { name: "Hahnemühle", priceChange: 100 }),
		panelValue("leinwand", {
			name: "Leinwand",
			isPossible: false,
			priceChange: 500,
			reason: "Rahmen mit Glas gibt es nur für Papierdrucke.",
			changes: ["Rahmen: ohne Rahmen"],
			without: "ohne Rahmen",
		}),
	]);
	const spaced = (hint: string | undefined) => hint?.replaceAll("\u00a0", " ");

	test("the price of a value is that of what it leads to, with what is missing then", () => {
		const { values, reasons, tells } = viewAt("photoframe", framed);
		expect(values.map(({ hint }) => spaced(hint))).toEqual([
			"2,00 € je Bild",
			"2,02 € je Bild",
			"2,10 € je Bild, ohne Rahmen",
		]);
		expect(reasons.map(({ line }) => line)).toEqual([
			"Leinwand: Rahmen mit Glas gibt es nur für Papierdrucke. Dafür ändert sich: Rahmen: ohne Rahmen.",
		]);
		expect(tells).toBe(true);
		expect(viewAt("card", panelOption("paperType", [panelValue("matt")])).tells).toBe(false);
	});

	test("what cannot be chosen has no price, and a line for each reason", () => {
		const reason = "Rahmen mit Glas gibt es nur für Papierdrucke.";
		const frame = panelOption("frame", [panelValue("ohne"), panelValue("artbox")], {
			withheld: [
				{ value: "alurahmen", name: "Alurahmen", reason },
				{ value: "holzrahmen", name: "Holzrahmen", reason },
				{ value: "fotorahmen", name: "Fotorahmen", reason: "Fotorahmen gibt es fertig in 13 × 18 cm." },
			],
		});
		const { values, withheld } = viewAt("photoframe", frame);
		expect(values.map(({ value }) => value)).toEqual(["ohne", "artbox"]);
		expect(withheld).toEqual([
			`Alurahmen, Holzrahmen: ${reason}`,
			"Fotorahmen gibt es fertig in 13 × 18 cm.",
		]);
	});
});
