import { builtInRows } from "@offizin/pricing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../../testing/browser.ts";
import { clerkOn } from "../../../testing/clerk.ts";

const DAY_MS = 86_400_000;
const list = "/office-api/price-lists/papiervogel/de";
const cell = { table: "card.base", row: "50", column: "price" };
const change = {
	cells: [{ ...cell, amount: 179 }],
	reach: "currency",
	validFrom: "2026-11-22",
};

let server: AppUnderTest;
let clerk: Browser;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	clerk = await clerkOn(server.app);
});
afterAll(() => server.close());
beforeEach(async () => {
	await server.platform.database.db.deleteFrom("price_row").execute();
	await server.platform.prices.reload();
});

const save = (body: object, path = list) => clerk.post(`${path}/changes`, body);

function storedRows() {
	return server.platform.database.db.selectFrom("price_row").selectAll().orderBy("id").execute();
}

/** What a shopper pays for 50 plain folded cards, minor units. */
async function shopTotal(locale = "de-DE"): Promise<number> {
	const query = "formatType=klappkarte-a6&paperType=matt&refinementType=ohne&punching=ohne&quantity=50";
	const { body } = await browserOn(server.app).get(`/web-api/calculator/reference?product=card&${query}`, {
		"x-locale": locale,
	});
	return body.quote.total;
}

/** The cell as the back office shows it. */
async function shownCell(path = list) {
	const { body } = await clerk.get(`${path}/tables/card.base`);
	return body.table.cells.find(({ row }: { row: string }) => row === "50");
}

describe("what is shown", () => {
	test("a list for each brand and market, with currency and the days of its prices", async () => {
		const { body } = await clerk.get("/office-api/price-lists");
		expect(body.items).toHaveLength(24);
		expect(body.items.find((one: { market: string }) => one.market === "ch")).toEqual({
			channel: "papiervogel",
			channelName: "Papiervogel",
			market: "ch",
			marketName: "Schweiz",
			currency: "chf",
			today: "2026-11-20",
			validFrom: "2026-11-01",
			nextChange: null,
		});
	});

	test("every table of a list under its subject, with no cell left out", async () => {
		const { body } = await clerk.get(list);
		const cells = body.tables.reduce((sum: number, table: { cells: number }) => sum + table.cells, 0);
		const known = builtInRows().filter(({ currency }) => currency === "eur");
		expect(cells).toBe(new Set(known.map(({ table, row, column }) => `${table}/${row}/${column}`)).size);
		expect(new Set(body.tables.map(({ subject }: { subject: string }) => subject))).toContain("Wandbilder");
		expect(body.changes).toEqual([]);
	});

	test("every table of a list says what has a price in it", async () => {
		const { tables } = (await clerk.get(list)).body;
		const found = (key: string) => tables.find((table: { key: string }) => table.key === key);
		expect(found("card.factor")).toMatchObject({
			rows: expect.arrayContaining(["Postkarte A6"]),
			columns: [],
		});
		expect(found("card.refinement").columns).toContain("Heißfolie Gold");
		// Swiss postage has no price in euros.
		expect(found("postage.letter").rows).toEqual(["Deutschland", "Österreich"]);
	});

	test("a table with names, units and cells; pairs that cannot be made have none", async () => {
		const { body } = await clerk.get(`${list}/tables/calendar.base`);
		expect(body).toMatchObject({ day: "2026-11-20", table: { unit: "money", name: "Kalender: Grundpreis" } });
		expect(body.table.cells).toContainEqual({
			row: "wandkalender",
			column: "a4-hoch",
			amount: 1690,
			since: "2026-11-01",
			reach: "currency",
			announcedUntil: null,
			next: null,
		});
		expect(body.table.cells.length).toBeLessThan(body.table.rows.length * body.table.columns.length);
	});

	test.each([
		["/office-api/price-lists/papiervogel/xx", "price_list_unknown"],
		["/office-api/price-lists/constructor/de", "price_list_unknown"],
		["/office-api/price-lists/papiervogel/toString", "price_list_unknown"],
		[`${list}/tables/card.gold`, "price_table_unknown"],
		[`${list}/tables/card.base/history?row=51&column=price`, "price_table_unknown"],
	])("%s is %s", async (path, code) => {
		expect(await clerk.get(path)).toMatchObject({ status: 404, body: { code } });
	});
});

