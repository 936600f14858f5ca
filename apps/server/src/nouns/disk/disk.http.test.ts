import {
	existsSync,
	mkdirSync,
	readdirSync,
	rmSync,
	statSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { formatOwner } from "@offizin/accounts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freeSpace } from "../../adapters/files/free-space.ts";
import { newId } from "../../adapters/ids/new-id.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { addSpace, contentFile } from "../../testing/content-space.ts";
import { visitorNamed } from "../../testing/owners.ts";
import { jpeg } from "../../testing/photos.ts";
import { placeOrder, templateWith } from "../../testing/shopper.ts";
import { cleanDisk } from "./clean-disk.ts";
import { sweepOrphans } from "./sweep-orphans.ts";

const PETABYTES = "1000000000";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { MIN_FREE_MB: PETABYTES } });
});
afterAll(() => server.close());

const HOUR_MS = 3_600_000;

test("[security.M2] with little space left photos are refused, designs, orders and /readyz go on", async () => {
	const browser = browserOn(server.app);
	const photo = await jpeg(200, 200);
	expect(await browser.upload(photo)).toMatchObject({ status: 507, body: { code: "upload_storage_full" } });
	const headers = { "Tus-Resumable": "1.0.0", "Upload-Length": String(photo.length) };
	const promised = await browser.send("/web-api/uploads/resumable", { method: "POST", headers });
	expect([promised.status, await promised.json()]).toMatchObject([507, { code: "upload_storage_full" }]);
	const order = await placeOrder(browser, {}, { template: templateWith({ photo: false }).id });
	expect(order.orderNumber).toBeTruthy();
	expect((await browser.get("/readyz")).status).toBe(200);
	expect((await browser.get("/metrics")).body).toMatch(/offizin_free_bytes\{folder="files"\} [1-9]/);
});

test("[security.M2] with little space left previews are answered, and not kept", async () => {
	const browser = browserOn(server.app);
	const { body: design } = await browser.post("/web-api/designs", { template: templateWith({}).id });
	const preview = await browser.send(`/web-api/designs/${design.id}/preview/front.png`, {});
	expect([preview.status, preview.headers.get("content-type")]).toEqual([200, "image/png"]);
	expect((await preview.arrayBuffer()).byteLength).toBeGreaterThan(1000);
	expect(isThere(`previews/${design.id}`)).toBe(false);
});

test("[security.M2] with little space left files for pages are refused as photos are", async () => {
	await addSpace(server.platform, contentFile());
	const clerk = await clerkOn(server.app);
	const form = new FormData();
	form.set("file", new File([await jpeg(20, 20)], "wiese.jpg"));
	const refused = await clerk.sendForm("/v1/spaces/4711/assets", form);
	expect(refused).toMatchObject({ status: 507, body: { code: "upload_storage_full" } });
	expect((await clerk.get("/v1/spaces/4711/assets")).body.assets).toEqual([]);
	expect(isThere("content")).toBe(false);
});

test("[security.M2] of previews of a week the oldest go by the hour until the rest takes 2 GB", async () => {
	const names = [5, 4, 3, 2].map((days) => put(`previews/many/${days}-front.png`, days * 24));
	const { filesFolder } = server.platform.config;
	for (const name of names) {
		const whole = join(filesFolder, name);
		const { atime, mtime } = statSync(whole);
		// Large without taking any room.
		truncateSync(whole, 800 * 2 ** 20);
		utimesSync(whole, atime, mtime);
	}
	await cleanDisk(server.platform);
	expect(names.map(isThere)).toEqual([false, false, true, true]);
	for (const name of names.filter(isThere)) rmSync(join(filesFolder, name));
});

test("free space is measured for a folder that is not there yet, and again after some seconds", async () => {
	const { config } = server.platform;
	const folders = { filesFolder: join(config.dataFolder, "not", "yet"), dataFolder: config.dataFolder };
	const space = freeSpace({ ...folders, minFreeBytes: 1 }, server.clock.now);
	const first = space.measure();
	expect((await first).files).toBeGreaterThan(0);
	expect(await space.isScarce()).toBe(false);
	expect(space.measure()).toBe(first);
	server.clock.advance(5000);
	expect(space.measure()).not.toBe(first);
});

function put(path: string, hoursAgo: number): string {
	const whole = join(server.platform.config.filesFolder, path);
	mkdirSync(dirname(whole), { recursive: true });
	writeFileSync(whole, "x");
	const at = new Date(server.clock.now().getTime() - hoursAgo * HOUR_MS);
	utimesSync(whole, at, at);
	return path;
}

