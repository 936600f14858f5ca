import { createHash } from "node:crypto";
import {
	checkRecords,
	type DesignElement,
	type GuestRecord,
	type GuestRow,
	loadQrEncoder,
} from "@offizin/design";
import { box, mm } from "@offizin/units";
import jsqr from "jsqr";
import { beforeAll, expect, test, vi } from "vitest";
import type { Press } from "../file/open-file.ts";
import type { Job } from "../file/write-print-files.ts";
import { digitalCards, sheetfedCards } from "../profile/shipped-profiles.ts";
import { runTool, separate, withPdf } from "../testing/press-tools.ts";
import {
	photoElement,
	sampleDocument,
	sampleFormat,
	sampleJob,
	samplePress,
	textElement,
} from "../testing/sample-job.ts";
import { formatIndex, type RecordEntry, writeRecords } from "./write-records.ts";

// Ghostscript and poppler share the machine with every other test.
vi.setConfig({ testTimeout: 30_000 });

let press: Press;
beforeAll(async () => {
	press = { ...(await samplePress()), qr: await loadQrEncoder() };
});

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const black = { role: "process", swatch: "ink" } as const;

const code: DesignElement = {
	id: "code",
	type: "qr",
	label: "Code",
	box: box(mm(5), mm(5), mm(25), mm(25)),
	rotation: 0,
	content: "https://papiervogel.example/e/{{code}}",
	level: "M",
	ink: black,
};
const names = textElement({
	id: "names",
	text: "{{name}}\n{{partner}}",
	box: box(mm(5), mm(40), mm(95), mm(30)),
});
const title = textElement({ id: "title", text: "Wir feiern", box: box(mm(5), mm(75), mm(95), mm(10)) });

function recordJob(
	quantity: number,
	front: readonly DesignElement[] = [photoElement, names, title, code],
): Job {
	const document = sampleDocument(front);
	const fields = ["name", "partner", "code"].map((key) => ({ key, label: key, sample: "Clara" }));
	const { name, ...rest } = sampleJob();
	return { ...rest, document: { ...document, fields }, name: { ...name, quantity } };
}

function rows(values: readonly GuestRecord[]): GuestRow[] {
	return values.map((record, index) => ({ row: index + 2, values: record }));
}

const guests = rows([
	{ name: "Zoë Müller", partner: "Max", code: "a1" },
	{ name: "Jürgen Weiß", partner: "", code: "b2" },
	{ name: "Özgür Şahin", partner: "Ana", code: "c3" },
]);

async function write(job: Job, list: readonly GuestRow[], by: Press = press) {
	const chunks = new Map<string, Uint8Array[]>();
	const entries: RecordEntry[] = [];
	const progress: [number, number][] = [];
	const run = {
		count: list.length,
		rows: list,
		hash,
		onRecord: (entry: RecordEntry) => void entries.push(entry),
		onProgress: (done: number, total: number) => void progress.push([done, total]),
	};
	const written = await writeRecords(job, run, by, (name) => {
		const parts: Uint8Array[] = [];
		chunks.set(name, parts);
		return { write: async (chunk) => void parts.push(chunk.slice()) };
	});
	const files = [...chunks.values()].map((parts) => Buffer.concat(parts));
	return { ...written, bytes: files, first: files[0] ?? Buffer.alloc(0), entries, progress };
}

test("[production.R1] each guest gets the pages of a whole card, in the order of the list; the index says which", async () => {
	const { first, entries, progress, files } = await write(recordJob(3), guests, {
		...press,
		profile: digitalCards,
	});
	expect(files[0]?.pages).toBe(6);
	expect(entries.map(({ record, row, firstPage, lastPage }) => [record, row, firstPage, lastPage])).toEqual([
		[1, 2, 1, 2],
		[2, 3, 3, 4],
		[3, 4, 5, 6],
	]);
	expect(progress).toEqual([
		[1, 3],
		[2, 3],
		[3, 3],
	]);
	expect(JSON.parse(formatIndex(entries, { notes: [] })).records[1].valuesSha256).toBe(
		hash(
			JSON.stringify([
				["code", "b2"],
				["name", "Jürgen Weiß"],
				["partner", ""],
			]),
		),
	);
	await withPdf(first, (path) => {
		expect(runTool("qpdf", "--check", path)).toContain("No syntax");
	});
});

test("[production.R2] what no field changes is in the file once, photos and type alike", async () => {
	const sizes = await Promise.all(
		[2, 22].map(async (count) => {
			const list = Array.from({ length: count }, (_, index) => ({
				row: index + 1,
				values: { name: `Gast ${index % 2}`, partner: "", code: `k${index}` },
			}));
			return (await write(recordJob(count), list)).first;
		}),
	);
	const [two = Buffer.alloc(0), many = Buffer.alloc(0)] = sizes;
	for (const file of sizes) expect(file.toString("latin1").match(/\/Subtype \/Image/g)).toHaveLength(1);
	const forms = sizes.map((file) => file.toString("latin1").match(/\/Subtype \/Form/g)?.length);
	expect(forms[0]).toBe(forms[1]);
	// A guest costs two pages, the places of letters, and a code.
	expect((many.length - two.length) / 20).toBeLessThan(4000);
});

