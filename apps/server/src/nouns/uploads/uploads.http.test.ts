import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_BYTES } from "../../adapters/photo/upload-limits.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { ownerOf } from "../../testing/check-out-with.ts";
import { jpeg, pngHeader } from "../../testing/photos.ts";
import { uploadFolders } from "./upload-folders.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

const text = (content: string) => new TextEncoder().encode(content);

test("a photo is stored upright with its pixels and a preview for its owner only", async () => {
	const browser = browserOn(server.app);
	const stored = await browser.upload(await jpeg(600, 400, 6));
	expect(stored.status).toBe(201);
	expect(stored.body).toEqual({
		likeness: { dhash: expect.stringMatching(/^[0-9a-f]{16}$/), sharpness: expect.any(Number) },
		takenOn: null,
		id: expect.stringMatching(/^[\w-]{22}$/),
		width: 400,
		height: 600,
		focus: { x: expect.any(Number), y: expect.any(Number) },
		preview: expect.stringMatching(`^/web-api/uploads/${stored.body.id}/screen\\?proof=[0-9a-f]{12}$`),
		colorLoss: expect.any(Number),
		comparison: { before: expect.stringContaining("/thumb?"), after: expect.stringContaining("/thumb?") },
	});
	expect((await browser.get(`/web-api/uploads/${stored.body.id}`)).body).toEqual(stored.body);

	const preview = await browser.send(stored.body.preview, {});
	expect(preview.headers.get("content-type")).toBe("image/jpeg");
	expect(preview.headers.get("cache-control")).toContain("private");
	const { width, height, orientation, exif } = await sharp(await preview.arrayBuffer()).metadata();
	expect({ width, height, orientation, exif }).toEqual({ width: 400, height: 600 });

	const stranger = browserOn(server.app);
	await stranger.upload(await jpeg(120, 120));
	for (const path of [`/web-api/uploads/${stored.body.id}`, stored.body.preview]) {
		expect((await stranger.get(path)).body.code).toBe("upload_not_found");
		expect((await browserOn(server.app).get(path)).status).toBe(404);
	}
});

test("the same photo twice is one upload of its owner and another one of somebody else", async () => {
	const photo = await jpeg(200, 200);
	const browser = browserOn(server.app);
	const [first, second] = [await browser.upload(photo), await browser.upload(photo)];
	const foreign = await browserOn(server.app).upload(photo);
	expect(second.body.id).toBe(first.body.id);
	expect(foreign.body.id).not.toBe(first.body.id);
});

test.each([
	["text", text("Liebe Gäste"), "upload_not_a_photo", 415],
	["SVG", text('<svg xmlns="http://www.w3.org/2000/svg"/>'), "upload_not_a_photo", 415],
	["GIF", text("GIF89a…………"), "upload_other_format", 415],
	["HTML", text("<!doctype html><script>1</script>"), "upload_not_a_photo", 415],
	["nothing but the start of HEIC", text("\0\0\0\x18ftypheic\0\0\0\0"), "upload_damaged", 422],
	["300 megapixels", pngHeader(20_000, 15_000), "upload_too_many_pixels", 413],
	["an icon", pngHeader(64, 64), "upload_too_small", 422],
	["a PNG without pixels", pngHeader(600, 400), "upload_damaged", 422],
])("%s is refused", async (_name, bytes, code, status) => {
	const answer = await browserOn(server.app).upload(bytes);
	expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } });
});

test("a truncated JPEG is refused and leaves nothing behind", async () => {
	const whole = await jpeg(1200, 800);
	const answer = await browserOn(server.app).upload(whole.slice(0, whole.length / 2));
	expect(answer).toMatchObject({ status: 422, body: { code: "upload_damaged" } });
	const rows = await server.platform.database.db
		.selectFrom("upload")
		.select("id")
		.where("width", "=", 1200)
		.execute();
	expect(rows).toEqual([]);
});

