import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { invariant } from "@offizin/base";
import { coverCrop, type DesignDocument, elementsOf } from "@offizin/design";
import { digitalCards } from "@offizin/production";
import { buildTemplate, type Template } from "@offizin/templates/recipes";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pdfOnDisk } from "../../testing/press-tools.ts";
import { templateWith } from "../../testing/shopper.ts";
import { renderDesign } from "./render-design.ts";

const silent = () => undefined;
const here = () => ({ filesFolder: join(folder, "files"), profileFolder: join(folder, "profiles") });

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "offizin-render-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function designFile(name: string, { id }: Template, document: unknown, more = {}): string {
	const path = join(folder, `${name}.json`);
	writeFileSync(path, JSON.stringify({ id, revision: 3, document, ...more }));
	return path;
}

function textFile(name: string, content: string | Uint8Array): string {
	const path = join(folder, name);
	writeFileSync(path, content);
	return path;
}

const card = templateWith({ formatType: "din-lang-quer" });

function withElement(element: object) {
	return { ...card.document, pages: [{ key: "front", elements: [element] }] };
}

/** The card with a guest's name for its couple, in printed ink. */
function forGuests(): DesignDocument {
	const document = structuredClone(card.document);
	const field = elementsOf(document).find((element) => element.id === "names");
	invariant(field?.type === "text", "the card names its couple");
	field.text = "{{vorname}} {{nachname}}";
	field.style.ink = { role: "process", swatch: field.style.ink.swatch };
	return document;
}

async function words(
	order: Partial<Parameters<typeof renderDesign>[0]> & { design: string },
): Promise<string> {
	const rendered = await renderDesign(
		{ folder: join(folder, "refused"), profile: "digital-cards", photos: [], installation: here(), ...order },
		silent,
	);
	return rendered.ok ? "" : rendered.error;
}

test("a guest list becomes one file with a card each, an index and true checksums", async () => {
	const design = designFile("gaeste", card, forGuests());
	// As Excel in Germany saves it.
	const guests = textFile(
		"gaeste.csv",
		Buffer.from("Vorname;Nachname\nJörg;Müller\nZoë;d'Arc\nÄnne;Groß\n", "latin1"),
	);
	const out = join(folder, "gaeste");
	const seen: number[] = [];
	const rendered = await renderDesign(
		{
			design,
			folder: out,
			guestList: { guests },
			profile: "sheetfed-cards",
			photos: [],
			installation: here(),
		},
		(done) => void seen.push(done),
	);
	invariant(rendered.ok, rendered.ok ? "" : rendered.error);
	expect(seen).toEqual([1, 2, 3]);
	const print = rendered.value.files.find(({ name }) => name.endsWith("_Druck.pdf"));
	invariant(print, "there is a file with the process inks");
	const pdf = pdfOnDisk(readFileSync(print.path));
	pdf.check();
	expect(pdf.boxes()).toMatch(/Pages:\s+6/);
	for (const name of ["Jörg Müller", "Zoë d'Arc", "Änne Groß"]) expect(pdf.text()).toContain(name);
	pdf.remove();
	const index = JSON.parse(readFileSync(join(out, "index.json"), "utf8"));
	expect(index.records).toMatchObject([
		{ record: 1, row: 2, firstPage: 1, lastPage: 2 },
		{ record: 2, row: 3, firstPage: 3, lastPage: 4 },
		{ record: 3, row: 4, firstPage: 5, lastPage: 6 },
	]);
	for (const line of readFileSync(join(out, "SHA256SUMS"), "utf8").trim().split("\n")) {
		const [sum, name = ""] = line.split("  ");
		expect(
			createHash("sha256")
				.update(readFileSync(join(out, name)))
				.digest("hex"),
			name,
		).toBe(sum);
	}
});

test("photos are found beside the design file", async () => {
	const template = templateWith({ photo: true });
	const document = structuredClone(template.document);
	const size = { width: 1600, height: 2000 };
	for (const element of elementsOf(document)) {
		if (element.type === "photo")
			element.photo = { upload: "p1", ...size, crop: coverCrop(size, element.box) };
	}
	const design = designFile("foto", template, document);
	expect(await words({ design })).toMatch(/^Das Foto p1 fehlt\. Legen Sie es als p1\.jpg in den Ordner/);
	mkdirSync(join(folder, "photos"));
	await sharp({ create: { ...size, channels: 3, background: "#c8a98c" } })
		.jpeg()
		.toFile(join(folder, "photos", "p1.jpg"));
	expect(await words({ design })).toBe("");
});

