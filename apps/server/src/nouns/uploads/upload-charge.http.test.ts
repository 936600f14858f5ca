import { existsSync, readdirSync } from "node:fs";
import type { Owner } from "@offizin/accounts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { ownerOf } from "../../testing/check-out-with.ts";
import { visitorNamed } from "../../testing/owners.ts";
import { jpeg } from "../../testing/photos.ts";
import { chargedNetwork, chargeUpload, forgetCharges, releaseCharge, settleCharge } from "./upload-charge.ts";
import { uploadFolders } from "./upload-folders.ts";
import { uploadQuota } from "./upload-quota.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());
beforeEach(async () => {
	await server.platform.database.db.deleteFrom("upload_charge").execute();
});

const MB = 1_000_000;
const quota = { visitorDay: 10 * MB, networkDay: 25 * MB, visitorTotal: 1000 * MB };
let charges = 0;

function charge(owner: Owner, network: string, bytes: number, limits = quota) {
	charges += 1;
	const at = server.clock.now();
	return chargeUpload(
		server.platform.database.db,
		{ id: `charge-${charges}`, owner, network, bytes, at },
		limits,
	);
}

const charged = () =>
	server.platform.database.db.selectFrom("upload_charge").selectAll().orderBy("charged_at").execute();

test("[security.M2] of twelve uploads at once no more pass than fit, by visitor and by network", async () => {
	const ofOne = await Promise.all(
		Array.from({ length: 12 }, () => charge(visitorNamed("one"), "home", 4 * MB)),
	);
	expect(ofOne.filter(({ ok }) => ok)).toHaveLength(2);
	const ofMany = await Promise.all(
		Array.from({ length: 12 }, (_, at) => charge(visitorNamed(`guest-${at}`), "home", 4 * MB)),
	);
	expect(ofMany.filter(({ ok }) => ok)).toHaveLength(4);
	expect(ofMany.find(({ ok }) => !ok)).toEqual({ ok: false, error: "upload_day_full" });
	expect(await charge(visitorNamed("guest"), "elsewhere", 4 * MB)).toMatchObject({ ok: true });
});

test("[security.M2] what is given back, smaller than promised or a day old, counts no more", async () => {
	const { db } = server.platform.database;
	expect(await charge(visitorNamed("one"), "home", 9 * MB)).toMatchObject({ ok: true });
	const promised = `charge-${charges}`;
	expect(await charge(visitorNamed("one"), "home", 2 * MB)).toMatchObject({ ok: false });
	await settleCharge(db, promised, 7 * MB);
	expect(await charge(visitorNamed("one"), "home", 2 * MB)).toMatchObject({ ok: true });
	expect(await charge(visitorNamed("one"), "home", 9 * MB)).toMatchObject({ ok: false });
	await releaseCharge(db, promised);
	expect(await charge(visitorNamed("one"), "home", 8 * MB)).toMatchObject({ ok: true });

	server.clock.advance(23 * 3_600_000);
	await forgetCharges(db, server.clock.now());
	expect(await charge(visitorNamed("one"), "home", 1 * MB)).toMatchObject({ ok: false });
	server.clock.advance(2 * 3_600_000);
	expect(await charge(visitorNamed("one"), "home", 10 * MB)).toMatchObject({ ok: true });
	await forgetCharges(db, server.clock.now());
	expect(await charged()).toHaveLength(1);
});

test("[security.M2] what is stored counts towards the total of its visitor for as long as it lies here", async () => {
	const browser = browserOn(server.app);
	const photo = await jpeg(400, 400);
	await browser.upload(photo);
	const owner = ownerOf(browser);
	server.clock.advance(48 * 3_600_000);
	const total = { ...quota, visitorTotal: photo.length + 2 * MB };
	expect(await charge(owner, "home", 3 * MB, total)).toEqual({ ok: false, error: "upload_total_full" });
	expect(await charge(owner, "home", 1 * MB, total)).toMatchObject({ ok: true });
	expect(await charge(owner, "home", 2 * MB, total)).toEqual({ ok: false, error: "upload_total_full" });
	expect(await charge(visitorNamed("somebody else"), "home", 2 * MB, total)).toMatchObject({ ok: true });
});

