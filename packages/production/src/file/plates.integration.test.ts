import type { DesignElement, Ink, Swatch } from "@offizin/design";
import { box, mm, pt, um } from "@offizin/units";
import { beforeAll, expect, test, vi } from "vitest";
import { digitalCards, photoPaper, sheetfedCards } from "../profile/shipped-profiles.ts";
import { platesOf } from "../sheet/plates-of.ts";
import { type PlateReading, runTool, separate, withPdf } from "../testing/press-tools.ts";
import { sampleDocument, sampleJob, samplePress, textElement, writeSample } from "../testing/sample-job.ts";
import type { Press } from "./open-file.ts";

// Ghostscript and poppler share the machine with every other test.
vi.setConfig({ testTimeout: 30_000 });

let press: Press;
beforeAll(async () => {
	press = await samplePress();
});

const roseSwatch: Swatch = { name: "Rosé", cmyk: [0, 80, 20, 0], srgb: "#e35d86" };
const rose = { role: "process", swatch: "rose" } as const;
const foil = { role: "foil", swatch: "ink" } as const;

/** Rectangle of an ink on the front page, in millimetres. */
function block(id: string, ink: Ink, [x, y, w, h]: readonly number[]): DesignElement {
	return {
		id,
		type: "shape",
		label: id,
		shape: "rect",
		box: box(mm(x ?? 0), mm(y ?? 0), mm(w ?? 0), mm(h ?? 0)),
		rotation: 0,
		fill: ink,
	};
}

function job(elements: readonly DesignElement[], refinement: "gold" | "relief" | "ohne" = "gold") {
	const document = sampleDocument(elements);
	const swatches = { ...document.swatches, rose: roseSwatch };
	const pages = document.pages.map((page) => ({
		...page,
		elements: page.key === "front" ? page.elements : [],
	}));
	return sampleJob({ document: { ...document, swatches, pages }, refinement });
}

// The front lies right of the fold: its trim corner is 3 + 105 mm from the edge of the media.
const at = (plate: PlateReading | undefined, x: number, y: number) =>
	Math.round(plate?.(108 + x, 3 + y) ?? -1);

test("[production.F1] overprint: ink stays under foil, foil is full, and the plates are exactly those of the ticket", async () => {
	const { first, sheet } = await writeSample(
		job([block("ground", rose, [-3, -3, 111, 154]), block("bar", foil, [20, 20, 40, 20])]),
		{ ...press, profile: digitalCards },
	);
	const plates = await separate(first);
	expect([...plates.keys()].sort()).toEqual([...(sheet[0] ? platesOf(sheet[0], digitalCards) : [])].sort());
	expect([...plates.keys()]).toContain("Folie Gold");
	expect([at(plates.get("Folie Gold"), 40, 30), at(plates.get("Folie Gold"), 10, 30)]).toEqual([100, 0]);
	expect([at(plates.get("Magenta"), 40, 30), at(plates.get("Magenta"), 10, 30)]).toEqual([80, 80]);
});

test("[production.F2] knock-out: ink ends under the foil, but for the rim of the trap", async () => {
	const profile = {
		...sheetfedCards,
		delivery: "oneFile",
		foilPrint: { ink: "knockout", trap: um(300) },
	} as const;
	const { first } = await writeSample(
		job([block("ground", rose, [-3, -3, 111, 154]), block("bar", foil, [20, 20, 40, 20])]),
		{ ...press, profile },
	);
	const plates = await separate(first, 1, 300);
	const magenta = plates.get("Magenta");
	expect(at(magenta, 40, 30)).toBe(0);
	expect([at(magenta, 20.5, 30), at(magenta, 59.5, 30)]).toEqual([0, 0]);
	expect([at(magenta, 20.15, 30), at(magenta, 59.85, 30), at(magenta, 40, 20.15)]).toEqual([80, 80, 80]);
	expect([at(plates.get("Folie Gold"), 20.15, 30), at(plates.get("Folie Gold"), 40, 30)]).toEqual([100, 100]);
});