describe("a printer with a profile of its own", () => {
	/** Lies where an operator puts it. */
	function house(change: object): string {
		mkdirSync(here().profileFolder, { recursive: true });
		writeFileSync(
			join(here().profileFolder, "hausdruckerei.json"),
			JSON.stringify({ ...digitalCards, key: "hausdruckerei", name: "Hausdruckerei", ...change }),
		);
		return "hausdruckerei";
	}

	test("gets its own plate and file names, as it spells them", async () => {
		const plates = digitalCards.plates.map((plate) =>
			plate.role === "foil-gold" ? { ...plate, name: "HEISSFOLIE_Gold" } : plate,
		);
		const out = join(folder, "haus");
		const rendered = await renderDesign(
			{
				design: designFile("haus", card, card.document),
				folder: out,
				profile: house({ plates, fileName: "{product}_{order}_{line}" }),
				photos: [],
				installation: here(),
			},
			silent,
		);
		invariant(rendered.ok, rendered.ok ? "" : rendered.error);
		expect(rendered.value.files.map(({ name }) => name)).toContain("plate-front_HEISSFOLIE-Gold.png");
		const print = rendered.value.files.find(({ name }) => name.endsWith(".pdf"));
		expect(print?.name).toMatch(/^din-lang-quer_/);
		const pdf = pdfOnDisk(readFileSync(print?.path ?? ""));
		expect(Object.keys(await pdf.plates(1))).toContain("HEISSFOLIE_Gold");
		pdf.remove();
	});

	test("is spared a file that breaks its rules: the finished file is read back and stops the job", async () => {
		const color = { ...digitalCards.color, inkLimit: 200 };
		const dark = buildTemplate("soiree-din-lang-quer-bordeaux");
		const design = designFile("tinte", dark, dark.document);
		const said = await words({ design, profile: house({ color }) });
		expect(said).toMatch(/^Die fertige Datei ist nicht druckreif\. .*Seite 1.*232\s%.*200\s%/);
	});
});

test("a file of before documents named their configuration is printed as what stands beside its document", async () => {
	const { product: _product, configuration: _configuration, ...document } = card.document;
	const old = { ...document, schemaVersion: 2, formatType: "din-lang-quer" };
	const seal = "seal-gold";
	const configuration = { paperType: "naturweiss", refinementType: "ohne", accessories: [seal] };
	const order = {
		design: designFile("alt", card, old, { configuration }),
		folder: join(folder, "alt"),
		photos: [],
	};
	const rendered = await renderDesign({ ...order, installation: here() }, silent);
	invariant(rendered.ok, rendered.ok ? "" : rendered.error);
	const ticket = rendered.value.files.find(({ name }) => name === "ticket.json");
	expect(JSON.parse(readFileSync(ticket?.path ?? "", "utf8")).product).toMatchObject({
		format: "din-lang-quer",
		configuration: { paperType: "naturweiss", refinementType: "ohne", seal },
	});
});

test.each([
	["naturweiss", undefined, "digital-cards-uncoated"],
	["matt", undefined, "digital-cards"],
	["naturweiss", [{ profile: "sheetfed-cards" }], "sheetfed-cards"],
])("a card on %s is printed as the shop prints it (table: %j): by %s", async (paperType, table, profile) => {
	const profileFolder = join(folder, `table-${profile}`);
	mkdirSync(profileFolder);
	if (table) writeFileSync(join(profileFolder, "print-table.json"), JSON.stringify(table));
	const configuration = { ...card.document.configuration, paperType, refinementType: "ohne" };
	const design = designFile(profile, card, { ...forGuests(), configuration });
	const guestList = { guests: textFile("eine.csv", "Vorname;Nachname\nÄnne;Groß\n") };
	const order = { design, folder: join(folder, `by-${profile}`), guestList, photos: [] };
	const installation = { ...here(), profileFolder };
	const rendered = await renderDesign({ ...order, installation }, silent);
	invariant(rendered.ok, rendered.ok ? "" : rendered.error);
	const ticket = rendered.value.files.find(({ name }) => name === "ticket.json");
	expect(JSON.parse(readFileSync(ticket?.path ?? "", "utf8"))).toMatchObject({ profile: { key: profile } });
});