/** A visitor who has sent as much as a day allows. */
async function busyVisitor(): Promise<Browser> {
	const browser = browserOn(server.app);
	await browser.upload(await jpeg(150, 150));
	const [{ network = "" } = {}] = await charged();
	const { visitorDay } = uploadQuota(1);
	for (const bytes of Array.from({ length: 8 }, () => visitorDay / 8 - 10_000)) {
		expect(await charge(ownerOf(browser), network, bytes, uploadQuota(1))).toMatchObject({ ok: true });
	}
	return browser;
}

test("[security.M2] more than a day allows is refused in both languages, in one piece and resumable", async () => {
	const browser = await busyVisitor();
	const before = await charged();
	const body = new FormData();
	body.set("file", new File([await jpeg(1200, 1200)], "foto.jpg"));
	const sent = await browser.send("/web-api/uploads", {
		method: "POST",
		body,
		headers: { "x-locale": "en-GB" },
	});
	expect([sent.status, await sent.json()]).toEqual([
		429,
		{ code: "upload_day_full", message: expect.stringMatching(/^That is enough photos/) },
	]);
	const promised = await startTus(browser, 1 * MB);
	expect([promised.status, await promised.json()]).toEqual([
		429,
		{ code: "upload_day_full", message: expect.stringMatching(/^Für heute/) },
	]);
	expect(await charged()).toEqual(before);
});

const tus = { "Tus-Resumable": "1.0.0" };

function startTus(browser: Browser, length: number): Promise<Response> {
	const headers = { ...tus, "Upload-Length": String(length) };
	return browser.send("/web-api/uploads/resumable", { method: "POST", headers });
}

function sendTus(browser: Browser, location: string, body: Uint8Array<ArrayBuffer>): Promise<Response> {
	const headers = { ...tus, "Content-Type": "application/offset+octet-stream", "Upload-Offset": "0" };
	return browser.send(location, { method: "PATCH", headers, body });
}

test("[security.M2] a promised upload is charged at once, settled when it is stored, given back when it is not", async () => {
	const browser = browserOn(server.app);
	const photo = await jpeg(300, 300);
	const taken = await startTus(browser, photo.length);
	const location = taken.headers.get("location") ?? "";
	const id = location.split("/").at(-1);
	expect(await charged()).toMatchObject([{ id, bytes: photo.length, is_stored: false }]);
	expect((await sendTus(browser, location, photo)).status).toBe(204);
	expect(await charged()).toMatchObject([{ id, bytes: photo.length, is_stored: true }]);

	const text = new TextEncoder().encode("Liebe Gäste");
	const refused = (await startTus(browser, text.length)).headers.get("location") ?? "";
	expect((await sendTus(browser, refused, text)).status).toBe(415);
	expect(await charged()).toHaveLength(1);

	const removed = (await startTus(browser, 5 * MB)).headers.get("location") ?? "";
	expect(await charged()).toHaveLength(2);
	const stranger = browserOn(server.app);
	await stranger.upload(await jpeg(140, 140));
	expect((await stranger.send(removed, { method: "DELETE", headers: tus })).status).toBe(404);
	expect(await charged()).toHaveLength(3);
	expect((await browser.send(removed, { method: "DELETE", headers: tus })).status).toBe(204);
	expect(await charged()).toHaveLength(2);
});

test("[security.M2] a refused photo and one that breaks off leave neither files nor charges", async () => {
	const browser = browserOn(server.app);
	const { incoming } = uploadFolders(server.platform.config);
	expect((await browser.upload(new TextEncoder().encode("kein Foto"))).status).toBe(415);
	const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
	const parts = [new TextEncoder().encode(head), await jpeg(500, 500)];
	const body = new ReadableStream({
		pull(controller) {
			const part = parts.shift();
			if (part) controller.enqueue(part);
			else controller.error(new Error("the client has gone"));
		},
	});
	const init = {
		method: "POST",
		body,
		duplex: "half" as const,
		headers: { "content-type": "multipart/form-data; boundary=x" },
	};
	expect((await browser.send("/web-api/uploads", init)).status).toBe(500);
	expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([]);
	expect(await charged()).toEqual([]);
});

test("[security.M2] the network is stored as a keyed hash", () => {
	const { config } = server.platform;
	const network = chargedNetwork(config, "2001:db8:1:2::/64");
	expect(network).toMatch(/^[\w-]{43}$/);
	expect(chargedNetwork(config, "2001:db8:1:3::/64")).not.toBe(network);
	expect(chargedNetwork({ secret: "another" }, "2001:db8:1:2::/64")).not.toBe(network);
});
