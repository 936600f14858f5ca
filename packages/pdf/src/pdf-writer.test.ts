import { box, mm } from "@offizin/units";
import { expect, test } from "vitest";
import { cmyk, createContent, createPdf, readFont, readIccProfile } from "./index.ts";
import type { PdfOptions } from "./pdf-writer.ts";
import { iccHeader } from "./testing/icc-header.ts";
import { createMemorySink, plainOptions } from "./testing/sample-card.ts";
import { fontBytes, must } from "./testing/sample-files.ts";

const profile = (deviceClass: string, space: string) => must(readIccProfile(iccHeader(deviceClass, space)));
const intent = (space: string) => ({ profile: profile("prtr", space), condition: "Test", info: "Test" });
const size = { width: mm(50), height: mm(30) };
const all = box(0, 0, 50_000, 30_000);
const geometry = { size, trim: all, bleed: all };
const open = (options: Partial<PdfOptions> = {}) =>
	createPdf(createMemorySink(), { ...plainOptions, ...options });

function filled(color = cmyk(0, 0, 0, 100)) {
	const content = createContent();
	content.fill("M0 0 L1000 0 L0 1000 Z", { color });
	return content;
}

async function write(options: Partial<PdfOptions> = {}): Promise<string> {
	const sink = createMemorySink();
	const pdf = await createPdf(sink, { ...plainOptions, ...options });
	await pdf.addPage(geometry, filled());
	await pdf.end();
	return Buffer.from(sink.bytes()).toString("latin1");
}

test("[ISO 15930-7] the claim, the output intent and the trapped name are in a file with a condition", async () => {
	const text = await write({ outputIntent: intent("CMYK") });
	expect(text).toMatch(/^%PDF-1\.6\n%[\x80-\xff]{4}\n/);
	expect(text).toContain("<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>");
	expect(text).toMatch(/\/S \/GTS_PDFX \/OutputConditionIdentifier \(Test\).*\/DestOutputProfile \d+ 0 R/);
	expect(text).toContain("/Trapped /False");
	expect(text).toMatch(/\/ID \[<00112233445566778899AABBCCDDEEFF> <00112233445566778899AABBCCDDEEFF>\]/);
	expect(text).toContain("uuid:00112233-4455-6677-8899-aabbccddeeff");
});

test("without a condition nothing is claimed", async () => {
	const text = await write();
	expect(text).not.toContain("GTS_PDFX");
	expect(text).not.toContain("OutputIntents");
});

test("titles are the same in both places, markup and control characters or not", async () => {
	const text = await write({ title: "A & B <\u0001> (c)" });
	expect(text).toContain("/Title (A & B <> \\(c\\))");
	expect(text).toContain(">A &amp; B &lt;&gt; (c)</rdf:li>");
});

test("[ISO 15930-7] dates are the same in both places, to the second", async () => {
	const text = await write({ createdAt: "2026-11-20T05:47:12.345+01:00" });
	expect(text).toContain("/CreationDate (D:20261120054712+01'00') /ModDate (D:20261120054712+01'00')");
	expect(text.match(/<xmp:\w+Date>[^<]*/g)).toEqual([
		"<xmp:CreateDate>2026-11-20T05:47:12+01:00",
		"<xmp:ModifyDate>2026-11-20T05:47:12+01:00",
		"<xmp:MetadataDate>2026-11-20T05:47:12+01:00",
	]);
});

test("[ISO 15930-7] a device colour that does not fit the condition is refused", async () => {
	const pdf = await open({ outputIntent: intent("RGB ") });
	await expect(pdf.addPage(geometry, filled())).rejects.toThrow("DeviceCMYK");
	expect(() => pdf.spot("FOLIE", { c: 0, m: 0, y: 0, k: 50 })).toThrow("DeviceCMYK");
	const coated = await open({ outputIntent: intent("CMYK") });
	const data = new Uint8Array(3);
	const rgb = { encoding: "samples", width: 1, height: 1, components: 3, data, space: "device" } as const;
	await expect(coated.addImage(rgb)).rejects.toThrow("DeviceRGB");
});

test("[ISO 15930-7] a display profile is no output intent", async () => {
	const display = { profile: profile("mntr", "RGB "), condition: "sRGB", info: "sRGB" };
	await expect(open({ outputIntent: display })).rejects.toThrow("mntr");
});

test("handles stay in their file", async () => {
	const [one, other] = [await open(), await open()];
	const foil = { kind: "spot", spot: one.spot("FOLIE", { c: 0, m: 0, y: 0, k: 50 }), tint: 100 } as const;
	await expect(other.addPage(geometry, filled(foil))).rejects.toThrow("same writer");
});

test("asking twice gives the same handle, but a plate has one alternate", async () => {
	const pdf = await open();
	const font = must(readFont(fontBytes("cormorant")));
	expect(pdf.font(font)).toBe(pdf.font(font));
	const gold = { c: 0, m: 20, y: 60, k: 20 };
	expect(pdf.spot("FOLIE", gold)).toBe(pdf.spot("FOLIE", { ...gold }));
	expect(pdf.spot("Folie", gold)).not.toBe(pdf.spot("FOLIE", gold));
	expect(() => pdf.spot("FOLIE", { ...gold, k: 0 })).toThrow('"FOLIE"');
	expect(() => pdf.spot("All", gold)).toThrow('"All"');
});

test("calls must be awaited one after the other, and none comes after the end", async () => {
	const pdf = await open();
	const first = pdf.addPage(geometry, filled());
	await expect(pdf.addPage(geometry, filled())).rejects.toThrow("awaited");
	await first;
	await pdf.end();
	await expect(pdf.addPage(geometry, filled())).rejects.toThrow("ended");
});

test("pages need sound boxes, files need a page", async () => {
	const outside = { ...geometry, trim: box(-1, 0, 50_000, 30_000) };
	await expect((await open()).addPage(outside, filled())).rejects.toThrow("trim lies in bleed");
	const wide = { size: { width: mm(5100), height: mm(30) }, trim: all, bleed: all };
	await expect((await open()).addPage(wide, filled())).rejects.toThrow("14400");
	await expect((await open()).end()).rejects.toThrow("at least one page");
});

test("samples must be as many as the size says", async () => {
	const data = new Uint8Array(5);
	const image = { encoding: "samples", width: 2, height: 3, components: 1, data, space: "device" } as const;
	await expect((await open()).addImage(image)).rejects.toThrow("6 bytes of samples, not 5");
});