describe("what cannot be printed is said in words, and nothing is written", () => {
	test.each([
		["no JSON", "{", /lässt sich nicht lesen/],
		["a list", "[]", /ist keine Design-Datei/],
		["no pages", { schemaVersion: 1 }, /^Der Entwurf ist nicht lesbar\./],
		["a newer version", { ...card.document, schemaVersion: 77 }, /Version 77/],
		["an unknown element", withElement({ type: "video" }), /ließen sich nicht lesen/],
		[
			"a format nobody makes",
			{ ...card.document, configuration: { formatType: "klappkarte-a9" } },
			/klappkarte-a9/,
		],
	] as const)("%s", async (_what, content, expected) => {
		const written = typeof content === "string" ? content : JSON.stringify(content);
		expect(await words({ design: textFile("kaputt.json", written) })).toMatch(expected);
	});

	test("[production.S3] files that are devices, folders or far too large, and a target that is a file", async () => {
		expect(await words({ design: "/dev/zero" })).toMatch(/lässt sich nicht lesen: Das ist keine Datei/);
		const design = designFile("ziel", card, forGuests());
		expect(await words({ design, guestList: { guests: folder } })).toMatch(
			/lässt sich nicht lesen: Das ist keine Datei/,
		);
		const huge = textFile("riesig.csv", "");
		truncateSync(huge, 20 * 2 ** 30);
		expect(await words({ design, guestList: { guests: huge } })).toMatch(/größer als 10 MB/);
		expect(await words({ design, folder: design, profile: folder })).toMatch(/gibt es nicht/);
		const plain = designFile("ziel", card, card.document);
		expect(await words({ design: plain, folder: design, profile: "sheetfed-cards" })).toMatch(
			/^Der Zielordner .* lässt sich nicht beschreiben/,
		);
	});

	test("a drawing of scribble, which would keep the press busy for minutes", async () => {
		const spots = Array.from({ length: 5000 }, (_none, at) => `L${(at * 617) % 1000} ${(at * 353) % 997}`);
		const paths = [{ d: `M0 0${spots.join("")}Z`, ink: "line" }];
		const { box, rotation, label } = elementsOf(card.document)[0] ?? {};
		const pages = card.document.pages.map(({ key }) => ({
			key,
			elements: [{ id: `a-${key}`, type: "artwork", label, box, rotation, artwork: "scribble", inks: {} }],
		}));
		const document = {
			...card.document,
			artworks: { scribble: { width: 1000, height: 1000, paths } },
			pages,
		};
		expect(await words({ design: designFile("gewirr", card, document) })).toBe(
			"Diese Zeichnungen überkreuzen sich zu oft: scribble. Bitte vereinfachen Sie ihre Pfade.",
		);
	});

	test("a profile that is not there, or not sound", async () => {
		const design = designFile("profil", card, card.document);
		expect(await words({ design, profile: "gibt-es-nicht" })).toBe(
			"Das Druckprofil gibt-es-nicht gibt es nicht.",
		);
		const faulty = textFile("profil-kaputt.json", JSON.stringify({ key: "x", bleed: -1 }));
		expect(await words({ design, profile: faulty })).toMatch(/ist fehlerhaft: .*bleed/);
		expect(await words({ design, profile: textFile("kein.json", "{") })).toMatch(/kein lesbares JSON/);
	});

	test("a printer without a plate for the foil", async () => {
		const design = designFile("folie", card, card.document);
		expect(await words({ design, profile: "photo-paper" })).toMatch(/keine Platte für/);
	});

	test("guests whose names do not fit, or cannot be set, are named by their row", async () => {
		const design = designFile("lang", card, forGuests());
		const rows = [
			"Anna;Weiß",
			`${"Maximilian ".repeat(20)};Groß`,
			"محمد;علي",
			"Anna 💍;Weiß",
			`${"x".repeat(4000)};y`,
		];
		const guests = textFile("lang.csv", `Vorname;Nachname\n${rows.join("\n")}\n`);
		const said = await words({ design, guestList: { guests } });
		expect(said).not.toContain("Zeile 2");
		for (const row of [3, 4, 5, 6]) expect(said).toContain(`Zeile ${row}`);
	});

	test("a list without the columns the card needs", async () => {
		const design = designFile("spalten", card, forGuests());
		const guests = textFile("spalten.csv", "Name;Tisch\nAnna;3\n");
		expect(await words({ design, guestList: { guests } })).toMatch(/vorname.*nachname.*Name/i);
	});

	test("a list for a card without fields", async () => {
		const design = designFile("ohne", card, card.document);
		expect(await words({ design, guestList: { guests: textFile("ohne.csv", "Name\nAnna\n") } })).toMatch(
			/keine Felder für Gäste/,
		);
	});
});