test("[production.F2] type is knocked out too; what is finer than the trap stays printed under the foil", async () => {
	const names = textElement({
		box: box(mm(5), mm(40), mm(95), mm(40)),
		style: { ...textElement().style, size: mm(20) },
	});
	const elements = [block("ground", rose, [-3, -3, 111, 154]), names];
	const knockout = await writeSample(job(elements), {
		...press,
		profile: { ...sheetfedCards, delivery: "oneFile" },
	});
	const overprint = await writeSample(job(elements), { ...press, profile: digitalCards });
	const covered = async (bytes: Uint8Array) => {
		const plates = await separate(bytes);
		let [ink, both] = [0, 0];
		for (let x = 5; x < 100; x += 0.2) {
			for (let y = 40; y < 80; y += 0.2) {
				if (at(plates.get("Folie Gold"), x, y) < 99) continue;
				both += 1;
				if (at(plates.get("Magenta"), x, y) > 40) ink += 1;
			}
		}
		return ink / both;
	};
	expect(await covered(overprint.first)).toBe(1);
	const rest = await covered(knockout.first);
	expect(rest).toBeGreaterThan(0.05);
	expect(rest).toBeLessThan(0.6);
});

test("[production.F3] one file per plate: the process file has no plate besides, each plate's file only its own", async () => {
	const { files, bytes, sheet } = await writeSample(
		job([block("ground", rose, [-3, -3, 111, 154]), block("bar", foil, [20, 20, 40, 20])]),
		{ ...press, profile: sheetfedCards },
	);
	expect(files.map(({ name, pages, process }) => [name, pages, process])).toEqual([
		["26-100042_01_klappkarte-a6_50_Druck.pdf", 2, true],
		["26-100042_01_klappkarte-a6_50_Folie-Gold.pdf", 1, false],
		["26-100042_01_klappkarte-a6_50_Falz.pdf", 2, false],
	]);
	expect(sheet).toHaveLength(2);
	const [process, gold, crease] = await Promise.all(
		[...bytes.values()].map(async (file) => {
			const plates = await separate(file);
			return [...plates].flatMap(([name, plate]) => {
				const used = [
					[40, 30],
					[10, 10],
					[0, 74],
				].some(([x = 0, y = 0]) => [-0.1, 0, 0.1].some((shift) => at(plate, x + shift, y) > 20));
				return used ? [name] : [];
			});
		}),
	);
	expect(process).toEqual(["Magenta"]);
	expect(gold).toEqual(["Folie Gold"]);
	expect(crease).toEqual(["Falz"]);
});

test("[production.F4] ink over foil takes the foil away, in one file and in the plate's own file alike", async () => {
	const elements = [block("bar", foil, [20, 20, 40, 20]), block("over", rose, [30, 25, 10, 10])];
	const one = await separate((await writeSample(job(elements), { ...press, profile: digitalCards })).first);
	const { bytes } = await writeSample(job(elements), { ...press, profile: sheetfedCards });
	const own = await separate([...bytes].find(([name]) => name.includes("Gold"))?.[1] ?? new Uint8Array());
	for (const plates of [one, own]) {
		const gold = plates.get("Folie Gold");
		expect([at(gold, 25, 30), at(gold, 35, 30)]).toEqual([100, 0]);
	}
});

test("[production.F5] relief is printed and varnished: its swatch below, the plate over it", async () => {
	const { first } = await writeSample(job([block("bar", foil, [20, 20, 40, 20])], "relief"), {
		...press,
		profile: digitalCards,
	});
	const plates = await separate(first);
	expect(at(plates.get("Relief"), 40, 30)).toBe(100);
	expect(at(plates.get("Black"), 40, 30)).toBe(100);
	expect(at(plates.get("Relief"), 10, 30)).toBe(0);
});

/** Swatches beside those of the sample. */
const withWhite = (front: readonly DesignElement[]) => {
	const { document } = job(front);
	const white: Swatch = { name: "Weiß", cmyk: [0, 0, 0, 0], srgb: "#ffffff" };
	return sampleJob({ document: { ...document, swatches: { ...document.swatches, white } } });
};
const ink = { role: "process", swatch: "ink" } as const;

