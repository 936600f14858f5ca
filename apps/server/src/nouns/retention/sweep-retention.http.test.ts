import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { invariant } from "@offizin/base";
import type { DesignDocument } from "@offizin/design";
import { afterAll, beforeAll, expect, test } from "vitest";
import { printedProduct } from "../../adapters/profiles/profile-choice.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { visitorNamed } from "../../testing/owners.ts";
import { jpeg } from "../../testing/photos.ts";
import {
	addToCart,
	checkOut,
	checkoutBody,
	makeDesign,
	placeOrder,
	templateWith,
	uploadPhoto,
} from "../../testing/shopper.ts";
import { previewKey, previewsFolder } from "../designs/preview.ts";
import type { Platform } from "../platform.ts";
import { ingestPhoto, originalKey } from "../uploads/ingest-photo.ts";
import { readRendition } from "../uploads/renditions.ts";
import { sweepRetention } from "./sweep-retention.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

const photoCard = templateWith({ photo: true }).id;
const plainCard = templateWith({ photo: false }).id;
const afterDays = (days: number) => server.clock.advance(days * 24 * 3_600_000);
const visitor = (): Browser => browserOn(server.app);
const hashOf = (photo: Uint8Array) => createHash("sha256").update(photo).digest("hex");
const hasOriginal = (photo: Uint8Array) => server.platform.files.exists(originalKey(hashOf(photo)));

async function isThere(table: "design" | "upload", id: string): Promise<boolean> {
	const { db } = server.platform.database;
	const rows = await db.selectFrom(table).select("id").where("id", "=", id).execute();
	return rows.length === 1;
}

const proofOf = ({ document }: { readonly document: DesignDocument }) =>
	server.platform.profiles.choose(printedProduct(document));

test("[8.4] a photo in no design goes after 30 days with all its files, one in a design stays", async () => {
	const browser = visitor();
	const [loose, placed] = [await jpeg(1800, 1800), await jpeg(1800, 1800)];
	const upload = await uploadPhoto(browser, loose);
	await makeDesign(browser, { template: photoCard, photo: placed });

	afterDays(29);
	await sweepRetention(server.platform);
	expect(await hasOriginal(loose)).toBe(true);

	afterDays(2);
	await sweepRetention(server.platform);
	expect((await browser.get(`/web-api/uploads/${upload}`)).status).toBe(404);
	expect([await hasOriginal(loose), await hasOriginal(placed)]).toEqual([false, true]);
	const set = { sha256: hashOf(loose), proof: server.platform.profiles.usual };
	await expect(readRendition(server.platform.files, set, "thumb")).rejects.toThrow();
});

test("a photo uploaded again is as good as new, and its files stay while anybody has it", async () => {
	const photo = await jpeg(400, 400);
	const [one, other] = [visitor(), visitor()];
	const upload = await uploadPhoto(one, photo);
	const others = await uploadPhoto(other, photo);
	afterDays(20);
	expect(await uploadPhoto(one, photo)).toBe(upload);
	afterDays(20);
	await sweepRetention(server.platform);
	expect([await isThere("upload", upload), await isThere("upload", others)]).toEqual([true, false]);
	expect((await one.get(`/web-api/uploads/${upload}/screen`)).status).toBe(200);
});

test("a photo that comes back while its files are being removed keeps them", async () => {
	const photo = await jpeg(400, 400);
	await uploadPhoto(visitor(), photo);
	afterDays(31);
	const path = join(server.platform.config.dataFolder, "received.jpg");
	writeFileSync(path, photo);
	const { files } = server.platform;
	let isSwept = false;
	const platform: Platform = {
		...server.platform,
		files: {
			...files,
			async exists(key) {
				const exists = await files.exists(key);
				if (!isSwept) {
					isSwept = true;
					await sweepRetention(server.platform);
				}
				return exists;
			},
		},
	};
	const received = {
		path,
		sha256: hashOf(photo),
		bytes: photo.length,
		owner: visitorNamed("somebody else"),
		client: "test",
		proof: platform.profiles.usual,
	};
	expect(await ingestPhoto(platform, received)).toMatchObject({ ok: true });
	expect(await hasOriginal(photo)).toBe(true);
	const set = { sha256: hashOf(photo), proof: platform.profiles.usual };
	expect((await readRendition(files, set, "screen")).length).toBeGreaterThan(0);
});

