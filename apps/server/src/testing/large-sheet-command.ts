/**
 * Pictures a sheet of one photo and its plates: node large-sheet-command.ts WIDTH HEIGHT [PHOTO], in millimetres. A command
 * of its own, so that a test can start it within the limits of a render process.
 */
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { deflate, inflate } from "node:zlib";
import { invariant } from "@offizin/base";
import type { DesignDocument } from "@offizin/design";
import { cardFormat, type Format } from "@offizin/formats";
import { readPage, readPdf } from "@offizin/pdf";
import { writePrintFiles } from "@offizin/production";
import { createShaper } from "@offizin/text";
import { box, mm } from "@offizin/units";
import sharp from "sharp";
import { spareMemory } from "../adapters/photo/spare-memory.ts";
import { createProfileLoader } from "../adapters/profiles/profile-loader.ts";
import { fileSource } from "../nouns/print/check-files.ts";
import { cutPhoto } from "../nouns/print/cut-photo.ts";
import { heaviestInk, platePicturesOf } from "../nouns/print/plate-pictures.ts";
import { sheetPreview } from "../nouns/print/sheet-preview.ts";

spareMemory();
const [, , across, down, path] = process.argv;
const [width, height] = [Number(across), Number(down)];
invariant(width && height, "width and height are named");
const size = { width: mm(width), height: mm(height) };
const card = cardFormat("postkarte-a6");
const [page] = card?.pages ?? [];
const [side] = card?.sides ?? [];
const [panel] = side?.panels ?? [];
invariant(card && page && side && panel, "a postcard has a front");
const format: Format = {
	...card,
	trim: size,
	pages: [{ ...page, size }],
	sides: [{ ...side, size, panels: [{ ...panel, page: page.key }] }],
};

const bytes = path
	? await readFile(path)
	: await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#3b6ea5" } })
			.jpeg()
			.toBuffer();
const read = await sharp(bytes, { limitInputPixels: false }).metadata();
const pixels = { width: read.width, height: read.height };
const photo = { upload: "u1", ...pixels, crop: { x: 0, y: 0, ...pixels } };
const document: DesignDocument = {
	schemaVersion: 3,
	template: "large-sheet",
	product: "card",
	configuration: { formatType: card.key },
	swatches: { ink: { name: "ink", cmyk: [0, 0, 0, 100], srgb: "#1d1d1b" } },
	artworks: {},
	fonts: {},
	fields: [],
	choices: { fonts: [], inks: [] },
	pages: [
		{
			key: page.key,
			elements: [
				{
					id: "photo",
					type: "photo",
					label: "photo",
					box: box(mm(-3), mm(-3), mm(width + 6), mm(height + 6)),
					rotation: 0,
					shape: "rect",
					photo,
				},
			],
		},
	],
};

const loaded = await createProfileLoader("var/test/no-profiles").find("wall-leinwand");
invariant(loaded.ok, "canvas has a profile");
const { profile, icc, colors } = loaded.value;
const shaper = await createShaper();
const [pack, expand] = [promisify(deflate), promisify(inflate)];
const scratch = await mkdtemp(join(tmpdir(), "offizin-large-sheet-"));
const handle = await open(join(scratch, "sheet.pdf"), "w+");
const { sheet } = await writePrintFiles(
	{
		...{ document, format, refinement: "ohne", title: "large", createdAt: "2026-11-27T09:00:00Z" },
		documentId: new Uint8Array(16),
		name: { order: "1", line: 1, product: format.key, quantity: 1 },
	},
	{
		...{ profile, icc, shaper, deflate: (data) => pack(data) },
		resources: {
			font() {
				throw new Error("there is no text");
			},
			async photo(placed) {
				const cut = await cutPhoto(
					{ bytes, placed },
					{ colors, quality: 90, inkLimit: 300, passThrough: false },
				);
				invariant(cut.ok, "the photo can be cut");
				return cut.value;
			},
		},
	},
	() => ({ write: (chunk) => handle.writeFile(chunk) }),
);
const file = await readPdf(fileSource(handle, (await handle.stat()).size), (data) => expand(data));
invariant(file.ok && file.value.pages[0], "our own file can be read");
const drawing = await readPage(file.value.pages[0]);
invariant(drawing.ok, "our own page can be read");
const plates = await platePicturesOf(file.value, drawing.value);
invariant(plates.ok, "our own plates can be drawn");
const { cell } = heaviestInk(plates.value);
const [shown] = sheet;
invariant(shown, "there is a side");
const shownPhoto = path ?? join(scratch, "photo.jpg");
if (!path) await sharp(bytes).toFile(shownPhoto);
const preview = await sheetPreview(shown, {
	...{ shaper, bleed: profile.bleed, paper: "#ffffff", colors, photos: new Map([["u1", shownPhoto]]) },
});
const [plate] = plates.value;
const seen = await sharp(preview, { limitInputPixels: false }).metadata();
await handle.close();
await rm(scratch, { recursive: true });
process.stdout.write(
	JSON.stringify({
		preview: [seen.width, seen.height],
		plate: [plate?.width, plate?.height],
		plates: plates.value.length,
		ink: cell,
	}),
);
