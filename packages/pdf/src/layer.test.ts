import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { box } from "@offizin/units";
import { describe, expect, test } from "vitest";
import { boxPath, type Content, cmyk, createContent, inspectPdf, type PdfWriter } from "./index.ts";
import { drawingOf, openBytes, writeSquare } from "./read/testing/read-back.ts";
import { hasTool, runTool } from "./testing/press-tools.ts";
import { must } from "./testing/sample-files.ts";

const field = boxPath(box(10_000, 10_000, 5000, 5000));
const crease = { group: "Structural", type: "Creasing" } as const;
const cyan = { c: 100, m: 0, y: 0, k: 0 };

/** Artwork, a crease in its layer, artwork again, and varnish in a form that the layer shows. */
async function draw(page: Content, pdf: PdfWriter): Promise<void> {
	const spot = (name: string) =>
		({ color: { kind: "spot", spot: pdf.spot(name, cyan), tint: 100 }, overprint: true }) as const;
	page.fill(field, { color: cmyk(0, 50, 0, 0) });
	page.layer(pdf.layer("Falz", crease), () => page.stroke("M0 0L9000 9000", { ...spot("Falz"), width: 88 }));
	page.fill(field, { color: cmyk(0, 0, 50, 0) });
	const varnish = createContent();
	varnish.fill(boxPath(box(0, 0, 3000, 3000)), spot("Relief"));
	const form = await pdf.addForm(box(0, 0, 3000, 3000), varnish);
	page.layer(pdf.layer("Relief", { group: "Varnish" }), () => page.form(form));
	page.layer(pdf.layer("Falz", crease), () => page.stroke("M0 9000L9000 0", { ...spot("Falz"), width: 88 }));
}

test("[ISO 19593-1] a processing step is one layer of the file, with its group and type", async () => {
	const bytes = await writeSquare(draw);
	const text = Buffer.from(bytes).toString("latin1");
	expect(text.match(/\/Type \/OCG.*/g)).toEqual([
		"/Type /OCG /Name (Falz) /GTS_Metadata << /GTS_ProcStepsGroup /Structural /GTS_ProcStepsType /Creasing >> >>",
		"/Type /OCG /Name (Relief) /GTS_Metadata << /GTS_ProcStepsGroup /Varnish >> >>",
	]);
	const { layers } = must(await inspectPdf(await openBytes(bytes)));
	expect(layers).toEqual([
		{ name: "Falz", step: crease },
		{ name: "Relief", step: { group: "Varnish" } },
	]);
});

test("[ISO 15930-7] layers come with one named configuration that lists them, and nothing switches them", async () => {
	const text = Buffer.from(await writeSquare(draw)).toString("latin1");
	expect(text).toMatch(
		/\/OCProperties << \/OCGs \[(\d+ 0 R \d+ 0 R)\] \/D << \/Name \(Default\) \/BaseState \/ON \/Order \[\1\] >> >> >>/,
	);
	const plain = Buffer.from(await writeSquare((page) => page.fill(field, { color: cmyk(0, 0, 0, 100) })));
	expect(plain.toString("latin1")).not.toContain("/OC");
});

test("[ISO 19593-1] what is read back names the layer it is in, through forms too", async () => {
	const { events } = await drawingOf(await writeSquare(draw));
	expect(events.map(({ kind, layer }) => [kind, layer?.name])).toEqual([
		["fill", undefined],
		["stroke", "Falz"],
		["fill", undefined],
		["fill", "Relief"],
		["stroke", "Falz"],
	]);
});

test("a layer is one step, and its handle stays in its file", async () => {
	await writeSquare((page, pdf) => {
		page.fill(field, { color: cmyk(0, 0, 0, 100) });
		expect(pdf.layer("Falz", crease)).toBe(pdf.layer("Falz", { ...crease }));
		expect(() => pdf.layer("Falz", { group: "Varnish" })).toThrow('"Falz"');
	});
});

const hasTools = hasTool("qpdf") && hasTool("gs");

describe.skipIf(!hasTools)(
	hasTools ? "layers on the press" : "layers on the press (missing: qpdf, gs)",
	() => {
		test("qpdf and Ghostscript take the file", async () => {
			const folder = mkdtempSync(join(tmpdir(), "offizin-layer-"));
			try {
				const path = join(folder, "layers.pdf");
				writeFileSync(path, await writeSquare(draw));
				expect(runTool("qpdf", ["--check", path])).toContain("No syntax");
				const plates = [
					"-q",
					"-dBATCH",
					"-dNOPAUSE",
					"-dSAFER",
					"-sDEVICE=tiffsep",
					"-o",
					join(folder, "a.tif"),
				];
				expect(runTool("gs", [...plates, path])).toBe("");
			} finally {
				rmSync(folder, { recursive: true });
			}
		});
	},
);