test("[8.4] a design nobody ordered goes 90 days after its last change, with its previews and photos", async () => {
	const browser = visitor();
	const photo = await jpeg(1800, 1800);
	const design = await makeDesign(browser, { template: photoCard, photo });
	await browser.send(`/web-api/designs/${design.id}/preview/front.png?revision=${design.revision}`, {});
	const preview = `${previewsFolder}/${previewKey(design, proofOf(design), "front", "png")}`;
	expect(await server.platform.files.exists(preview)).toBe(true);

	afterDays(89);
	await sweepRetention(server.platform);
	expect(await isThere("design", design.id)).toBe(true);

	afterDays(2);
	await sweepRetention(server.platform);
	expect(await isThere("design", design.id)).toBe(false);
	expect([await server.platform.files.exists(preview), await hasOriginal(photo)]).toEqual([false, false]);
	expect((await browser.get(`/web-api/designs/${design.id}`)).body.code).toBe("design_unknown");
});

test("[8.4] what was ordered stays whole: revision, photo and order page", async () => {
	const browser = visitor();
	const photo = await jpeg(1800, 1800);
	const placed = await placeOrder(browser, {}, { template: photoCard, photo });
	afterDays(400);
	await sweepRetention(server.platform);
	expect(await isThere("design", placed.designId)).toBe(true);
	expect(await hasOriginal(photo)).toBe(true);
	const order = await browser.get(`/web-api/orders/${placed.orderNumber}?token=${placed.accessToken}`);
	const picture = await browser.send(order.body.lines[0].preview, {});
	expect(picture.headers.get("content-type")).toBe("image/png");
});

test("a cart holds its designs until nobody has changed it for 90 days either", async () => {
	const browser = visitor();
	const design = await makeDesign(browser, { template: plainCard });
	afterDays(60);
	const { body: cart } = await addToCart(browser, design.id);
	afterDays(60);
	await sweepRetention(server.platform);
	const { id } = cart.items[0];
	expect((await browser.get("/web-api/cart")).body.items).toMatchObject([{ id, designId: design.id }]);

	afterDays(31);
	await sweepRetention(server.platform);
	expect(await isThere("design", design.id)).toBe(false);
	expect((await browser.get("/web-api/cart")).body).toMatchObject({ version: 0, items: [] });
});

test("checkout requests are forgotten after 30 days, their orders are not", async () => {
	const { db } = server.platform.database;
	const requests = () => db.selectFrom("checkout_request").select("key").execute();
	const browser = visitor();
	const order = await placeOrder(browser, {}, { template: plainCard });
	afterDays(25);
	const { body: cart } = await addToCart(browser, order.designId);
	const key = "00000000-0000-4000-8000-000000000000";
	const second = await checkOut(browser, checkoutBody(cart), key);
	invariant(second.status === 201, JSON.stringify(second.body));
	afterDays(6);
	await sweepRetention(server.platform);
	expect(await requests()).toEqual([{ key }]);
	const hashes = await db
		.selectFrom("order")
		.select("request_hash")
		.where("number", "in", [order.orderNumber, second.body.orderNumber])
		.orderBy("drafted_at")
		.execute();
	expect(hashes.map(({ request_hash }) => request_hash !== "")).toEqual([false, true]);
	expect((await checkOut(browser, checkoutBody(cart), key)).body).toEqual(second.body);
	const first = await browser.get(`/web-api/orders/${order.orderNumber}?token=${order.accessToken}`);
	expect(first.status).toBe(200);
});
