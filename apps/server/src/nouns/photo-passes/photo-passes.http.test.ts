import { formatOwner } from "@offizin/accounts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { ownerOf } from "../../testing/check-out-with.ts";
import { jpeg } from "../../testing/photos.ts";
import { templateWith } from "../../testing/shopper.ts";
import { letIn } from "../sharing/sharing-fixtures.ts";
import { forgetPasses } from "./photo-passes.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

const template = templateWith({ photo: true }).id;
const someone = () => browserOn(server.app);
const MINUTE = 60_000;
const UPLOADS = "/web-api/photo-pass/uploads";

async function begin(owner: Browser): Promise<string> {
	return (await owner.post("/web-api/designs", { template, configuration: {} })).body.id;
}

async function screen() {
	const owner = someone();
	return { owner, design: await begin(owner) };
}

async function passFor(maker: Browser, design: string) {
	const made = await maker.post(`/web-api/designs/${design}/photo-passes`);
	expect(made.status).toBe(201);
	const token = made.body.url.split("#").at(-1) as string;
	const list = `/web-api/designs/${design}/photo-passes/${made.body.id}`;
	return { ...made.body, token, list, maker, watch: async () => (await maker.get(list)).body };
}

const shown = (token: string) => ({ "x-photo-pass": token, "tus-resumable": "1.0.0" });

function promise(phone: Browser, token: string, bytes: number, more: Record<string, string> = {}) {
	const headers = { ...shown(token), "upload-length": String(bytes), ...more };
	return phone.send(UPLOADS, { method: "POST", headers });
}

function piece(
	phone: Browser,
	token: string,
	address: string,
	offset: number,
	bytes: Uint8Array<ArrayBuffer>,
) {
	const type = "application/offset+octet-stream";
	const headers = { ...shown(token), "upload-offset": String(offset), "content-type": type };
	return phone.send(address, { method: "PATCH", headers, body: bytes });
}

async function sendWhole(phone: Browser, token: string, bytes: Uint8Array<ArrayBuffer>) {
	const promised = await promise(phone, token, bytes.length);
	const address = promised.headers.get("location") ?? "";
	return { address, answer: await piece(phone, token, address, 0, bytes) };
}

async function code(answer: Response) {
	const body = (await answer.json()) as { code: string };
	return { status: answer.status, code: body.code };
}

const gone = { status: 404, code: "photo_pass_unknown" };

