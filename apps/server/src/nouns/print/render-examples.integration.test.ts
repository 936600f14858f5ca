import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { geometryOf } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { designSchema } from "@offizin/contract";
import { checkDocument, personalise, sampleRecord } from "@offizin/design";
import jsqr from "jsqr";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadFonts } from "../../adapters/fonts/fonts.ts";
import { renderDesign } from "../../doors/commands/render-design.ts";
import { pdfOnDisk } from "../../testing/press-tools.ts";
import { type GuestRecords, readGuestRecords } from "../guests/guest-records.ts";

const examples = join(import.meta.dirname, "../../../../../docs/examples");

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "offizin-examples-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const names = [
	"Käthe Übelacker",
	"Jörg Groß",
	"Änne & Ben Weiß",
	"Familie Schäfer",
	"Sophie-Charlotte von der Heyde",
	"Zoë Müller-Lüdenscheidt & Jürgen Krämer",
	"Götz Freiherr von Weißenstein",
	"Friederike Hölzl",
	"Lukas & Magdalena Grüber",
	"Céline Müller-Favre",
	"Reto Bürgi",
	"Karl Friedrich & Uwe Strauß",
];

const addresses = [
	["Frau Käthe Übelacker", "Lindenweg 4", "01067 Dresden"],
	["Herrn Dr. Jörg Groß", "Am Mühlbach 12 a", "79098 Freiburg im Breisgau"],
	["Änne & Ben Weiß", "Sonnenstraße 8", "80331 München"],
	["Familie Schäfer", "c/o Öttinger", "Hauptstraße 101", "88709 Meersburg"],
	["Frau Sophie-Charlotte von der Heyde", "Schloßgasse 3", "04229 Leipzig"],
	["Zoë Müller-Lüdenscheidt & Jürgen Krämer", "Königsallee 27", "40212 Düsseldorf"],
	["Herrn Prof. Dr. Götz Freiherr von Weißenstein", "Burgweg 1", "96049 Bamberg"],
	["Frau Mag. Friederike Hölzl", "Mozartsteig 5", "5020 Salzburg", "ÖSTERREICH"],
	["Lukas & Magdalena Grüber", "Stiege 2, Tür 14", "Gartengasse 9", "1050 Wien", "ÖSTERREICH"],
	["Frau Céline Müller-Favre", "Rue du Lac 18", "1204 Genève", "SCHWEIZ"],
	["Herrn Reto Bürgi", "Seestrasse 44", "8002 Zürich", "SCHWEIZ"],
	["Buchhandlung Strauß", "Karl Friedrich & Uwe Strauß", "Alter Markt 6", "50667 Köln"],
];

function designOf(name: string) {
	// A file for the press has no need of colours for screens.
	return designSchema
		.omit({ pressColors: true })
		.parse(JSON.parse(readFileSync(join(examples, name), "utf8")));
}

function guestsOf(list: string, design: string): GuestRecords {
	const records = readGuestRecords(readFileSync(join(examples, list)), designOf(design).document);
	invariant(records.ok, JSON.stringify(records));
	return records.value;
}

async function render(design: string, guests: string, profile: string, into: string) {
	const installation = { filesFolder: join(folder, "files"), profileFolder: join(folder, "profiles") };
	const order = {
		design: join(examples, design),
		guestList: { guests },
		profile,
		folder: join(folder, into),
		photos: [],
		installation,
	};
	return renderDesign(order, () => undefined);
}

/** The file with the process inks, page by page. */
function printedPages(files: readonly { readonly name: string; readonly path: string }[]) {
	const print = files.find(({ name }) => /_(12|Druck)\.pdf$/.test(name));
	invariant(print, "there is a file with the process inks");
	const pdf = pdfOnDisk(readFileSync(print.path));
	pdf.check();
	const pages = pdf.text().split("\f").slice(0, -1);
	const count = Number(/Pages:\s+(\d+)/.exec(pdf.boxes())?.[1]);
	pdf.remove();
	expect(pages).toHaveLength(count);
	return { path: print.path, pages };
}

/** What a phone reads on the back of each card. */
async function codesOf(path: string): Promise<(string | undefined)[]> {
	execFileSync("pdftoppm", ["-r", "150", "-e", "-png", path, join(folder, "back")]);
	const codes: (string | undefined)[] = [];
	for (let page = 2; page <= 24; page += 2) {
		const picture = join(folder, `back-${String(page).padStart(2, "0")}.png`);
		const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
		const pixels = new Uint8ClampedArray(data);
		codes.push(jsqr(pixels, info.width, info.height, { inversionAttempts: "dontInvert" })?.data);
	}
	return codes;
}

test("both lists hold the same twelve guests", () => {
	for (const design of ["einladung.json", "umschlag.json"]) {
		const list = guestsOf("gaeste.csv", design);
		expect(guestsOf("gaeste.xlsx", design)).toEqual(list);
		expect(list.refused).toEqual([]);
		expect(list.rows).toHaveLength(12);
	}
});