describe("a change of prices", () => {
	test("is shown on ten examples first, and nothing is saved by that", async () => {
		const { status, body } = await clerk.post(`${list}/previews`, change);
		expect(status).toBe(200);
		expect(body).toMatchObject({ day: "2026-11-22", currency: "eur", changed: 1, warnings: [] });
		expect(body.examples).toHaveLength(10);
		expect(body.examples[0]).toMatchObject({
			difference: 500,
			lines: [{ name: "Karte", before: 8450, after: 8950 }],
		});
		expect(await storedRows()).toEqual([]);
		expect((await shownCell()).next).toBeNull();
	});

	test("[pricing.P41] the shop sells by the old price until its first day, and by the new one from then on, in every market of the currency", async () => {
		const day = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
		const outer = server;
		try {
			server = day;
			clerk = await clerkOn(day.app);
			expect(await save(change)).toMatchObject({
				status: 200,
				body: { state: "planned", savedBy: "Werkstatt" },
			});
			expect([await shopTotal(), await shopTotal("de-AT"), await shopTotal("de-CH")]).toEqual([
				8450, 8450, 10_500,
			]);
			expect(await shownCell()).toMatchObject({ amount: 169, next: { from: "2026-11-22", amount: 179 } });
			day.clock.advance(DAY_MS);
			expect(await shopTotal()).toBe(8450);
			day.clock.advance(DAY_MS);
			expect([await shopTotal(), await shopTotal("de-AT"), await shopTotal("de-CH")]).toEqual([
				8950, 8950, 10_500,
			]);
			expect(await shownCell()).toMatchObject({ amount: 179, since: "2026-11-22", next: null });
		} finally {
			server = outer;
			clerk = await clerkOn(outer.app);
			await day.close();
		}
	});

	test("for one shop only leaves the other brand and the other markets as they are", async () => {
		expect((await save({ ...change, reach: "shop" })).status).toBe(200);
		expect((await shownCell()).next).toEqual({ from: "2026-11-22", amount: 179 });
		expect((await shownCell("/office-api/price-lists/bildwand/de")).next).toBeNull();
		expect((await shownCell("/office-api/price-lists/papiervogel/at")).next).toBeNull();
	});

	test("[pricing.P43] the same one twice, in another order, is saved once", async () => {
		const cells = [...change.cells, { ...cell, row: "100", amount: 145 }];
		const first = await save({ ...change, cells });
		const second = await save({ ...change, cells: cells.toReversed() });
		expect(second.body).toEqual(first.body);
		expect(await storedRows()).toHaveLength(2);
	});

	test.each([
		["from today on", { validFrom: "2026-11-20" }, /Preise ändern sich frühestens morgen/],
		["from no day", { validFrom: "bald" }, /„bald“ ist kein Tag/],
		[
			"a row that is not there",
			{ cells: [{ ...cell, row: "51", amount: 1 }] },
			/^Karten: Klappkarte A6, 51: /,
		],
		["a negative price", { cells: [{ ...cell, amount: -1 }] }, /liegt unter null/],
		["cards for nothing", { cells: [{ ...cell, amount: 0 }] }, /hier darf nichts kostenlos sein/],
		[
			"totals that fall",
			{ cells: [{ ...cell, amount: 20 }] },
			/eine größere Menge würde zusammen weniger kosten/,
		],
		["a cell twice", { cells: [...change.cells, ...change.cells] }, /steht zweimal/],
	])("%s is refused, in the preview as when saving", async (_what, overrides, words) => {
		for (const door of ["previews", "changes"]) {
			const refused = await clerk.post(`${list}/${door}`, { ...change, ...overrides });
			expect(refused).toMatchObject({ status: 422, body: { code: "price_change_refused" } });
			expect(refused.body.message).toMatch(words);
			expect(Object.values(refused.body.fields)).toContain(refused.body.message);
		}
		expect(await storedRows()).toEqual([]);
	});

	test.each([
		["no cell", { cells: [] }],
		["half a cent", { cells: [{ ...cell, amount: 169.5 }] }],
		["an amount that no column holds", { cells: [{ ...cell, amount: 1e12 }] }],
		["an unknown reach", { reach: "world" }],
	])("%s is not even read", async (_what, overrides) => {
		expect(await save({ ...change, ...overrides })).toMatchObject({
			status: 400,
			body: { code: "request_invalid" },
		});
	});

	test("of two people who change a cell for the same day at once, one is refused", async () => {
		const answers = await Promise.all([
			save(change),
			save({ ...change, cells: [{ ...cell, amount: 175 }] }),
			save({ ...change, cells: [{ ...cell, amount: 172 }] }),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
		const refused = answers.find(({ status }) => status === 422);
		expect(refused?.body.message).toMatch(/ist schon ein Preis eingetragen/);
		expect(await storedRows()).toHaveLength(1);
	});

	test("an announced reduction ends by itself", async () => {
		const reduced = { ...change, cells: [{ ...cell, amount: 165 }], validUntil: "2026-11-29" };
		expect((await save(reduced)).body).toMatchObject({ validUntil: "2026-11-29" });
		const { body } = await clerk.get(`${list}/tables/card.base?day=2026-11-25`);
		const shown = body.table.cells.find(({ row }: { row: string }) => row === "50");
		expect(shown).toMatchObject({
			amount: 165,
			announcedUntil: "2026-11-29",
			next: { from: "2026-11-30", amount: 169 },
		});
	});

	test("has a history that names who saved it", async () => {
		await save(change);
		const { body } = await clerk.get(`${list}/tables/card.base/history?row=50&column=price`);
		expect(body.items).toEqual([
			{
				from: "2026-11-22",
				amount: 179,
				savedBy: "Werkstatt",
				savedAt: "2026-11-20T09:00:00.000Z",
			},
			{ from: "2026-11-01", amount: 169, savedBy: null, savedAt: null },
		]);
	});
});

describe("[pricing.P43] withdrawing", () => {
	const withdraw = (id: string, path = list) => clerk.post(`${path}/changes/${id}/withdrawal`);

	test("a planned change is as if it had never been, and stays in the book of changes", async () => {
		const { id } = (await save(change)).body;
		expect((await withdraw(id)).body).toMatchObject({
			id,
			state: "withdrawn",
			withdrawnBy: "Werkstatt",
		});
		expect((await shownCell()).next).toBeNull();
		expect((await withdraw(id)).status).toBe(200);
		expect((await clerk.get(list)).body.changes).toMatchObject([{ id, state: "withdrawn" }]);
	});

	test("and saving the same again is a new change", async () => {
		const first = (await save(change)).body.id;
		await withdraw(first);
		const second = await save(change);
		expect(second.body).toMatchObject({ state: "planned" });
		expect(second.body.id).not.toBe(first);
		expect((await save(change)).body.id).toBe(second.body.id);
	});

	test("an unknown change, and one of another list, is not there", async () => {
		const { id } = (await save({ ...change, reach: "shop" })).body;
		for (const [asked, path] of [
			["x", list],
			[id, "/office-api/price-lists/bildwand/de"],
		]) {
			expect(await withdraw(asked, path)).toMatchObject({
				status: 404,
				body: { code: "price_change_unknown" },
			});
		}
	});

	test("a change on which a later one stands is not taken away from under it", async () => {
		const later = { ...change, cells: [{ ...cell, amount: 230 }], validFrom: "2026-11-23" };
		// 100 at 1,39 € would cost less than 90 at 1,57 €, which lies between 2,30 € and 1,39 €.
		expect((await save(later)).body.code).toBe("price_change_refused");
		const { id } = (await save({ ...change, cells: [{ ...cell, row: "100", amount: 160 }] })).body;
		expect((await save(later)).status).toBe(200);
		const refused = await withdraw(id);
		expect(refused).toMatchObject({ status: 422, body: { code: "price_change_refused" } });
		expect(refused.body.message).toMatch(/eine größere Menge würde zusammen weniger kosten/);
		expect((await storedRows()).every(({ withdrawn_at }) => withdrawn_at === null)).toBe(true);
	});

	test("a change that holds already can not be withdrawn", async () => {
		const { id } = (await save({ ...change, validFrom: "2026-11-21" })).body;
		server.clock.advance(DAY_MS);
		expect(await withdraw(id)).toMatchObject({ status: 409, body: { code: "price_change_begun" } });
		expect((await clerk.get(list)).body.changes).toMatchObject([{ id, state: "begun" }]);
	});
});
