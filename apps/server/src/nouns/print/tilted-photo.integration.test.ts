import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { invariant } from "@offizin/base";
import { cropOfView, type DesignDocument, type PhotoElement, type PlacedPhoto } from "@offizin/design";
import { buildTemplate } from "@offizin/templates/recipes";
import { box, mm } from "@offizin/units";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Fonts, loadFonts } from "../../adapters/fonts/fonts.ts";
import { loadPrepress, type Prepress } from "../../adapters/profiles/load-prepress.ts";
import { createProfileLoader, type ProfileLoader } from "../../adapters/profiles/profile-loader.ts";
import { pictureDesign } from "../document/picture-design.ts";
import { makePrintFiles } from "./make-print-files.ts";

const size = { width: 1500, height: 1100 };
const PPI = 150;
const PX_PER_MM = PPI / 25.4;
/** Of the sheet around the card. */
const BLEED_MM = 3;

let folder: string;
let photo: string;
let fonts: Fonts;
let loader: ProfileLoader;
let prepress: Prepress;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "offizin-tilted-"));
	fonts = await loadFonts();
	loader = createProfileLoader(folder);
	prepress = loadPrepress(loader, fonts);
	photo = join(folder, "photo.jpg");
	// Black and white without a symmetry: how it lies is seen from any part of it.
	const blocks = Array.from({ length: 150 }, (_none, at) => {
		const [x, y] = [(at % 15) * 100, Math.floor(at / 15) * 110];
		return (at * at * 7 + at * 3) % 5 < 2 ? `<rect x="${x}" y="${y}" width="100" height="110"/>` : "";
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1100"><rect width="100%" height="100%" fill="#fff"/>${blocks.join("")}</svg>`;
	await sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toFile(photo);
});
afterAll(() => rmSync(folder, { recursive: true }));

const slot = box(mm(20), mm(25), mm(64), mm(44));

function cardWith(lying: Pick<PlacedPhoto, "turn" | "mirrored" | "tilt">): DesignDocument {
	const template = structuredClone(buildTemplate("eukalyptus-postkarte-a6-salbei").document);
	const view = { zoom: 1.2, centerX: 0.4, centerY: 0.55 };
	const crop = cropOfView({ ...size, ...lying }, slot, view);
	const element: PhotoElement = {
		id: "photo",
		type: "photo",
		label: "photo",
		shape: "rect",
		box: slot,
		rotation: 0,
		photo: { upload: "u1", ...size, crop, ...lying },
	};
	const pages = template.pages.map((page) => ({
		...page,
		elements: page.key === "front" ? [element] : page.elements,
	}));
	return { ...template, pages };
}

/** The inside of the slot as grey, one pixel in from its edge; `edge`: of the trimmed page in the picture, in pixels. */
async function slotIn(picture: Buffer | string, edge: number): Promise<Buffer> {
	const at = (length: number) => Math.round((length / 1000) * PX_PER_MM) + edge + 2;
	return sharp(picture)
		.extract({
			left: at(slot.x),
			top: at(slot.y),
			width: Math.round((slot.width / 1000) * PX_PER_MM) - 4,
			height: Math.round((slot.height / 1000) * PX_PER_MM) - 4,
		})
		.flatten({ background: "#ffffff" })
		.greyscale()
		.blur(1.2)
		.raw()
		.toBuffer();
}

async function onScreen(document: DesignDocument): Promise<Buffer> {
	const loaded = await loader.find("digital-cards");
	invariant(loaded.ok, "the profile can be used");
	const picture = await pictureDesign(
		{
			document,
			profile: "digital-cards",
			page: "front",
			width: Math.round(148 * PX_PER_MM),
			photos: [{ upload: "u1", path: photo, plain: photo }],
			format: "png",
		},
		fonts,
		loaded.value.colors,
	);
	return slotIn(Buffer.from(picture), 0);
}

async function inPrint(document: DesignDocument): Promise<Buffer> {
	const into = mkdtempSync(join(folder, "job-"));
	const made = await makePrintFiles(
		{
			job: "job-1",
			order: "26-100042",
			channel: "papiervogel",
			placedAt: "2026-11-20T09:00:00.000Z",
			line: {
				...{ id: "line-1", position: 1, name: "card", quantity: 50 },
				...{ deliverBy: "2026-11-27", finishBy: "2026-11-23" },
			},
			design: { id: "design-1", revision: 2, document },
			profile: "digital-cards",
			photos: [{ upload: "u1", path: photo }],
			folder: into,
		},
		prepress,
	);
	invariant(made.ok, JSON.stringify(made));
	const [pdf] = made.value.files;
	execFileSync("pdftoppm", [
		"-r",
		String(PPI),
		"-f",
		"1",
		"-l",
		"1",
		"-png",
		"-singlefile",
		pdf?.path ?? "",
		join(into, "page"),
	]);
	return slotIn(join(into, "page.png"), Math.round(BLEED_MM * PX_PER_MM));
}

/** Share of the pixels that are black in one and white in the other. */
function apart(one: Buffer, other: Buffer): number {
	expect(one.length).toBe(other.length);
	const far = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 130);
	return far.length / one.length;
}

describe("[14] a tilted photo is printed as it is seen", () => {
	test.each([
		["to the right", { tilt: 730 }],
		["to the left, as far as it goes", { tilt: -4500 }],
		["mirrored", { tilt: 1200, mirrored: true as const }],
		["turned by a quarter", { tilt: 1200, turn: 90 as const }],
		["turned and mirrored", { tilt: -2150, turn: 270 as const, mirrored: true as const }],
	])("%s", async (_name, lying) => {
		const document = cardWith(lying);
		const [screen, print] = [await onScreen(document), await inPrint(document)];
		expect(apart(screen, print)).toBeLessThan(0.004);
		// Neither paper nor the colour of an empty slot is seen: the photo is black and white.
		const { tilt, ...straight } = lying;
		expect(apart(await onScreen(cardWith({ ...straight, tilt: -tilt })), print)).toBeGreaterThan(0.1);
	});
});
