import { existsSync, utimesSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assetKey } from "../../../nouns/content/assets/asset-file.ts";
import { emptyAssetTrash } from "../../../nouns/content-writing/trash/trashed-assets.ts";
import { sweepOrphans } from "../../../nouns/disk/sweep-orphans.ts";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import type { Browser } from "../../../testing/browser.ts";
import { clerkOn } from "../../../testing/clerk.ts";
import { addSpace, contentFile } from "../../../testing/content-space.ts";

let server: AppUnderTest;
let clerk: Browser;
const space = "/v1/spaces/4711";
const DAY_MS = 24 * 3_600_000;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	await addSpace(server.platform, contentFile());
	clerk = await clerkOn(server.app);
});
afterAll(() => server.close());

interface Uploaded {
	readonly id: number;
	readonly name: string;
	readonly filename: string;
}

/** A sheet that nobody else has uploaded, as its name stands in it. */
async function upload(name: string): Promise<Uploaded> {
	const form = new FormData();
	form.set("file", new File([`%PDF-1.7 ${name}`], name));
	const { status, body } = await clerk.sendForm(`${space}/assets`, form);
	expect(status).toBe(201);
	return body.asset;
}

async function pageShowing({ id, filename }: Uploaded, slug: string) {
	const file = { fieldtype: "asset", id, filename, alt: "" };
	const content = { component: "page", title: "Titel", body: [{ component: "teaser", file }] };
	const made = await clerk.post(`${space}/stories`, { story: { name: slug, slug, content }, publish: true });
	expect([made.status, made.body]).toEqual([201, made.body]);
	return made.body.story as { readonly id: number };
}

const trash = async () => (await clerk.get(`${space}/trash/assets`)).body.assets;
const listed = async ({ name }: Uploaded) =>
	(await clerk.get(`${space}/assets?search=${name}`)).body.assets.length;
const deleteFile = ({ id }: Uploaded, query = "") => clerk.delete(`${space}/assets/${id}${query}`);
const served = async ({ filename }: Uploaded) => (await clerk.send(new URL(filename).pathname, {})).status;

describe("a deleted file", () => {
	test("is offered nowhere, stays at its address, and comes back as it was", async () => {
		const file = await upload("wiese.pdf");
		expect((await deleteFile(file)).body.asset).toMatchObject({ id: file.id });
		expect([await listed(file), await served(file)]).toEqual([0, 200]);
		const change = { asset: { alt: "Eine Wiese" } };
		expect((await clerk.put(`${space}/assets/${file.id}`, change)).status).toBe(404);
		expect((await deleteFile(file)).status).toBe(404);
		const [entry] = await trash();
		expect(entry).toMatchObject({
			...{ id: file.id, name: "wiese.pdf", filename: file.filename },
			...{ deleted_by: "werkstatt@offizin.example", deleted_by_name: expect.stringMatching(/./) },
		});
		expect(Date.parse(entry.removed_at) - Date.parse(entry.deleted_at)).toBe(90 * DAY_MS);
		const back = await clerk.post(`${space}/trash/assets/${file.id}/restore`, {});
		expect([back.status, back.body.asset]).toMatchObject([200, { id: file.id, filename: file.filename }]);
		expect([await listed(file), await trash()]).toEqual([1, []]);
		expect((await clerk.post(`${space}/trash/assets/${file.id}/restore`, {})).status).toBe(404);
	});

	test("is named with the pages that show it, and no page loses it while it lies in the trash", async () => {
		const file = await upload("bleibt.pdf");
		const page = await pageShowing(file, "zeigt-blatt");
		const refused = await deleteFile(file);
		expect([refused.status, refused.body]).toMatchObject([
			409,
			{ code: "asset_used", stories: [{ id: page.id, full_slug: "zeigt-blatt" }] },
		]);
		expect((await deleteFile(file, "?force_delete=1")).status).toBe(200);
		expect(await served(file)).toBe(200);
		const { db } = server.platform.database;
		await emptyAssetTrash(db, new Date(server.clock.now().getTime() + 91 * DAY_MS));
		expect((await trash()).map(({ id }: Uploaded) => id)).toEqual([file.id]);
		expect((await clerk.delete(`${space}/trash/assets/${file.id}`)).body.code).toBe("asset_used");
		await clerk.delete(`${space}/stories/${page.id}`);
		await emptyAssetTrash(db, new Date(server.clock.now().getTime() + 91 * DAY_MS));
		await server.platform.content.refresh();
		expect([await trash(), await served(file)]).toEqual([[], 404]);
	});

	test("is removed for good by hand or after 90 days, its bytes when no other file has them", async () => {
		const [file, twin, other] = [
			await upload("eins.pdf"),
			await upload("eins.pdf"),
			await upload("zwei.pdf"),
		];
		for (const one of [file, other]) await deleteFile(one);
		expect((await clerk.delete(`${space}/trash/assets/${file.id}`)).body.asset).toMatchObject({
			id: file.id,
		});
		expect((await clerk.delete(`${space}/trash/assets/${file.id}`)).status).toBe(404);
		expect(await served(twin)).toBe(200);

		const { db } = server.platform.database;
		const now = server.clock.now();
		const hashOf = async ({ id }: Uploaded) =>
			(await db.selectFrom("content_asset").select("hash").where("id", "=", id).executeTakeFirstOrThrow())
				.hash;
		const paths = await Promise.all(
			[twin, other].map(async (one) => server.platform.files.localPath(assetKey(await hashOf(one)))),
		);
		const old = new Date(now.getTime() - 2 * DAY_MS);
		for (const path of paths) utimesSync(path, old, old);
		await emptyAssetTrash(db, new Date(now.getTime() + 89 * DAY_MS));
		expect(await trash()).toHaveLength(1);
		await emptyAssetTrash(db, new Date(now.getTime() + 91 * DAY_MS));
		expect(await trash()).toEqual([]);
		await sweepOrphans(server.platform);
		expect(paths.map((path) => existsSync(path))).toEqual([true, false]);
		expect(await served(await upload("zwei.pdf"))).toBe(200);
	});
});
