import { createHash } from "node:crypto";
import { lookName, lookSteps, type PhotoLook } from "@offizin/design";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adjustPixels } from "../../adapters/photo/adjust-pixels.ts";
import { deltaE2000, labOf } from "../../adapters/photo/color-difference.ts";
import { SRGB } from "../../adapters/photo/color-profile.ts";
import { asSeen } from "../../adapters/photo/screen-photo.ts";
import { loadProfileChoice } from "../../adapters/profiles/profile-choice.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { jpeg, vividPhoto } from "../../testing/photos.ts";
import { printDesign } from "../../testing/printed-design.ts";
import { addToCart, checkOut, checkoutBody, makeDesign, templateWith } from "../../testing/shopper.ts";
import { colorLossOf } from "./renditions.ts";

const card = { productType: "card", refinementType: "ohne", materialType: "" } as const;

let server: AppUnderTest;
let browser: Browser;
let upload: string;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
	browser = browserOn(server.app);
	upload = (await browser.upload(await vividPhoto(360, 120))).body.id;
});
afterAll(() => server.close());

const proofOn = async (paperType: string) =>
	(await browser.get(`/web-api/uploads/${upload}?paperType=${paperType}`)).body;

/** Mean saturation of a picture, 0–255. */
async function chroma(address: string): Promise<number> {
	const answer = await browser.send(address, {});
	expect(answer.status).toBe(200);
	const { data } = await sharp(await answer.arrayBuffer())
		.raw()
		.toBuffer({ resolveWithObject: true });
	let sum = 0;
	for (let at = 0; at < data.length; at += 3) {
		const pixel = [...data.subarray(at, at + 3)];
		sum += Math.max(...pixel) - Math.min(...pixel);
	}
	return sum / (data.length / 3);
}

