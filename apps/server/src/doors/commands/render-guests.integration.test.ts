import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { invariant } from "@offizin/base";
import { elementsOf } from "@offizin/design";
import { craftXlsx, encoded, inlineRow, sheetXml } from "@offizin/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseRowSelection } from "../../nouns/print/row-selection.ts";
import { templateWith } from "../../testing/shopper.ts";
import { renderDesign } from "./render-design.ts";
import type { GuestOrder } from "./render-guests.ts";

let folder: string;
let design: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "offizin-guests-"));
	design = join(folder, "karte.json");
	const template = templateWith({ formatType: "din-lang-quer" });
	const document = structuredClone(template.document);
	const names = elementsOf(document).find(({ id }) => id === "names");
	invariant(names?.type === "text", "the card names its couple");
	names.text = "{{name}}";
	writeFileSync(design, JSON.stringify(document));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
	const path = join(folder, name);
	writeFileSync(path, content);
	return path;
}

function render(guestList: GuestOrder, into = "out") {
	const installation = { filesFolder: join(folder, "files"), profileFolder: join(folder, "profiles") };
	const order = { design, folder: join(folder, into), profile: "digital-cards", photos: [], installation };
	return renderDesign({ ...order, guestList }, () => undefined);
}

async function rendered(guestList: GuestOrder, into?: string) {
	const made = await render(guestList, into);
	invariant(made.ok, made.ok ? "" : made.error);
	return made.value;
}

async function refusal(guestList: GuestOrder): Promise<string> {
	const made = await render(guestList, "refused");
	return made.ok ? "" : made.error;
}

function json(...path: string[]) {
	return JSON.parse(readFileSync(join(folder, ...path), "utf8"));
}

function rows(text: string) {
	const selection = parseRowSelection(text);
	invariant(selection.ok, text);
	return selection.value;
}

test("what is doubtful about a list is said on the console, in the index and in the ticket", async () => {
	const guests = file(
		"polen.csv",
		encoded("Name;PLZ\nŁukasz Żółć;1067\nŻaneta Król;04229\n", "windows-1250"),
	);
	const { notes } = await rendered({ guests }, "polen");
	expect(notes).toEqual([
		expect.stringMatching(/Windows-1250.*„Łukasz Żółć“ \(Zeile 2\), „Żaneta Król“ \(Zeile 3\)\./),
	]);
	expect(json("polen", "index.json").notes).toEqual(notes);
	expect(json("polen", "ticket.json").notes).toEqual(notes);

	const hiddenRow = inlineRow(3, ["Ben"]).replace("<row", `<row hidden="1"`);
	const sheet = craftXlsx({ rows: inlineRow(1, ["Name"]) + inlineRow(2, ["Anna"]) + hiddenRow });
	const hidden = await rendered({ guests: file("hidden.xlsx", sheet) }, "hidden");
	expect(hidden.notes).toEqual(["Zeile 3: Die Zeile ist in der Tabelle ausgeblendet, wird aber gedruckt."]);
	expect(json("hidden", "ticket.json").notes).toEqual(hidden.notes);
	// A list that is refused for one guest is looked at all the same.
	const both = file("beides.csv", encoded("Name\nŁukasz Żółć\n\u0007\n", "windows-1250"));
	expect(await refusal({ guests: both })).toMatch(/^Zeile 3, .*\nHinweis: .*Windows-1250/);
});

describe("a reprint", () => {
	const list = "Name\nAnna\n\nBen\nCem\nDua\n";

	test("of some rows lies beside the first print and says what it is", async () => {
		const guests = file("alle.csv", list);
		const whole = await rendered({ guests }, "nachdruck");
		const part = await rendered({ guests, rows: rows("5-6,2") }, "nachdruck");
		const of = (files: typeof whole.files) => files.find(({ name }) => name.endsWith(".pdf"))?.name ?? "";
		expect(of(part.files)).toMatch(/_3_Zeilen-2\+5-6\.pdf$/);
		expect(of(whole.files)).toMatch(/_4\.pdf$/);
		expect(readdirSync(join(folder, "nachdruck"))).toContain("Zeilen-2+5-6");
		expect(json("nachdruck", "index.json")).toMatchObject({
			records: [{ row: 2 }, { row: 4 }, { row: 5 }, { row: 6 }],
		});
		const index = json("nachdruck", "Zeilen-2+5-6", "index.json");
		expect(index).toMatchObject({ rows: "2,5-6", records: [{ row: 2 }, { row: 5 }, { row: 6 }] });
		const [first, last] = [
			json("nachdruck", "ticket.json"),
			json("nachdruck", "Zeilen-2+5-6", "ticket.json"),
		];
		expect(last.records).toEqual({ count: 3, index: "index.json", rows: "2,5-6" });
		expect(last.notes).toEqual(["Das ist ein Teil der Auflage: nur die Zeilen 2,5-6 der Gästeliste."]);
		expect(last.job).not.toBe(first.job);
		// The same guest has the same values, so the same hash.
		expect(index.records[0].valuesSha256).toBe(json("nachdruck", "index.json").records[0].valuesSha256);
	});

	test("of rows without a guest is refused by their numbers", async () => {
		const guests = file("alle.csv", list);
		expect(await refusal({ guests, rows: rows("1-5,300-305") })).toBe(
			"In diesen Zeilen der Gästeliste steht kein Gast: 1,3,300-305.",
		);
	});

	test("is not stopped by guests who are not in it, but by its own", async () => {
		const guests = file("fehler.csv", "Name\nAnna\n\u0007\nمحمد\n");
		expect((await rendered({ guests, rows: rows("2") }, "fehler")).notes).toHaveLength(1);
		expect(await refusal({ guests, rows: rows("2-3") })).toMatch(/^Zeile 3, /);
		expect(await refusal({ guests, rows: rows("4") })).toMatch(/^Die Gästeliste .* Zeile 4: /);
	});

	test("of very many rows has names that are not too long for a file system", async () => {
		const guests = file("viele.csv", `Name\n${"Anna\n".repeat(40)}`);
		const odd = Array.from({ length: 20 }, (_none, at) => 2 * at + 3).join(",");
		const { files } = await rendered({ guests, rows: rows(odd) }, "viele");
		expect(files[0]?.name).toMatch(/_Zeilen-ab-3-[0-9a-f]{8}\.pdf$/);
	});
});

describe("a list that is not where it is looked for", () => {
	test("below a title, or on the second sheet, is refused with the options that help", async () => {
		const book = craftXlsx({
			rows: inlineRow(1, ["Unsere Hochzeit"]) + inlineRow(2, ["12. Juni"]),
			workbook: `<sheets><sheet name="Deckblatt" r:id="rId1"/><sheet name="Gäste" r:id="rId2"/></sheets>`,
			more: {
				"xl/worksheets/sheet2.xml": sheetXml(
					inlineRow(1, ["Liste"]) + inlineRow(2, ["Name"]) + inlineRow(3, ["Anna"]),
				),
			},
		});
		const guests = file("mappe.xlsx", book);
		expect(await refusal({ guests })).toMatch(/--header-row.*--sheet \(.*„Deckblatt“, „Gäste“\)/);
		expect(await refusal({ guests, sheet: "2" })).toMatch(/--header-row/);
		await rendered({ guests, sheet: "2", headerRow: 2 }, "mappe");
		expect(json("mappe", "index.json").records).toMatchObject([{ row: 3 }]);
	});
});