test("[production.F6] small black type and thin lines overprint what is below, areas, large letters and white do not", async () => {
	const line = (id: string, y: number, width: number): DesignElement => ({
		id,
		type: "line",
		label: id,
		box: box(mm(60), mm(y), mm(20), mm(2)),
		rotation: 0,
		stroke: { ink, width: um(width) },
	});
	const { first } = await writeSample(
		withWhite([
			block("ground", rose, [-3, -3, 111, 154]),
			block("area", ink, [20, 20, 10, 10]),
			block("rule", ink, [20, 40, 30, 0.6]),
			block("white", { role: "process", swatch: "white" }, [40, 20, 10, 10]),
			line("thin", 20, 600),
			line("thick", 30, 900),
			textElement({
				id: "large",
				text: "I",
				box: box(mm(20), mm(60), mm(60), mm(60)),
				style: { ...textElement().style, size: mm(40), ink },
			}),
			textElement({
				id: "small",
				text: "IIIIIIII",
				box: box(mm(20), mm(122), mm(60), mm(10)),
				style: { ...textElement().style, size: pt(11), ink },
			}),
		]),
		press,
	);
	const plates = await separate(first, 1, 300);
	const inks = (x: number, y: number) => [at(plates.get("Magenta"), x, y), at(plates.get("Black"), x, y)];
	expect({ area: inks(25, 25), rule: inks(35, 40.3), white: inks(45, 25) }).toEqual({
		area: [0, 100],
		rule: [80, 100],
		white: [0, 0],
	});
	const across = (top: number) =>
		Array.from({ length: 40 }, (_, index) => inks(70, top + index / 20)).filter(([, black]) => black === 100);
	expect(new Set(across(20).map(([magenta]) => magenta))).toEqual(new Set([80]));
	expect(new Set(across(30).map(([magenta]) => magenta))).toEqual(new Set([0]));
	const stems = (y: number, step: number) => {
		const row = [];
		for (let x = 20; x < 80; x += step) row.push(inks(x, y));
		return row.filter(([, black]) => black === 100).map(([magenta]) => magenta);
	};
	expect(stems(90, 0.2).length).toBeGreaterThan(5);
	expect(new Set(stems(90, 0.2))).toEqual(new Set([0]));
	expect(new Set([125.5, 126, 126.5, 127, 127.5].flatMap((y) => stems(y, 0.05)))).toEqual(new Set([80]));
});

test("[production.F4] a black area over foil takes the foil away too, a black rule does not", async () => {
	const elements = [
		block("bar", foil, [20, 20, 40, 20]),
		block("area", ink, [25, 25, 10, 10]),
		block("rule", ink, [40, 30, 10, 0.6]),
	];
	const one = await separate((await writeSample(job(elements), press)).first, 1, 300);
	const { bytes } = await writeSample(job(elements), { ...press, profile: sheetfedCards });
	const file = [...bytes].find(([name]) => name.includes("Gold"))?.[1] ?? new Uint8Array();
	for (const plates of [one, await separate(file, 1, 300)]) {
		const gold = plates.get("Folie Gold");
		expect([at(gold, 22, 30), at(gold, 30, 30), at(gold, 45, 30.3)]).toEqual([100, 0, 100]);
	}
});

test("[production.F7] photo paper: no ink at all, sRGB throughout, no claim of PDF/X", async () => {
	const { first } = await writeSample(
		job([block("ground", rose, [-3, -3, 111, 154]), textElement({ id: "names" })], "ohne"),
		{ ...press, profile: photoPaper },
	);
	const text = first.toString("latin1");
	expect(text).not.toContain("GTS_PDFX");
	expect(text).toMatch(/\/ICCBased/);
	expect(text.match(/\/Separation \/(\w+)/g)).toEqual(["/Separation /Falz"]);
	await expect(
		writeSample(job([block("bar", foil, [20, 20, 40, 20])]), { ...press, profile: photoPaper }),
	).rejects.toThrow("has plates for foil-gold");
});

/** The most ink near a place, since a line is thinner than a pixel is sure. */
const near = (plate: PlateReading | undefined, x: number, y: number) => {
	const shifts = [-0.1, 0, 0.1];
	return Math.max(...shifts.flatMap((dx) => shifts.map((dy) => plate?.(x + dx, y + dy) ?? 0)));
};

