import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { designedProduct, geometryOf, stockOf } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import { asMade, coverCrop, type DesignDocument } from "@offizin/design";
import { type Configuration, settleConfiguration } from "@offizin/solver";
import { starts } from "@offizin/templates/recipes";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadFonts } from "../../adapters/fonts/fonts.ts";
import { adobeRgb, displayP3, tagged } from "../../adapters/photo/photo-fixtures.ts";
import { loadPrepress, type Prepress } from "../../adapters/profiles/load-prepress.ts";
import { loadProfileChoice } from "../../adapters/profiles/profile-choice.ts";
import { createProfileLoader } from "../../adapters/profiles/profile-loader.ts";
import { pdfOnDisk } from "../../testing/press-tools.ts";
import { makePrintFiles } from "./make-print-files.ts";

const photoSize = { width: 3000, height: 2000 };
/** Pixels for each millimetre of the pictures that are compared. */
const SCALE = 2;
const BLEED = 3;

let folder: string;
let photo: string;
let prepress: Prepress;
let profileOf: (document: DesignDocument) => string;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "offizin-wall-"));
	const loader = createProfileLoader(folder);
	prepress = loadPrepress(loader, await loadFonts());
	const choice = await loadProfileChoice(folder);
	profileOf = ({ product, configuration }) =>
		choice.choose({ productType: designedProduct(product).key, ...stockOf(product, configuration) }).profile;
	photo = join(folder, "photo.jpg");
	// Without a symmetry: how it lies is seen from any part of it.
	const blocks = Array.from({ length: 60 * 40 }, (_none, at) => {
		const [x, y] = [(at % 60) * 50, Math.floor(at / 60) * 50];
		const isDark = (x * 7919 + y * 104_729 + ((x * y) % 977)) % 11 < 5;
		return isDark ? `<rect x="${x}" y="${y}" width="50" height="50"/>` : "";
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="2000"><rect width="100%" height="100%" fill="#fff"/>${blocks.join("")}</svg>`;
	await sharp(Buffer.from(svg), { unlimited: true }).jpeg({ quality: 95 }).toFile(photo);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A wall picture as it is chosen, with the photo as large as it covers. */
function picture(wished: Configuration): DesignDocument {
	const [start] = starts;
	invariant(start?.id === "wandbild", "there is a start of wall pictures");
	const settled = settleConfiguration(designedProduct("photoframe"), wished);
	invariant(settled.ok, "it can be made");
	const { configuration } = settled.value;
	const document = { ...structuredClone(start.document), configuration };
	const [page] = geometryOf(document).pages;
	invariant(page?.picture, "its page is filled by a photo");
	const placed = { upload: "u1", ...photoSize, crop: coverCrop(photoSize, page.picture) };
	const pages = document.pages.map((own) => ({
		...own,
		elements: own.elements.map((element) =>
			element.type === "photo" ? { ...element, box: page.picture ?? element.box, photo: placed } : element,
		),
	}));
	return { ...document, pages };
}

/** What begins with a start, as it is chosen, with the photo in every place. */
function made(id: string, configuration: Configuration): DesignDocument {
	const start = starts.find((one) => one.id === id);
	invariant(start, `there is a start called ${id}`);
	const chosen = { ...structuredClone(start.document), configuration };
	const whole = asMade(chosen, geometryOf(chosen));
	const pages = whole.pages.map((own) => ({
		...own,
		elements: own.elements.map((element) =>
			element.type === "photo"
				? { ...element, photo: { upload: "u1", ...photoSize, crop: coverCrop(photoSize, element.box) } }
				: element,
		),
	}));
	return { ...whole, pages };
}

async function printed(
	document: DesignDocument,
	shown = photo,
): Promise<{ path: string; boxes: string; images: string; fold: string }> {
	const into = mkdtempSync(join(folder, "job-"));
	const made = await makePrintFiles(
		{
			...{ job: "job-1", order: "26-100042", channel: "bildwand", placedAt: "2026-11-20T09:00:00.000Z" },
			line: {
				...{ id: "line-1", position: 1, name: "picture", quantity: 1 },
				...{ deliverBy: "2026-11-27", finishBy: "2026-11-23" },
			},
			design: { id: "design-1", revision: 2, document },
			profile: profileOf(document),
			photos: [{ upload: "u1", path: shown }],
			folder: into,
		},
		prepress,
	);
	invariant(made.ok, JSON.stringify(made));
	const path = made.value.files.find(({ name }) => name.endsWith(".pdf"))?.path ?? "";
	const pdf = pdfOnDisk(readFileSync(path));
	try {
		pdf.check();
		return { path, boxes: pdf.boxes(), images: pdf.images(), fold: into };
	} finally {
		pdf.remove();
	}
}

/** A side of the file as grey, with its bleed. */
async function seen(path: string, side = 1) {
	const to = `${path}-${side}`;
	execFileSync("pdftoppm", [
		...["-r", String(SCALE * 25.4), "-f", String(side), "-l", String(side), "-png", "-singlefile", path, to],
	]);
	const image = sharp(`${to}.png`).flatten({ background: "#ffffff" }).greyscale();
	const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
	const at = (xMm: number, yMm: number) =>
		data[Math.round(yMm * SCALE) * info.width + Math.round(xMm * SCALE)] ?? 0;
	return { at, width: info.width / SCALE, height: info.height / SCALE };
}

/** Share of spots of a field that are dark in one place and light in the other. */
function apart(one: (x: number, y: number) => number, other: (x: number, y: number) => number): number {
	let far = 0;
	let all = 0;
	for (let x = 1; x < 28; x++) {
		for (let y = 60; y < 340; y += 2) {
			all++;
			if (Math.abs(one(x, y) - other(x, y)) > 130) far++;
		}
	}
	return far / all;
}

const canvas = { materialType: "leinwand", variant: "leiste-25", format: "60x40" };

describe("[15] a wall picture in print", () => {
	test("[3.4] what goes round a bar is the picture in a mirror", async () => {
		const { path, boxes } = await printed(picture({ ...canvas, edge: "spiegel" }));
		// 60 × 40 cm and 3 cm on each side.
		expect(boxes).toMatch(/TrimBox:\s+8\.50\s+8\.50\s+1879\.37\s+1312\.44/);
		const { at, width } = await seen(path);
		expect(width).toBeCloseTo(666, 0);
		const front = BLEED + 30;
		const outside = (x: number, y: number) => at(front - x, front + y);
		const inside = (x: number, y: number) => at(front + x, front + y);
		expect(apart(outside, inside)).toBeLessThan(0.1);
		expect(apart(outside, (x, y) => at(front + 28 - x, front + y))).toBeGreaterThan(0.3);
		const below = (x: number, y: number) => at(front + y, front + 400 + x);
		expect(apart(below, (x, y) => at(front + y, front + 400 - x))).toBeLessThan(0.1);
	});

	test("[3.4] or the picture goes on round it", async () => {
		const { path, boxes } = await printed(picture({ ...canvas, edge: "bild" }));
		// The long side gets more, so that the picture keeps its proportion: 4.5 and 3 cm.
		expect(boxes).toMatch(/TrimBox:\s+8\.50\s+8\.50\s+1964\.41\s+1312\.44/);
		const { at, width, height } = await seen(path);
		const flat = await sharp(photo).greyscale().raw().toBuffer();
		const asTaken = (x: number, y: number) =>
			flat[
				Math.round((y / height) * (photoSize.height - 1)) * photoSize.width +
					Math.round((x / width) * (photoSize.width - 1))
			] ?? 0;
		expect(apart(at, asTaken)).toBeLessThan(0.12);
	});

	test("[15] or a colour does: black until another one is chosen, and none on a white edge", async () => {
		const sand = { role: "process", swatch: "sand" } as const;
		const inSand = (edge: string) => {
			const document = picture({ ...canvas, edge });
			return { ...document, pages: document.pages.map((page) => ({ ...page, background: sand })) };
		};
		const around = async (document: DesignDocument) => {
			const { path } = await printed(document);
			const { at, width, height } = await seen(path);
			return [at(2, 2), at(width / 2, 20), at(width - 2, height / 2)];
		};
		for (const level of await around(picture({ ...canvas, edge: "farbe" }))) expect(level).toBeLessThan(60);
		for (const level of await around(inSand("farbe"))) {
			expect(level).toBeGreaterThan(180);
			expect(level).toBeLessThan(215);
		}
		expect(await around(inSand("weiss"))).toEqual([255, 255, 255]);
		const ticket = JSON.parse(
			readFileSync(join((await printed(inSand("farbe"))).fold, "ticket.json"), "utf8"),
		);
		expect(ticket.ground).toEqual({ name: "sand", srgb: "#d6c8b0", cmyk: [18, 20, 33, 2] });
	});

	test("[3.4] paper keeps a white border, and a plate is cut out of its bleed", async () => {
		const paper = await printed(picture({ materialType: "poster", format: "40x30", edge: "rand-weiss" }));
		const { at } = await seen(paper.path);
		for (const x of [1, 4, 7]) expect(at(x, 100)).toBe(255);
		const plate = await printed(picture({ materialType: "aludibond", format: "40x30" }));
		expect(plate.boxes).toMatch(/TrimBox:\s+8\.50\s+8\.50\s+1142\.36\s+858\.90/);
	});

	test("[3.4] a wallpaper comes in strips, each going on where the one before it ends", async () => {
		const wall = await printed(
			picture({ materialType: "fototapete", edge: "ueberlappung", format: "220x100" }),
		);
		expect(wall.boxes).toMatch(/Pages:\s+3/);
		const [first, second] = [await seen(wall.path, 1), await seen(wall.path, 2)];
		// A centimetre of each lies on the next.
		const lap = 1000 - 10;
		let far = 0;
		for (let x = 1; x < 9; x++) {
			for (let y = 20; y < 1200; y += 7) {
				if (Math.abs(first.at(BLEED + lap + x, y) - second.at(BLEED + x, y)) > 130) far++;
			}
		}
		expect(far).toBeLessThan(100);
	});
});

test.each([
	["klebefolie", "kontur-herz", "CutContour", /CutContour/],
	["pvcplane", "saum", "Bohrung", /HoleMaking/],
])(
	"[15] what goes through %s is on a plate of its own and in the ticket",
	async (materialType, edge, plate, step) => {
		const { path, fold } = await printed(picture({ materialType, edge, format: "60x50" }));
		const pdf = pdfOnDisk(readFileSync(path));
		try {
			const plates = await pdf.plates(1);
			expect(plates[plate], Object.keys(plates).join()).toBeGreaterThan(0);
			expect(plates[plate]).toBeLessThan(3);
		} finally {
			pdf.remove();
		}
		const ticket = readdirSync(fold).find((name) => name.endsWith(".xjdf"));
		const xjdf = readFileSync(join(fold, ticket ?? ""), "utf8");
		expect(xjdf).toMatch(step);
		// One in each corner and one in the middle of both long edges.
		expect(xjdf.match(/<HolePattern /g) ?? []).toHaveLength(edge === "saum" ? 6 : 0);
	},
);

/** The numbers in the middle of the photo in the file, which is taken out of it. */
async function photoInFile(path: string): Promise<readonly number[]> {
	const into = mkdtempSync(join(folder, "images-"));
	execFileSync("pdfimages", ["-all", path, join(into, "image")]);
	const { data, info } = await sharp(join(into, "image-000.jpg"), { ignoreIcc: true })
		.raw()
		.toBuffer({ resolveWithObject: true });
	const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
	return [...data.subarray(middle, middle + info.channels)];
}

test.each([
	["acrylglas", "Display P3", [255, 0, 0], displayP3],
	["hahnemuehle", "Adobe RGB", [0, 255, 0], adobeRgb],
] as const)(
	"[15] [production.P8] a colour outside of sRGB is in the print file of %s as it was in the photo",
	async (materialType, _space, color, icc) => {
		const wide = join(folder, `${materialType}.jpg`);
		const flat = sharp({
			create: { ...photoSize, channels: 3, background: { r: color[0], g: color[1], b: color[2] } },
		});
		writeFileSync(wide, tagged(await flat.jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer(), icc));
		const { path } = await printed(picture({ materialType, format: "30x20" }), wide);
		const numbers = await photoInFile(path);
		expect(numbers).toHaveLength(3);
		for (const [at, level] of numbers.entries())
			expect(Math.abs(level - (color[at] ?? 0))).toBeLessThanOrEqual(3);
	},
);
describe("[15] a picture in parts in print", () => {
	const parts = { ...canvas, format: "90x60", parts: "3", partGap: "30" };

	test("each part is a page of one file, which holds the photo once; round its bar goes what lies in the gap", async () => {
		const whole = await printed(picture({ ...canvas, format: "90x60", edge: "bild" }));
		const cut = await printed(picture({ ...parts, edge: "bild" }));
		expect(cut.boxes).toMatch(/Pages:\s+3/);
		// 28 cm and 4.5 on each side; 60 cm and 3.
		expect(cut.boxes).toMatch(/TrimBox:\s+8\.50\s+8\.50\s+1057\.32\s+1879\.37/);
		const objects = cut.images.split("\n").flatMap((line) => /image .* (\d+)\s+0\s/.exec(line)?.[1] ?? []);
		expect(objects).toHaveLength(3);
		expect(new Set(objects).size).toBe(1);
		const flat = await seen(whole.path);
		for (const [index, page] of [1, 2, 3].entries()) {
			const { at } = await seen(cut.path, page);
			const onWhole = (x: number, y: number) => flat.at(x + index * 310, y);
			expect(apart(at, onWhole)).toBeLessThan(0.02);
		}
		const ticket = JSON.parse(readFileSync(join(cut.fold, "ticket.json"), "utf8"));
		expect(ticket.cutList.parts).toHaveLength(3);
		expect(ticket.cutList.parts[1]).toEqual({
			...{ number: 2, x: 310, y: 0, width: 280, height: 600 },
			printed: { width: 370, height: 660 },
		});
		expect(ticket.sheet.sides.map(({ key }: { key: string }) => key)).toEqual(["part-1", "part-2", "part-3"]);
	});

	test("a white edge shows nothing of the photo, and a mirrored one the part's own", async () => {
		const white = await printed(picture({ ...parts, edge: "weiss" }));
		const middle = await seen(white.path, 2);
		for (const y of [20, 200, 600]) expect([middle.at(2, y), middle.at(BLEED + 26, y)]).toEqual([255, 255]);
		const mirror = await printed(picture({ ...parts, edge: "spiegel" }));
		const { at } = await seen(mirror.path, 2);
		const front = BLEED + 30;
		const outside = (x: number, y: number) => at(front - x, front + y);
		const inside = (x: number, y: number) => at(front + x, front + y);
		expect(apart(outside, inside)).toBeLessThan(0.1);
		expect(apart(outside, (x, y) => at(front + 28 - x, front + y))).toBeGreaterThan(0.2);
	});
});

describe("[15] a collage in print", () => {
	test("[3.7-3] each photo lies in its place, on the ground between them and round the bars", async () => {
		const { path, boxes } = await printed(
			made("collage", { productType: "leinwand", formatType: "60x40", designId: "4" }),
		);
		expect(boxes).toMatch(/TrimBox:\s+8\.50\s+8\.50\s+1964\.41\s+1312\.44/);
		const { at } = await seen(path);
		// 4.5 and 3 cm go round a bar.
		const [left, top] = [BLEED + 45, BLEED + 30];
		for (const x of [-20, 1, 300, 599, 620]) expect(at(left + x, top + 100)).toBe(255);
		const isDark = (x: number, y: number) => at(left + x, top + y) < 130;
		const spots = (x: number, y: number) =>
			Array.from({ length: 400 }, (_none, index) =>
				isDark(x + 6 + (index % 20) * 13, y + 6 + Math.floor(index / 20) * 8),
			);
		for (const [x, y] of [
			[0, 0],
			[300, 0],
			[0, 200],
			[300, 200],
		] as const) {
			const dark = spots(x, y).filter(Boolean).length;
			expect(dark).toBeGreaterThan(100);
			expect(dark).toBeLessThan(300);
		}
	});
});

describe("[15] a collage as it is spaced and coloured", () => {
	test("[3.7-4] two centimetres of the chosen ground lie between the photos, and it goes round the bars", async () => {
		const chosen = { productType: "leinwand", formatType: "60x40", designId: "4", photoGap: "20" };
		const collage = made("collage", chosen);
		const background = { role: "process", swatch: "sand" } as const;
		const { path } = await printed({
			...collage,
			pages: collage.pages.map((page) => ({ ...page, background })),
		});
		const { at } = await seen(path);
		const [left, top] = [BLEED + 45, BLEED + 30];
		const isSand = (x: number, y: number) => Math.abs(at(left + x, top + y) - 199) < 12;
		for (const x of [-20, 1, 292, 300, 308, 599, 620]) expect(isSand(x, 100), String(x)).toBe(true);
		for (const y of [-10, 192, 200, 208]) expect(isSand(100, y), String(y)).toBe(true);
		const inPhoto = Array.from({ length: 60 }, (_none, index) => isSand(12 + 4 * index, 100));
		expect(inPhoto.filter(Boolean).length).toBeLessThan(10);
	});
});

describe("[15] things with a picture on them", () => {
	test("[§5] a mug is 200 × 90 mm; of a set each piece is cut out of its own photo", async () => {
		const mug = await printed(made("merch", { type: "tasse", format: "325-ml" }));
		expect(mug.boxes).toMatch(/TrimBox:\s+8\.50\s+8\.50\s+575\.43\s+263\.62/);
		const set = await printed(made("merch", { type: "magnete", format: "set-4" }));
		// Two of 50 mm and 6 mm between them.
		expect(set.boxes).toMatch(/TrimBox:\s+8\.50\s+8\.50\s+308\.9\d\s+308\.9\d/);
		const { at } = await seen(set.path);
		const greys = new Set(
			[at(20, 20), at(30, 40), at(70, 25), at(80, 90), at(90, 70), at(25, 85)].map((grey) => grey > 128),
		);
		expect(greys.size).toBe(2);
	});
});