test("[production.R3] names and codes are those of the guest, an empty line leaves nothing behind", async () => {
	const visible = { ...names, style: { ...names.style, ink: black } } as DesignElement;
	const { first } = await write(recordJob(3, [visible, title, code]), guests);
	await withPdf(first, (path) => {
		const page = (number: number) => runTool("pdftotext", "-f", `${number}`, "-l", `${number}`, path, "-");
		expect(page(1)).toMatch(/Zoë Müller\s+Max/);
		expect(page(3)).toContain("Jürgen Weiß");
		expect(page(3)).not.toMatch(/Zoë Müller|Max|\{\{/);
		expect(page(5)).toMatch(/Özgür Şahin\s+Ana/);
	});
});

test("[production.R3] every code on paper leads to its guest", async () => {
	const { first } = await write(recordJob(3), guests);
	for (const [index, { values }] of guests.entries()) {
		const black = (await separate(first, index * 2 + 1, 144)).get("Black");
		// The code's box on the sheet: the front's trim corner is at 108 mm, 3 mm.
		const pixels = 200;
		const image = new Uint8ClampedArray(pixels * pixels * 4);
		for (let at = 0; at < pixels * pixels; at++) {
			const [x, y] = [113 + ((at % pixels) / pixels) * 25, 8 + (Math.floor(at / pixels) / pixels) * 25];
			image.fill(255 - Math.round((black?.(x, y) ?? 0) * 2.55), at * 4, at * 4 + 3);
			image[at * 4 + 3] = 255;
		}
		expect(jsqr(image, pixels, pixels)?.data).toBe(`https://papiervogel.example/e/${values.code}`);
	}
});

test("[production.R4] foil that differs per guest is on the plate's own file, page by page, ink below knocked out", async () => {
	const { bytes, files } = await write(recordJob(3), guests, { ...press, profile: sheetfedCards });
	expect(files.map(({ plates: [plate], pages }) => [plate?.role, pages])).toEqual([
		[undefined, 6],
		["foil-gold", 3],
		["crease", 6],
	]);
	const gold = bytes[files.findIndex(({ plates }) => plates[0]?.role === "foil-gold")] ?? Buffer.alloc(0);
	const inkOf = async (page: number) => {
		const plate = (await separate(gold, page, 72)).get("Folie Gold");
		let sum = 0;
		for (let x = 113; x < 208; x += 0.5) for (let y = 43; y < 73; y += 0.5) sum += plate?.(x, y) ?? 0;
		return sum;
	};
	const [first, second] = [await inkOf(1), await inkOf(2)];
	expect(first).toBeGreaterThan(0);
	expect(second).toBeGreaterThan(0);
	expect(second).not.toBe(first);
});

test("[production.R5] the same list makes the same bytes; a quantity that is not the list's length is a programmer's error", async () => {
	const [once, again] = await Promise.all([write(recordJob(3), guests), write(recordJob(3), guests)]);
	expect(Buffer.compare(once.first, again.first)).toBe(0);
	await expect(write(recordJob(50), guests)).rejects.toThrow("3 records make 50 prints");
});

test("[production.R6] rows that cannot be printed are named before anything is written", () => {
	const { document } = recordJob(1);
	const context = {
		format: sampleFormat,
		refinement: "gold",
		paperType: "matt",
		shaper: press.shaper,
		qr: press.qr,
	} as const;
	const list = rows([
		{ name: "Clara", partner: "Jonas", code: "ok" },
		{
			name: "Maximilian-Alexander von und zu Hohenstaufen-Oettingen-Wallerstein ".repeat(4),
			partner: "",
			code: "x",
		},
		{ name: "李小龙", partner: "", code: "x" },
		{ name: "x".repeat(4000), partner: "", code: "x" },
		{ name: "Clara ☕", partner: "", code: "x" },
	]);
	const checked = checkRecords(document, list, context);
	expect([checked.checked, checked.isComplete]).toEqual([5, true]);
	const found = checked.findings.map((one) => [one.row, "finding" in one ? one.finding.rule : one.rule]);
	expect(found).toContainEqual([3, "text.overflow"]);
	expect(found).toContainEqual([4, "text.unsupportedScript"]);
	expect(found).toContainEqual([5, "field.tooLong"]);
	expect(found).toContainEqual([6, "text.missingGlyph"]);
	expect(found.some(([row]) => row === 2)).toBe(false);
});

test("[production.R6] what stops no row is told once for all rows, and whether it is the same in them", () => {
	const edge: DesignElement = {
		...textElement({ id: "names", text: "{{name}}", box: box(mm(5), mm(40), mm(99), mm(12)) }),
		style: { ...textElement().style, align: "right", ink: black },
	};
	const { document } = recordJob(1, [edge]);
	const context = {
		format: sampleFormat,
		refinement: "gold",
		paperType: "matt",
		shaper: press.shaper,
	} as const;
	const { findings, warnings } = checkRecords(
		document,
		rows([{ name: "Clara" }, { name: "" }, { name: "Jonas" }, { name: "Maximilian ".repeat(20) }]),
		context,
	);
	expect(findings).toMatchObject([{ row: 5, finding: { rule: "text.overflow" } }]);
	expect(warnings).toMatchObject([
		{ rows: [2, 4], isAlike: true, finding: { rule: "text.outsideSafe", page: "front" } },
	]);
});

test("[production.R6] a list longer than any order is not laid out to its end", () => {
	const { document } = recordJob(1, [title]);
	function* endless(): Generator<GuestRow> {
		for (let row = 1; ; row++) yield { row, values: { name: "A" } };
	}
	const context = {
		format: sampleFormat,
		refinement: "gold",
		paperType: "matt",
		shaper: press.shaper,
	} as const;
	expect(checkRecords(document, endless(), context)).toMatchObject({
		checked: 5000,
		isComplete: false,
	});
});