test("[production.F8] crop marks lie outside the bleed on every plate, and the media grows by them", async () => {
	const marked = { ...digitalCards, marks: "crop" } as const;
	const elements = [block("ground", rose, [-3, -3, 111, 154])];
	const { first } = await writeSample(job(elements), { ...press, profile: marked, slugFont: "cormorant" });
	expect(first.toString("latin1")).toContain("/MediaBox [0 0 680.315 504.5669]");
	const plates = await separate(first, 1, 300);
	// Trim corner at 15 mm; marks from 4 to 9 mm outside of it.
	for (const name of ["Cyan", "Magenta", "Yellow", "Black", "Falz"]) {
		expect([name, near(plates.get(name), 15, 9) > 50]).toEqual([name, true]);
		expect([name, near(plates.get(name), 15, 11.5) < 20]).toEqual([name, true]);
	}
	await withPdf(first, (path) => expect(runTool("pdftotext", path, "-").trim()).toBe(""));
});

const full = { ...digitalCards, marks: "full" } as const;

test("[production.F8] full marks tell creases and register, all beside the bleed and in the colour of all plates", async () => {
	const { first } = await writeSample(job([block("ground", rose, [-3, -3, 111, 154])]), {
		...press,
		profile: full,
	});
	const black = (await separate(first, 1, 300)).get("Black");
	// Trim corner at 19 mm; the crease 105 mm on, register marks in the middle of the first panel and of the height.
	const [crease, panel, middle] = [19 + 105, 19 + 52.5, 19 + 74];
	expect(near(black, crease, 14.5)).toBeGreaterThan(50);
	expect(near(black, crease, 13.5)).toBeLessThan(20);
	expect(near(black, panel, 12.5)).toBeGreaterThan(50);
	expect(near(black, 12.5, middle)).toBeGreaterThan(50);
	expect(near(black, 19 + 210 + 6.5, middle)).toBeGreaterThan(50);
	const inBleed = [];
	for (let x = 16.5; x < 231; x += 0.5) inBleed.push(black?.(x, 16.5) ?? 0, black?.(x, 169.5) ?? 0);
	// The back is printed with 10 % of black.
	expect(Math.max(...inBleed)).toBeLessThan(20);
	await withPdf(first, (path) => {
		expect(runTool("qpdf", "--check", path)).toContain("No syntax or stream encoding errors");
	});
});

test("[production.F8] the slug says order, line, product, day, side and plates, as text that can be searched", async () => {
	const elements = [block("bar", foil, [20, 20, 40, 20])];
	const said = async (bytes: Uint8Array) =>
		withPdf(bytes, (path) =>
			runTool("pdftotext", "-layout", path, "-")
				.trim()
				.split(/\s*\n\s*/),
		);
	const slugFont = "cormorant";
	const one = await writeSample(job(elements), { ...press, profile: full, slugFont });
	const line = "26-100042 · Einladung · Position 1 · klappkarte-a6 · 20.11.2026";
	expect(await said(one.first)).toEqual([
		line,
		"outside · Druck + Folie Gold + Falz",
		line,
		"inside · Druck + Folie Gold + Falz",
	]);
	const profile = { ...sheetfedCards, marks: "full" } as const;
	const { bytes } = await writeSample(job(elements), { ...press, profile, slugFont });
	const gold = [...bytes].find(([name]) => name.includes("Gold"))?.[1] ?? new Uint8Array();
	expect(await said(gold)).toEqual([line, "outside · Folie Gold"]);
});

test("[production.F10] everything on a plate lies in the layer of its processing step", async () => {
	const elements = [block("ground", rose, [-3, -3, 111, 154]), block("bar", foil, [20, 20, 40, 20])];
	const steps = (bytes: Buffer) =>
		[...bytes.toString("latin1").matchAll(/\/OCG \/Name \((.*)\) \/GTS_Metadata << (.*) >> >>/g)].map(
			([, name, step]) => [name, step],
		);
	const [gold, crease] = [
		["Folie Gold", "/GTS_ProcStepsGroup /Structural /GTS_ProcStepsType /FoilStamping"],
		["Falz", "/GTS_ProcStepsGroup /Structural /GTS_ProcStepsType /Creasing"],
	];
	const one = await writeSample(job(elements), press);
	expect(steps(one.first)).toEqual([gold, crease]);
	const relief = await writeSample(job(elements, "relief"), press);
	expect(steps(relief.first)).toEqual([["Relief", "/GTS_ProcStepsGroup /Varnish"], crease]);
	const { bytes } = await writeSample(job(elements), { ...press, profile: sheetfedCards });
	expect([...bytes.values()].map(steps)).toEqual([[], [gold], [crease]]);
});
