import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import type { Browser } from "../../../testing/browser.ts";
import { clerkOn } from "../../../testing/clerk.ts";

const list = "/office-api/price-lists/papiervogel/de";
const head = "Tabelle;Zeile;Spalte;Preis";

let server: AppUnderTest;
let clerk: Browser;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	clerk = await clerkOn(server.app);
});
afterAll(() => server.close());

const read = (csv: string, validFrom = "2026-12-01") => clerk.post(`${list}/sheets`, { csv, validFrom });

async function exported(): Promise<string> {
	return (await clerk.get(`${list}/prices.csv`)).body;
}

describe("a price list as a spreadsheet", () => {
	test("is downloaded with a name, semicolons, decimal commas and a mark for umlauts", async () => {
		const { headers } = await clerk.get(`${list}/prices.csv`);
		expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
		expect(headers.get("content-disposition")).toBe(
			'attachment; filename="preise-papiervogel-de-2026-11-20.csv"',
		);
		const bytes = await (await clerk.send(`${list}/prices.csv`, {})).arrayBuffer();
		expect([...new Uint8Array(bytes).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		const lines = (await exported()).split("\r\n");
		expect(lines).toContain("card.base;50;price;Karten: Klappkarte A6, 50 Stück;Preis;EUR;1,69;2026-11-01");
		expect(lines).toContain(
			"photobox.discount;10;share;Mengenrabatt Fotoboxen, ab 10 Stück;Prozent;;10,0;2026-11-01",
		);
	});

	test("has no cell that a spreadsheet would run as a formula", async () => {
		const cells = (await exported()).split("\r\n").flatMap((line) => line.split(";"));
		expect(cells.length).toBeGreaterThan(4000);
		expect(cells.filter((cell) => /^["']?[=+@\t]|^["']?-(?!\d)/.test(cell))).toEqual([]);
	});

	test("of another day is asked for by that day, and by nothing that is none", async () => {
		expect(
			(await clerk.get(`${list}/prices.csv?day=2026-12-24`)).headers.get("content-disposition"),
		).toContain("preise-papiervogel-de-2026-12-24.csv");
		const refused = await clerk.get(`${list}/prices.csv?day=morgen`);
		expect(refused).toMatchObject({ status: 400, body: { code: "request_invalid" } });
		expect(refused.body.fields).toHaveProperty("day");
	});

	test("read back unchanged, it changes nothing", async () => {
		const { status, body } = await read(await exported());
		expect({ status, cells: body.cells }).toEqual({ status: 200, cells: [] });
		expect(body.rows).toBeGreaterThan(500);
	});

	test("with other prices it is a change, which is saved only when somebody says so", async () => {
		const csv = (await exported())
			.replace("50 Stück;Preis;EUR;1,69;", "50 Stück;Preis;EUR;1,79;")
			.replace("Fotoboxen, ab 10 Stück;Prozent;;10,0;", "Fotoboxen, ab 10 Stück;Prozent;;12,5 %;");
		const { body } = await read(csv);
		expect(body.cells).toEqual([
			expect.objectContaining({ table: "card.base", row: "50", amount: 179, before: 169, unit: "money" }),
			expect.objectContaining({ table: "photobox.discount", row: "10", amount: 125, before: 100 }),
		]);
		expect(await server.platform.database.db.selectFrom("price_row").selectAll().execute()).toEqual([]);
		const cells = body.cells.map(({ table, row, column, amount }: Record<string, unknown>) => ({
			table,
			row,
			column,
			amount,
		}));
		const change = { cells, reach: "currency", validFrom: "2026-12-01" };
		expect((await clerk.post(`${list}/previews`, change)).body).toMatchObject({ changed: 2 });
		expect((await clerk.post(`${list}/changes`, change)).body.cells).toHaveLength(2);
	});

	test("commas between cells and points of thousands are read, too", async () => {
		const { body } = await read('Tabelle,Zeile,Spalte,Preis\ncard.base,1,price,"3,59 €"\n', "2026-11-25");
		expect(body).toMatchObject({ rows: 1, cells: [{ row: "1", amount: 359 }] });
	});

	test.each([
		["nothing", "", "1, Tabelle", /fehlt/],
		["a head alone", head, "1, Tabelle", /steht nichts/],
		["no column of prices", "Tabelle;Zeile;Spalte\ncard.base;50;price", "1, Preis", /„Preis“ fehlt/],
		["an unknown table", `${head}\ncard.gold;50;price;1,00`, "2, Tabelle", /„card\.gold“ gibt es nicht/],
		["an unknown row", `${head}\ncard.base;51;price;1,00`, "2, Zeile", /Klappkarte A6: die Zeile „51“/],
		["an unknown column", `${head}\ncard.base;50;preis;1,00`, "2, Spalte", /„preis“ hat hier keinen Preis/],
		[
			"a point",
			`${head}\ncard.base;50;price;1.69`,
			"2, Preis",
			/50 Stück: Bitte schreiben Sie ein Komma: 1,69/,
		],
		["a formula", `${head}\ncard.base;50;price;=1+1`, "2, Preis", /keine Zahl/],
		["an empty price", `${head}\ncard.base;50;price;`, "2, Preis", /tragen Sie einen Wert ein/],
		[
			"a cell twice",
			`${head}\ncard.base;50;price;1,69\ncard.base;50;price;1,79`,
			"3, Zeile",
			/50 Stück steht schon in Zeile 2/,
		],
		[
			"another currency",
			`${head};Währung\ncard.base;50;price;1,69;CHF`,
			"2, Währung",
			/gilt in EUR, nicht in CHF/,
		],
		[
			"another currency in the price itself",
			`${head}\ncard.base;50;price;1,79 CHF`,
			"2, Preis",
			/gilt in EUR, nicht in CHF/,
		],
		[
			"a row below empty ones",
			`\n;;;\n${head}\r\n\r\n;;;\r\ncard.base;50;price;zwei`,
			"6, Preis",
			/„zwei“ ist keine Zahl/,
		],
		[
			"a decimal comma where commas part the cells",
			"Tabelle,Zeile,Spalte,Preis\ncard.base,50,price,3,59",
			"2, Preis",
			/mehr Zellen als die Kopfzeile.*Anführungszeichen: "1,69"/,
		],
		[
			"a quote that swallows the rest",
			`${head};gültig seit\ncard.base;50;price;1,79;"2026\ncard.base;100;price;1,49;2026`,
			"2, gültig seit",
			/Anführungszeichen/,
		],
		["two columns of prices", `${head};Preis\ncard.base;50;price;1,69;1,99`, "1, Preis", /steht zweimal da/],
	])("%s is refused by row and column", async (_what, csv, place, words) => {
		const { status, body } = await read(csv);
		expect({ status, code: body.code }).toEqual({ status: 422, code: "price_sheet_unreadable" });
		expect(body.fields[place]).toMatch(words);
	});

	test("what is wrong is said in the language of who reads it, the sheet stays in that of the workshop", async () => {
		const csv = `${head}\ncard.base;50;price;zwei\ncard.gold;1;price;1,00\n`;
		const sent = { csv, validFrom: "2026-12-01" };
		const { body } = await clerk.post(`${list}/sheets`, sent, { "X-Locale": "en-DE" });
		expect(body.fields["2, Preis"]).toMatch(/“zwei” is no/);
		expect(body.fields["3, Tabelle"]).toBe("There is no table “card.gold”.");
	});

	test("every bad cell is named at once", async () => {
		const { body } = await read(`${head}\ncard.base;50;price;zwei\ncard.gold;1;price;1,00\n`);
		expect(Object.keys(body.fields)).toEqual(["2, Preis", "3, Tabelle"]);
	});

	test("of very many bad cells the first are named and all are counted", async () => {
		const csv = await exported();
		const rows = csv.trimEnd().split("\n").length - 1;
		const { body } = await read(csv.replace(/;(\d+),(\d+);2026/g, ";$1.$2;2026"));
		expect(Object.keys(body.fields)).toHaveLength(20);
		expect(body.fields).toHaveProperty(["2, Preis"]);
		expect(body.message).toBe(
			`An ${rows} Stellen lässt sich die Tabelle nicht lesen. Das sind die ersten 20:`,
		);
	});

	test("a start that is not after today is refused before anything is read", async () => {
		expect(await read(head, "2026-11-20")).toMatchObject({
			status: 422,
			body: {
				code: "price_change_refused",
				fields: { validFrom: expect.stringMatching(/frühestens morgen/) },
			},
		});
	});
});