/** ΔE00 over all pixels. */
function meanDifference(one: Uint8Array, other: Uint8Array): number {
	const lab = (rgb: Uint8Array, at: number) => labOf(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
	let sum = 0;
	for (let at = 0; at < one.length; at += 3) sum += deltaE2000(lab(one, at), lab(other, at));
	return sum / (one.length / 3);
}

test("a photo is shown in the colours of its paper, and what it loses is told with a picture of both", async () => {
	const [coated, uncoated] = [await proofOn("matt"), await proofOn("creme")];
	expect(coated.preview).not.toBe(uncoated.preview);
	const before = await chroma(coated.comparison.before);
	const [onCoated, onUncoated] = [
		await chroma(coated.comparison.after),
		await chroma(uncoated.comparison.after),
	];
	expect(onCoated).toBeLessThan(before * 0.9);
	expect(onUncoated).toBeLessThan(onCoated);
	expect(await chroma(coated.preview)).toBeCloseTo(onCoated, -1);
	expect(coated.colorLoss).toBeGreaterThan(0.3);
	expect(uncoated.colorLoss).toBeGreaterThan(coated.colorLoss);
});

test("papers that are printed alike share one picture, which no cache has to ask for again", async () => {
	const [creme, kraft] = [await proofOn("creme"), await proofOn("kraft")];
	expect(creme.preview).toBe(kraft.preview);
	const answer = await browser.send(creme.preview, {});
	expect(answer.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
	const plain = await browser.send(`/web-api/uploads/${upload}/screen`, {});
	expect([plain.status, plain.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
});

test("a photo without vivid colours loses nothing", async () => {
	const grey = await browser.upload(await jpeg(300, 200));
	expect(grey.body.colorLoss).toBeLessThan(0.1);
});

test("a look comes before the press: the proof of a photo with a look is not the look of its proof", async () => {
	const { preview } = await proofOn("creme");
	const bright: PhotoLook = { tone: "color", brightness: -50, contrast: 0 };
	const pixelsOf = async (address: string, look?: PhotoLook) => {
		const answer = await browser.send(address, {});
		expect(answer.status).toBe(200);
		const pixels = await sharp(await answer.arrayBuffer())
			.raw()
			.toBuffer();
		if (look) adjustPixels(pixels, { look: lookSteps(look) });
		return pixels;
	};
	const shown = await pixelsOf(`${preview}&look=${lookName(bright)}`);
	const laidOver = await pixelsOf(preview, bright);
	const plain = await pixelsOf(`/web-api/uploads/${upload}/screen?proof=srgb`, bright);
	const press = await (await loadProfileChoice("var/test/no-profiles")).colorsOf({
		profile: "digital-cards-uncoated",
		proof: "",
	});
	const printed = await asSeen({ width: 360, height: 120, data: plain, colors: SRGB }, press);
	expect(meanDifference(shown, printed.data)).toBeLessThan(1);
	expect(meanDifference(laidOver, printed.data)).toBeGreaterThan(4);
});

test("a photo that comes for a paper gets the proof on that paper, and no other", async () => {
	const photo = await vividPhoto(300, 200);
	const body = new FormData();
	body.set("file", new File([photo], "meer.jpg"));
	const answer = await browser.send("/web-api/uploads?paperType=creme", { method: "POST", body });
	expect(answer.status).toBe(201);
	const { preview, colorLoss } = (await answer.json()) as { preview: string; colorLoss: number };
	expect(preview.split("?")[1]).toBe((await proofOn("creme")).preview.split("?")[1]);
	expect(colorLoss).toBeGreaterThan(0.3);
	const sha256 = createHash("sha256").update(photo).digest("hex");
	const { files, profiles } = server.platform;
	const on = (paperType: string) =>
		colorLossOf(files, { sha256, proof: profiles.choose({ ...card, paperType }) });
	expect([await on("creme"), await on("matt")]).toEqual([colorLoss, 0]);

	const again = await browser.send("/web-api/uploads?paperType=matt", { method: "POST", body });
	expect(await again.json()).toMatchObject({ colorLoss: await on("matt") });
	expect(await on("matt")).toBeGreaterThan(0.2);
	const refused = await browser.send("/web-api/uploads?paperType=pergament", { method: "POST", body });
	expect(refused.status).toBe(400);
	expect(await refused.json()).toMatchObject({ code: "request_invalid" });
});

test("a photo for a wall is proofed on its material: behind acrylic it keeps what canvas cannot show", async () => {
	const on = async (material: string) =>
		(await browser.get(`/web-api/uploads/${upload}?productType=photoframe&materialType=${material}`)).body;
	const [canvas, acrylic, alu] = [await on("leinwand"), await on("acrylglas"), await on("aludibond")];
	expect(canvas.colorLoss).toBeGreaterThan(0.3);
	expect(acrylic.colorLoss).toBe(0);
	expect(alu.preview).toBe(canvas.preview);
	expect(await chroma(acrylic.comparison.after)).toBeCloseTo(await chroma(acrylic.comparison.before), -1);
});

test("one that comes in pieces does so too, by what its client says beside it", async () => {
	const photo = await vividPhoto(310, 200);
	const says = { paperType: "creme", refinementType: "ohne" };
	const metadata = Object.entries(says).map(([name, value]) => `${name} ${btoa(value)}`);
	const tus = { "Tus-Resumable": "1.0.0" };
	const created = await browser.send("/web-api/uploads/resumable", {
		method: "POST",
		headers: { ...tus, "Upload-Length": String(photo.length), "Upload-Metadata": metadata.join(",") },
	});
	const piece = { ...tus, "Content-Type": "application/offset+octet-stream", "Upload-Offset": "0" };
	const location = created.headers.get("location") ?? "";
	expect((await browser.send(location, { method: "PATCH", headers: piece, body: photo })).status).toBe(204);
	const sha256 = createHash("sha256").update(photo).digest("hex");
	const { files, profiles } = server.platform;
	const on = (paperType: string) =>
		colorLossOf(files, { sha256, proof: profiles.choose({ ...card, paperType }) });
	expect(await on("creme")).toBeGreaterThan(0.3);
	expect(await on("matt")).toBe(0);
});

test("proofs are their owner's; unknown ones and unknown papers are refused", async () => {
	const { preview } = await proofOn("creme");
	expect((await browserOn(server.app).get(preview)).status).toBe(404);
	expect((await browser.get(`/web-api/uploads/${upload}/screen?proof=000000000000`)).body.code).toBe(
		"upload_not_found",
	);
	for (const look of ["sepia", "sepia.0.101", "sepia.0.0.0", "sepia.00.0"]) {
		const refusal = await browser.get(`${preview}&look=${look}`);
		expect([refusal.status, refusal.body.code], look).toEqual([404, "upload_not_found"]);
	}
	const refused = await browser.get(`/web-api/uploads/${upload}?paperType=pergament`);
	expect([refused.status, refused.body.code]).toEqual([400, "request_invalid"]);
});

test("a photo that loses its colours is named by the design and, when it is printed, to the operator", async () => {
	const shopper = browserOn(server.app);
	const { id } = await makeDesign(shopper, {
		template: templateWith({ photo: true, formatType: "postkarte-a6" }).id,
		photo: await vividPhoto(1300, 1300),
	});
	const cart = await addToCart(shopper, id, 50, { paperType: "matt" });
	const { findings } = (await shopper.get(`/web-api/designs/${id}`)).body;
	const duller = findings.find(({ rule }: { rule: string }) => rule === "photo.duller");
	expect(duller).toMatchObject({ severity: "warning", details: { percent: expect.any(Number) } });
	const placed = await checkOut(shopper, checkoutBody(cart.body));
	await printDesign(server.platform, id, true);
	const clerk = await clerkOn(server.app);
	const order = (await clerk.get(`/office-api/orders/${placed.body.orderNumber}`)).body;
	const { notes } = order.lines[0].jobs[0];
	expect(notes.filter((note: string) => note.endsWith(duller.message))).toHaveLength(1);
});