test("more than 50 MB is refused, announced or not", async () => {
	const browser = browserOn(server.app);
	expect(await browser.upload(new Uint8Array(MAX_BYTES + 1))).toMatchObject({
		status: 413,
		body: { code: "upload_too_large" },
	});
	const announced = await browser.send("/web-api/uploads", {
		method: "POST",
		headers: { "content-length": String(MAX_BYTES * 2), "content-type": "multipart/form-data; boundary=x" },
		body: "--x",
	});
	expect(announced.status).toBe(413);
});

test("a form without a file is refused", async () => {
	const browser = browserOn(server.app);
	const body = new FormData();
	body.set("file", "kein Foto");
	const answer = await browser.send("/web-api/uploads", { method: "POST", body });
	expect(await answer.json()).toMatchObject({ code: "upload_missing" });
	expect((await browser.post("/web-api/uploads", { file: "x" })).body.code).toBe("upload_missing");
});

const tus = { "Tus-Resumable": "1.0.0" };
const patchType = { ...tus, "Content-Type": "application/offset+octet-stream" };

test("an interrupted upload goes on where it stopped and has the id that was promised", async () => {
	const photo = await jpeg(900, 600);
	const browser = browserOn(server.app);
	const created = await browser.send("/web-api/uploads/resumable", {
		method: "POST",
		headers: { ...tus, "Upload-Length": String(photo.length) },
	});
	expect(created.status).toBe(201);
	const location = created.headers.get("location") ?? "";
	const id = location.split("/").at(-1);

	const half = Math.floor(photo.length / 2);
	await browser.send(location, {
		method: "PATCH",
		headers: { ...patchType, "Upload-Offset": "0" },
		body: photo.slice(0, half),
	});
	const asked = await browser.send(location, { method: "HEAD", headers: tus });
	expect(asked.headers.get("upload-offset")).toBe(String(half));
	expect((await browser.get(`/web-api/uploads/${id}`)).status).toBe(404);

	const stranger = browserOn(server.app);
	await stranger.upload(await jpeg(130, 130));
	const theft = {
		method: "PATCH",
		headers: { ...patchType, "Upload-Offset": String(half) },
		body: photo.slice(half),
	};
	expect((await stranger.send(location, theft)).status).toBe(404);

	expect((await browser.send(location, theft)).status).toBe(204);
	expect((await browser.get(`/web-api/uploads/${id}`)).body).toMatchObject({ id, width: 900, height: 600 });
	const row = await server.platform.database.db
		.selectFrom("upload")
		.select("sha256")
		.where("id", "=", `${id}`)
		.executeTakeFirst();
	expect(row?.sha256).toBe(createHash("sha256").update(photo).digest("hex"));
});

test("an upload begun under the version before, whose note names its owner as well, is finished by its visitor", async () => {
	const photo = await jpeg(920, 620);
	const browser = browserOn(server.app);
	const created = await browser.send("/web-api/uploads/resumable", {
		method: "POST",
		headers: { ...tus, "Upload-Length": String(photo.length) },
	});
	const location = created.headers.get("location") ?? "";
	const note = join(uploadFolders(server.platform.config).resumable, `${location.split("/").at(-1)}.json`);
	const { size, createdAt } = JSON.parse(await readFile(note, "utf8"));
	await writeFile(note, JSON.stringify({ owner: ownerOf(browser).id, size, createdAt }));
	const all = { method: "PATCH", headers: { ...patchType, "Upload-Offset": "0" }, body: photo };
	const stranger = browserOn(server.app);
	await stranger.upload(await jpeg(135, 135));
	expect((await stranger.send(location, all)).status).toBe(404);
	expect((await browser.send(location, all)).status).toBe(204);
});

