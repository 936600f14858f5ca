import { accessories, merchProduct, products } from "@offizin/assortment";
import type { OfficeCatalogueTable, OfficeProduct } from "@offizin/contract";
import { cardFormats } from "@offizin/formats";
import { choicesOf } from "@offizin/solver";
import { productWords } from "@offizin/words";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import type { Browser } from "../../../testing/browser.ts";
import { clerkOn } from "../../../testing/clerk.ts";

let server: AppUnderTest;
let clerk: Browser;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	clerk = await clerkOn(server.app);
});
afterAll(() => server.close());

async function table(key: string): Promise<OfficeCatalogueTable> {
	return (await clerk.get(`/office-api/catalogue/tables/${key}`)).body;
}

test("every subject is a full table, and every row says where it comes from", async () => {
	const { body } = await clerk.get("/office-api/catalogue");
	expect(body.subjects.length).toBeGreaterThan(12);
	for (const { key, name, rows } of body.subjects) {
		const shown = await table(key);
		expect([key, shown.name, shown.rows.length]).toEqual([key, name, rows]);
		expect(shown.columns.at(-1)?.kind).toBe("source");
		for (const row of shown.rows) {
			expect(row).toHaveLength(shown.columns.length);
			expect(["spec", "verified", "norm", "market"]).toContain(row.at(-1));
		}
	}
});

test("no format and no accessory is left out", async () => {
	expect((await table("kartenformate")).rows).toHaveLength(cardFormats.length);
	expect((await table("zubehoer")).rows.map(([sku]) => sku)).toEqual(accessories.map(({ sku }) => sku));
	const [first] = (await table("kartenformate")).rows;
	expect(first?.slice(0, 2)).toEqual(["Klappkarte A6", "klappkarte-a6"]);
	expect(first).toContain("10,5\u202f×\u202f14,8\u00a0cm");
});

test.each([
	["boxformate", "photobox", "format"],
	["abzugformate", "photoprint", "format"],
	["fotogeschenke", "merch", "format"],
	["gaestebuchformate", "guestbook", "format"],
])("%s has every format of the product, by name and key", async (key, product, option) => {
	const { columns, rows } = await table(key);
	const shown = (name: string) => rows.map((row) => row[columns.findIndex((column) => column.key === name)]);
	const known = products.find((one) => one.key === product) ?? merchProduct;
	const choices = choicesOf(known, option);
	const { value } = productWords(known.key, "de-DE");
	expect(shown("key")).toEqual(choices.map((choice) => choice.key));
	expect(shown("name")).toEqual(choices.map((choice) => value(option, choice.key)));
});

test("forms of cards and bindings of calendars are called what the workshop calls them", async () => {
	const cards = await table("kartenformate");
	const form = cards.columns.findIndex(({ key }) => key === "form");
	const forms = new Set(cards.rows.map((row) => row[form]));
	expect(forms).toContain("Geschenkanhänger");
	for (const name of forms) expect(name).toMatch(/^\p{Lu}/u);
	expect((await table("kalender")).columns.map(({ name }) => name)).toContain("Bindung");
});

test("kinds of collages are called as in the shop", async () => {
	const { columns, rows } = await table("collagen");
	const kind = columns.findIndex(({ key }) => key === "kind");
	expect(new Set(rows.map((row) => row[kind]))).toEqual(
		new Set(["Herzen", "Mit Text", "Buchstaben", "Zahlen", "Raster", "Mosaike"]),
	);
});

test("the rules of every product read as sentences, each with code and reason", async () => {
	for (const { key, constraints } of products) {
		const words = productWords(key, "de-DE");
		const { body }: { body: OfficeProduct } = await clerk.get(`/office-api/catalogue/products/${key}`);
		expect(body.rules.map(({ code, reason }) => [code, reason])).toEqual(
			constraints.map((constraint) => [constraint.code, words.reason(constraint)]),
		);
		for (const { condition } of body.rules) {
			expect(condition).toMatch(/^(Wenn .+: .+, dann|Immer) .+: .+\.$/s);
			expect(condition).not.toMatch(/undefined|NaN|\[object/);
		}
	}
});

test("values in a row are named once, and it can be seen where each ends", async () => {
	const { body }: { body: OfficeProduct } = await clerk.get("/office-api/catalogue/products/card");
	const values = (key: string) => body.options.find((option) => option.key === key)?.values;
	expect(values("inlay")).toBe(
		"ohne Einlage, Einlage Weiß, Einlage Creme, Einlage Transparentpapier, Einlage Kraftpapier, Einlage gemustert",
	);
	expect(values("envelope")).toMatch(
		/^ohne Umschlag; Umschlag Weiß, gerade Klappe; Umschlag Creme, gerade Klappe; .* und \d+ weitere$/,
	);
});

test("a rule of cards in words", async () => {
	const { body }: { body: OfficeProduct } = await clerk.get("/office-api/catalogue/products/card");
	const condition = (code: string) => body.rules.find((rule) => rule.code === code)?.condition;
	expect(condition("card.foil-paper")).toMatch(
		/^Wenn Veredelung: Heißfolie Gold, .+, dann Papier: Bilderdruck matt, .+\.$/,
	);
	expect(condition("card.envelope-gerade-weiss-dl-not-with-teelichtkarte")).toMatch(
		/^Wenn Format: Teelichtkarte, dann Umschlag: alles außer DIN lang, 220\D+110\D+mm, 120\D+g\/m²\.$/,
	);
	expect(condition("card.inlay-100x143-weiss-not-with-klappkarte-b6")).toMatch(
		/, dann Einlage: ohne Einlage; Einlage Weiß \(Hochformat, 115\D+165\D+mm, .+\)/,
	);
});

test.each(["tables/gibt-es-nicht", "tables/constructor", "products/gibt-es-nicht"])(
	"%s is not there",
	async (path) => {
		expect(await clerk.get(`/office-api/catalogue/${path}`)).toMatchObject({
			status: 404,
			body: { code: "catalogue_subject_unknown" },
		});
	},
);

test("the tables are read in English too", async () => {
	const asked = await clerk.get("/office-api/catalogue/tables/kartenformate", { "X-Locale": "en-GB" });
	expect(asked.body.name).toBe("Card formats");
	expect(asked.body.columns.map(({ name }: { name: string }) => name)).toContain("Trim size");
	expect(asked.body.rows[0].slice(0, 3)).toEqual(["A6 folded card", "klappkarte-a6", "Folded card"]);
	const card = await clerk.get("/office-api/catalogue/products/card", { "X-Locale": "en-GB" });
	expect(card.body.name).toBe("Card");
	for (const { condition, reason } of card.body.rules) {
		expect(`${condition} ${reason}`).not.toMatch(/[äöüß]|undefined|[{}]/);
	}
});