const isThere = (path: string) => existsSync(join(server.platform.config.filesFolder, path));

test("[security.M2] by the hour goes what was begun and never finished, and nothing else", async () => {
	const gone = [
		...[
			put("drafts/half", 2),
			put("health/half", 2),
			put("incoming/half", 2),
			put("printing/dead/front.pdf", 2),
		],
		...[
			put("resumable/piece", 25),
			put("resumable/piece.json", 25),
			put("previews/design/1-front.png", 8 * 24),
		],
	];
	const stays = [
		...[put("drafts/now", 0), put("incoming/now", 0.9), put("printing/fresh/front.pdf", 0.5)],
		...[put("resumable/waiting", 20), put("previews/design/2-front.png", 6 * 24)],
		...[put("originals/ab/abc", 1000), put("print/ab/abc", 1000), put("renditions/ab/abc", 1000)],
	];
	await cleanDisk(server.platform);
	expect(gone.filter(isThere)).toEqual([]);
	expect(stays.filter(isThere)).toEqual(stays);
});

test("photos and print files that no row names go after a day; a rendition never before its photo", async () => {
	const { db } = server.platform.database;
	const sha256 = (digit: string) => digit.repeat(64);
	const file = (kind: string, digit: string, suffix = "") =>
		`${kind}/${digit.repeat(2)}/${sha256(digit)}${suffix}`;
	const gone = [
		...[put(file("originals", "a"), 25), put(file("renditions", "a", "-screen.jpg"), 25)],
		...[put(file("renditions", "b", "-thumb.jpg"), 25), put(file("print", "a"), 25)],
	];
	const stays = [
		...[put(file("originals", "c"), 23), put(file("print", "c"), 23)],
		...[put(file("originals", "d"), 1000), put(file("renditions", "d", "-screen.jpg"), 1000)],
		put("print/ab/abc", 1000),
	];
	const upload = await uploaded(sha256("d"));
	await sweepOrphans(server.platform);
	expect(gone.filter(isThere)).toEqual([]);
	expect(stays.filter(isThere)).toEqual(stays);
	await db.deleteFrom("upload").where("id", "=", upload).execute();
});

/** A row of a photo with this content, whoever sent it. */
async function uploaded(sha256: string): Promise<string> {
	const { id } = await server.platform.database.db
		.insertInto("upload")
		.values({
			id: newId(),
			owner: formatOwner(visitorNamed("somebody")),
			sha256,
			format: "jpeg",
			width: 1,
			height: 1,
			bytes: 1,
			created_at: server.clock.now(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

test("[security.M2] files of a job that runs, here or elsewhere, stay however long it takes", async () => {
	const { db } = server.platform.database;
	const browser = browserOn(server.app);
	await placeOrder(browser, {}, { template: templateWith({ photo: false }).id });
	const startedAt = new Date(server.clock.now().getTime() - 5 * HOUR_MS);
	await db.updateTable("print_job").set({ state: "running", started_at: startedAt }).execute();
	const [dead, running] = [put("printing/before/front.pdf", 7), put("printing/running/front.pdf", 4)];
	await cleanDisk(server.platform);
	expect([dead, running].map(isThere)).toEqual([false, true]);

	await db.updateTable("print_job").set({ state: "done", finished_at: server.clock.now() }).execute();
	await cleanDisk(server.platform);
	expect(isThere(running)).toBe(false);
	expect(readdirSync(join(server.platform.config.filesFolder, "printing"))).toContain("fresh");
});

test("[security.M2] a visitor has 500 designs at most, also when he starts several at once; others go on", async () => {
	const { db } = server.platform.database;
	const browser = browserOn(server.app);
	const wish = { template: templateWith({}).id };
	const { body: first } = await browser.post("/web-api/designs", wish);
	await sql`
		insert into design (id, owner, channel, template, revision, created_at, saved_at)
		select 'copy-' || copy, owner, channel, template, revision, created_at, saved_at
		from design, generate_series(1, 498) as copy where id = ${first.id}
	`.execute(db);
	const answers = await Promise.all([1, 2, 3].map(() => browser.post("/web-api/designs", wish)));
	expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
	const refused = answers.find(({ status }) => status === 422);
	expect(refused?.body).toEqual({ code: "designs_full", message: expect.stringMatching(/\.$/) });
	expect((await browserOn(server.app).post("/web-api/designs", wish)).status).toBe(201);
});