test("a resumable upload has the same limits", async () => {
	const browser = browserOn(server.app);
	const start = (length: number) =>
		browser.send("/web-api/uploads/resumable", {
			method: "POST",
			headers: { ...tus, "Upload-Length": String(length) },
		});
	expect(await (await start(MAX_BYTES + 1)).json()).toMatchObject({ code: "upload_too_large" });
	const svg = text('<svg xmlns="http://www.w3.org/2000/svg"/>');
	const location = (await start(svg.length)).headers.get("location") ?? "";
	const finished = await browser.send(location, {
		method: "PATCH",
		headers: { ...patchType, "Upload-Offset": "0" },
		body: svg,
	});
	expect(finished.status).toBe(415);
	expect(JSON.parse(await finished.text())).toMatchObject({ code: "upload_not_a_photo" });
});

test("a photo of which every byte has arrived is taken by who asks for it, should the last answer be lost", async () => {
	const photo = await jpeg(910, 610);
	const browser = browserOn(server.app);
	const created = await browser.send("/web-api/uploads/resumable", {
		method: "POST",
		headers: { ...tus, "Upload-Length": String(photo.length) },
	});
	const location = created.headers.get("location") ?? "";
	const id = location.split("/").at(-1) ?? "";
	// As a process leaves it that ends between the last byte and the photo.
	await writeFile(join(uploadFolders(server.platform.config).resumable, id), photo);
	const asked = await browser.send(location, { method: "HEAD", headers: tus });
	expect(asked.headers.get("upload-offset")).toBe(String(photo.length));

	expect((await browserOn(server.app).get(`/web-api/uploads/${id}`)).status).toBe(404);
	let isTaken = false;
	const taking = Promise.all([1, 2, 3].map(() => browser.get(`/web-api/uploads/${id}`)));
	void taking.finally(() => {
		isTaken = true;
	});
	// Whoever asks how much has arrived is told so at every moment between the last byte and the photo.
	while (!isTaken) {
		const during = await browser.send(location, { method: "HEAD", headers: tus });
		expect([during.status, during.headers.get("upload-offset")]).toEqual([200, String(photo.length)]);
		await setImmediate();
	}
	const answers = await taking;
	expect(answers.map(({ status, body }) => [status, body.width])).toEqual(Array(3).fill([200, 910]));
	const charges = await server.platform.database.db
		.selectFrom("upload_charge")
		.select(["bytes", "is_stored"])
		.where("id", "=", id)
		.execute();
	expect(charges).toEqual([{ bytes: photo.length, is_stored: true }]);
});

test("a photo that was taken says that all of it has arrived to who sent it, for a day and as long as it is there", async () => {
	const photo = await jpeg(930, 630);
	const browser = browserOn(server.app);
	const created = await browser.send("/web-api/uploads/resumable", {
		method: "POST",
		headers: { ...tus, "Upload-Length": String(photo.length) },
	});
	const location = created.headers.get("location") ?? "";
	const id = location.split("/").at(-1) ?? "";
	const last = { method: "PATCH", headers: { ...patchType, "Upload-Offset": "0" }, body: photo };
	expect((await browser.send(location, last)).status).toBe(204);
	const look = { method: "HEAD", headers: tus };
	const { status, headers } = await browser.send(location, look);
	const said = ["upload-offset", "upload-length", "tus-resumable", "cache-control"];
	expect([status, ...said.map((name) => headers.get(name))]).toEqual([
		...[200, `${photo.length}`, `${photo.length}`, "1.0.0", "no-store"],
	]);
	expect((await browser.send(location, last)).status).toBe(404);
	expect((await browser.send(location, { method: "DELETE", headers: tus })).status).toBe(404);
	expect((await browser.get(location)).status).toBe(404);

	const stranger = browserOn(server.app);
	expect((await stranger.send(location, look)).status).toBe(404);
	await stranger.upload(await jpeg(140, 140));
	expect((await stranger.send(location, look)).status).toBe(404);

	expect((await browser.delete(`/web-api/uploads/${id}`)).status).toBe(200);
	expect((await browser.send(location, look)).status).toBe(404);
});