test.each(["einladung.json", "umschlag.json"])("%s has no findings, whoever the guest is", async (name) => {
	const { document, findings } = designOf(name);
	const { configuration } = document;
	const { shaper, qr } = await loadFonts();
	const format = geometryOf({ product: "card", configuration });
	const records = [sampleRecord(document), ...guestsOf("gaeste.csv", name).rows.map(({ values }) => values)];
	const refinement = configuration.refinementType === "gold" ? "gold" : "ohne";
	for (const record of records) {
		const context = { format, refinement, paperType: configuration.paperType ?? "", shaper, qr } as const;
		expect(checkDocument(personalise(document, record), context)).toEqual([]);
	}
	expect(findings).toEqual([]);
});

describe.each(["digital-cards", "sheetfed-cards"])("printed by %s", (profile) => {
	test("[1.1] every invitation bears its guest's name and a code that reads as the guest's link", async () => {
		const into = `karten-${profile}`;
		const made = await render("einladung.json", join(examples, "gaeste.xlsx"), profile, into);
		invariant(made.ok, JSON.stringify(made));
		const { pages, path } = printedPages(made.value.files);
		expect(pages).toHaveLength(12 * 2);
		for (const [index, name] of names.entries()) expect(pages[2 * index + 1]).toContain(`Für ${name}`);
		const { rows } = guestsOf("gaeste.csv", "einladung.json");
		expect(await codesOf(path)).toEqual(rows.map(({ values }) => values.link));
		const index = JSON.parse(readFileSync(join(folder, into, "index.json"), "utf8"));
		expect(index.records).toMatchObject(
			rows.map(({ row }, at) => ({ record: at + 1, row, firstPage: 2 * at + 1, lastPage: 2 * at + 2 })),
		);
	});

	test("[1.4] every envelope bears the lines of its guest's address, and the sender on its flap", async () => {
		const into = `umschlaege-${profile}`;
		const made = await render("umschlag.json", join(examples, "gaeste.csv"), profile, into);
		invariant(made.ok, JSON.stringify(made));
		const { pages } = printedPages(made.value.files);
		const lines = pages.map((page) => page.split("\n").filter((line) => line.trim() !== ""));
		expect(lines.filter((_, at) => at % 2 === 0)).toEqual(addresses);
		for (const flap of lines.filter((_, at) => at % 2 === 1)) {
			expect(flap).toEqual(["Clara & Jonathan", "Gartenweg 7", "78464 Konstanz"]);
		}
		const index = JSON.parse(readFileSync(join(folder, into, "index.json"), "utf8"));
		expect(index.records).toHaveLength(12);
	});
});

test("the same job makes the same bytes", async () => {
	const sums = async (into: string) => {
		const made = await render("umschlag.json", join(examples, "gaeste.csv"), "digital-cards", into);
		invariant(made.ok, JSON.stringify(made));
		return made.value.files.map(({ name, sha256 }) => `${sha256} ${name}`);
	};
	const once = await sums("einmal");
	expect(once.length).toBeGreaterThan(10);
	expect(await sums("noch-einmal")).toEqual(once);
});

test("guests who cannot be printed are refused by their rows, all in one answer, and nothing is written", async () => {
	const list = readFileSync(join(examples, "gaeste.csv"), "utf8").trim().split("\r\n");
	const bad = [
		";;محمد;علي;;;;Weg 1;10115;Berlin;;https://papiervogel.example/e/1",
		";;Anna 💍;Weiß;;;;Weg 2;10115;Berlin;;https://papiervogel.example/e/2",
		`;;${"x".repeat(4000)};Weiß;;;;Weg 3;10115;Berlin;;https://papiervogel.example/e/3`,
		";;Ben;Groß;;;;;10115;Berlin;;https://papiervogel.example/e/4",
	];
	const guests = join(folder, "schlecht.csv");
	writeFileSync(guests, [...list, ...bad].join("\r\n"));
	const rowsSaid = async (design: string) => {
		const made = await render(design, guests, "digital-cards", "abgelehnt");
		invariant(!made.ok, "it was printed");
		return {
			said: made.error,
			rows: [...made.error.matchAll(/Zeile (\d+)/g)].map(([, row]) => Number(row)),
		};
	};
	const envelope = await rowsSaid("umschlag.json");
	expect(envelope.rows).toEqual([14, 15, 16, 17]);
	expect(envelope.said).toContain("Zeile 17: In der Adresse fehlt die Straße.");
	expect(envelope.said).toContain("Zeile 15: „Anschrift“: Diese Schrift kennt „💍“ nicht.");
	// An invitation needs no street.
	expect((await rowsSaid("einladung.json")).rows).toEqual([14, 15, 16]);
	expect(() => readFileSync(join(folder, "abgelehnt", "SHA256SUMS"))).toThrow("ENOENT");
});