describe("[14] a pass for a phone", () => {
	test("brings photos into the tray of the screen, in pieces and after a break; the phone gets no cookie", async () => {
		const { owner, design } = await screen();
		const pass = await passFor(owner, design);
		expect(pass.url).toMatch(/\/handy\/#[\w-]{22}$/);
		expect(pass.qr.path).toMatch(/^M\d/);
		const { db } = server.platform.database;
		const stored = await db.selectFrom("photo_pass").selectAll().where("id", "=", pass.id).execute();
		expect(JSON.stringify(stored)).not.toContain(pass.token);
		expect(await pass.watch()).toEqual({ isOpen: true, coming: 0, photos: [] });

		const phone = someone();
		const looked = await phone.get("/web-api/photo-pass", shown(pass.token));
		expect(looked).toMatchObject({ status: 200, body: { expiresAt: pass.expiresAt } });
		const photo = await jpeg(640, 480);
		const half = Math.floor(photo.length / 2);
		const promised = await promise(phone, pass.token, photo.length);
		expect(promised.status).toBe(201);
		const address = promised.headers.get("location") ?? "";
		expect((await piece(phone, pass.token, address, 0, photo.slice(0, half))).status).toBe(204);
		expect(await pass.watch()).toMatchObject({ coming: 1, photos: [] });
		const far = await phone.send(address, { method: "HEAD", headers: shown(pass.token) });
		expect(far.headers.get("upload-offset")).toBe(String(half));
		expect((await piece(phone, pass.token, address, half, photo.slice(half))).status).toBe(204);
		const whole = await phone.send(address, { method: "HEAD", headers: shown(pass.token) });
		expect(whole.headers.get("upload-offset")).toBe(String(photo.length));
		const id = address.split("/").at(-1);
		expect((await phone.get(address, shown(pass.token))).body).toEqual({ id });
		expect(await pass.watch()).toMatchObject({ coming: 0, photos: [{ id, width: 640, height: 480 }] });
		expect(phone.cookies()).toBe("");

		const laid = await owner.patch(
			`/web-api/designs/${design}`,
			{ commands: [{ type: "addAssets", assets: [{ upload: id }] }] },
			{ "If-Match": "1" },
		);
		expect(laid.body.document.assets).toEqual([{ upload: id, width: 640, height: 480 }]);
		expect((await owner.get(`/web-api/uploads/${id}`)).status).toBe(200);
	});

	test("serves several phones at once, and a refused file is said in words and leaves no trace", async () => {
		const { owner, design } = await screen();
		const pass = await passFor(owner, design);
		await Promise.all([
			sendWhole(someone(), pass.token, await jpeg(300, 200)),
			sendWhole(someone(), pass.token, await jpeg(200, 300)),
		]);
		// Sent again after its answer was lost: another upload, the same photo.
		const twice = await jpeg(280, 200);
		await sendWhole(someone(), pass.token, twice);
		await sendWhole(someone(), pass.token, twice);
		const text = new TextEncoder().encode("kein Foto");
		const { answer } = await sendWhole(someone(), pass.token, text);
		expect(await answer.json()).toMatchObject({ code: "upload_not_a_photo", message: expect.any(String) });
		const { coming, photos } = await pass.watch();
		expect(coming).toBe(0);
		expect(photos).toHaveLength(3);
		const { db } = server.platform.database;
		const rows = await db.selectFrom("passed_photo").selectAll().where("pass", "=", pass.id).execute();
		expect(rows).toHaveLength(4);
	});

	test("that is wrong, over, or ended lets nobody in", async () => {
		const { owner, design } = await screen();
		const pass = await passFor(owner, design);
		const phone = someone();
		for (const token of ["", "x", "A".repeat(22), `${pass.token}0`]) {
			expect(await code(await promise(phone, token, 100))).toEqual(gone);
			expect((await phone.get("/web-api/photo-pass", shown(token))).status).toBe(404);
		}
		// In an address it opens nothing either.
		expect((await phone.get(`/web-api/photo-pass?x-photo-pass=${pass.token}`)).status).not.toBe(200);
		const begun = (await promise(phone, pass.token, 100)).headers.get("location") ?? "";
		const other = await passFor(owner, design);
		server.clock.advance(29 * MINUTE);
		expect((await promise(phone, pass.token, 100)).status).toBe(201);
		server.clock.advance(2 * MINUTE);
		expect(await code(await promise(phone, pass.token, 100))).toEqual(gone);
		expect(await code(await piece(phone, pass.token, begun, 0, new Uint8Array(5)))).toEqual(gone);
		expect(await pass.watch()).toMatchObject({ isOpen: false });
		expect((await other.watch()).isOpen).toBe(false);

		const ended = await passFor(owner, design);
		expect((await someone().delete(ended.list)).status).toBe(404);
		expect((await owner.delete(ended.list)).status).toBe(200);
		expect(await code(await promise(phone, ended.token, 100))).toEqual(gone);
		expect(await ended.watch()).toMatchObject({ isOpen: false });
	});

	test("opens nothing else: no photo, no design, no upload of another pass or of the owner", async () => {
		const { owner, design } = await screen();
		const second = await begin(owner);
		const [pass, other] = [await passFor(owner, design), await passFor(owner, second)];
		const phone = someone();
		const photo = await jpeg(320, 240);
		const { address } = await sendWhole(phone, pass.token, photo);
		const id = address.split("/").at(-1);
		const headers = shown(pass.token);
		for (const path of [
			...[`/web-api/uploads/${id}`, `/web-api/uploads/${id}/thumb`, `/web-api/uploads/${id}/uses`],
			...[`/web-api/designs/${design}`, `/web-api/designs/${design}/preview/front.png`, pass.list],
		]) {
			expect((await phone.get(path, headers)).status, path).toBe(404);
		}
		expect((await phone.get("/web-api/uploads", headers)).body.items).toEqual([]);
		expect((await phone.delete(`/web-api/uploads/${id}`, headers)).status).toBe(404);

		// Of one design for another, though both are the same person's.
		expect((await phone.get(address, shown(other.token))).body.code).toBe("upload_not_found");
		expect((await phone.send(address, { method: "HEAD", headers: shown(other.token) })).status).toBe(404);
		const begun = (await promise(phone, pass.token, photo.length)).headers.get("location") ?? "";
		for (const method of ["HEAD", "DELETE"]) {
			expect((await phone.send(begun, { method, headers: shown(other.token) })).status, method).toBe(404);
		}
		expect((await piece(phone, other.token, begun, 0, photo)).status).toBe(404);
		expect((await other.watch()).photos).toEqual([]);
		expect((await owner.get(`/web-api/designs/${second}/photo-passes/${pass.id}`)).status).toBe(404);

		// What the owner uploads without a pass is none of the phone's.
		const own = await owner.send("/web-api/uploads/resumable", {
			method: "POST",
			headers: { "tus-resumable": "1.0.0", "upload-length": "100" },
		});
		const ownId = own.headers.get("location")?.split("/").at(-1);
		expect((await piece(phone, pass.token, `${UPLOADS}/${ownId}`, 0, new Uint8Array(100))).status).toBe(404);
		expect((await phone.send(begun, { method: "DELETE", headers })).status).toBe(204);
	});

	test("of somebody a design was shared with ends with the link they came by; strangers make none", async () => {
		const { owner, design } = await screen();
		expect((await someone().post(`/web-api/designs/${design}/photo-passes`)).status).toBe(404);
		const sister = someone();
		const link = await letIn(owner, sister, design);
		const pass = await passFor(sister, design);
		const { address } = await sendWhole(someone(), pass.token, await jpeg(260, 200));
		const id = address.split("/").at(-1);
		const laid = await sister.patch(
			`/web-api/designs/${design}`,
			{ commands: [{ type: "addAssets", assets: [{ upload: id }] }] },
			{ "If-Match": "1" },
		);
		expect(laid.status).toBe(200);
		expect((await owner.get("/web-api/uploads")).body.items).toMatchObject([{ id }]);
		expect((await owner.delete(`/web-api/designs/${design}/links/${link.id}`)).status).toBe(200);
		expect(await code(await promise(someone(), pass.token, 100))).toEqual(gone);
		expect((await sister.get(pass.list)).status).toBe(404);
	});

	test("takes as many photos as a tray holds, at the expense of the design's owner", async () => {
		const { owner, design } = await screen();
		const pass = await passFor(owner, design);
		const { db } = server.platform.database;
		const begun = (await promise(someone(), pass.token, 1000)).headers.get("location") ?? "";
		const charge = await db
			.selectFrom("upload_charge")
			.select(["owner", "bytes"])
			.where("id", "=", begun.split("/").at(-1) ?? "")
			.execute();
		expect(charge).toEqual([{ owner: formatOwner(ownerOf(owner)), bytes: 1000 }]);
		const at = server.clock.now();
		const others = Array.from({ length: 999 }, (_none, index) => ({
			upload: `${pass.id}-${index}`,
			pass: pass.id,
			at,
		}));
		await db.insertInto("passed_photo").values(others).execute();
		const more = await promise(someone(), pass.token, 1000);
		expect(await code(more)).toEqual({ status: 422, code: "photo_pass_full" });
		await someone().send(begun, { method: "DELETE", headers: shown(pass.token) });
		expect((await promise(someone(), pass.token, 1000)).status).toBe(201);
	});

	test("of one design three stand at once, and in its own shop; a day later they are forgotten", async () => {
		const { owner, design } = await screen();
		const passes = [];
		for (let made = 0; made < 4; made += 1) {
			passes.push(await passFor(owner, design));
			server.clock.advance(1000);
		}
		expect(await Promise.all(passes.map(async ({ watch }) => (await watch()).isOpen))).toEqual([
			false,
			true,
			true,
			true,
		]);
		const token = passes[3]?.token ?? "";
		const elsewhere = await promise(someone(), token, 100, { "x-channel": "bildwand" });
		expect(await code(elsewhere)).toEqual(gone);
		server.clock.advance(25 * 60 * MINUTE);
		const { db } = server.platform.database;
		await forgetPasses(db, server.clock.now());
		expect(await db.selectFrom("photo_pass").selectAll().where("design", "=", design).execute()).toEqual([]);
	});
});
