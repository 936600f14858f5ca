import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { changeDesign, makeDesign, templateWith } from "../../testing/shopper.ts";
import { letIn, share } from "./sharing-fixtures.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const someone = () => browserOn(server.app);
const words = { page: 0, revision: 1, author: "Oma", text: "Das <b>Datum</b> fehlt." };

async function shown() {
	server.clock.advance(20 * 60_000);
	const [owner, guest] = [someone(), someone()];
	const design = await makeDesign(owner, { template: templateWith({ photo: true }).id });
	const link = await share(owner, design.id, { kind: "link", purpose: "comment" });
	return { owner, guest, design, link, door: `/web-api/shared-designs/${link.token}` };
}

describe("[14] a design that is shown", () => {
	test("is seen page by page by whoever has the link, never cached, and nothing else of it", async () => {
		const { owner, guest, design, door, link } = await shown();
		const seen = await guest.get(door);
		expect(seen.status).toBe(200);
		expect(seen.headers.get("cache-control")).toBe("private, no-store");
		expect(seen.headers.get("referrer-policy")).toBe("no-referrer");
		const { pages, remarks } = seen.body;
		const [listed] = (await owner.get(`/web-api/designs/${design.id}/links`)).body.items;
		expect(listed).toMatchObject({ id: link.id, lastUsedAt: server.clock.now().toISOString() });
		expect(pages).toHaveLength(design.document.pages.length);
		expect(remarks).toEqual([]);
		for (const { preview, name, width } of pages) {
			expect([name, width]).toEqual([expect.any(String), expect.any(Number)]);
			const picture = await guest.send(preview, {});
			expect([
				picture.status,
				picture.headers.get("content-type"),
				picture.headers.get("cache-control"),
			]).toEqual([200, "image/webp", "private, no-store"]);
			expect(picture.headers.get("x-robots-tag")).toContain("noindex");
		}
		expect((await guest.get(`${door}/preview/${pages.length}.webp`)).status).toBe(404);
		expect((await guest.get(`${door}/preview/0.svg`)).status).toBe(404);
		expect(JSON.stringify(seen.body)).not.toContain(design.id);
		for (const path of [
			`/web-api/designs/${design.id}`,
			`/web-api/designs/${design.id}/preview/front.webp`,
			`/web-api/designs/${design.id}/remarks`,
			`/web-api/uploads/${design.photos[0].upload}`,
			`/web-api/uploads/${design.photos[0].upload}/screen`,
			`/web-api/designs/${link.token}`,
		]) {
			expect((await guest.get(path)).status, path).toBe(404);
		}
		const change = { "If-Match": `"${design.revision}"` };
		expect((await guest.patch(`/web-api/designs/${design.id}`, { commands: [] }, change)).status).toBe(404);
	});

	test("is out of sight at once when its link is revoked or spent", async () => {
		const { owner, guest, design, door, link } = await shown();
		const other = await share(owner, design.id, { kind: "link", purpose: "comment" });
		await owner.delete(`/web-api/designs/${design.id}/links/${link.id}`);
		const statuses = async (at: string) => [
			(await guest.get(at)).status,
			(await guest.send(`${at}/preview/0.webp`, {})).status,
			(await guest.post(`${at}/remarks`, words)).status,
		];
		expect(await statuses(door)).toEqual([404, 404, 404]);
		expect(await statuses(`/web-api/shared-designs/${other.token}`)).toEqual([200, 200, 201]);
		server.clock.advance(14 * 24 * 3_600_000);
		expect(await statuses(`/web-api/shared-designs/${other.token}`)).toEqual([404, 404, 404]);
	});
});

describe("[14] a remark", () => {
	test("is read by the owner and by those the design is shown to, beside its page and revision, until it is done", async () => {
		const { owner, guest, design, door } = await shown();
		const { revision } = design;
		expect((await guest.post(`${door}/remarks`, { ...words, revision })).status).toBe(201);
		const list = `/web-api/designs/${design.id}/remarks`;
		const [remark] = (await owner.get(list)).body.items;
		expect(remark).toMatchObject({ author: "Oma", text: words.text, isEarlier: false, isDone: false });
		expect(remark.pageName).toEqual(expect.any(String));
		expect((await owner.get("/web-api/designs")).body.items[0].remarks).toBe(1);
		const text = design.document.pages
			.flatMap(({ elements }: { elements: { id: string; personal?: { kind: string } }[] }) => elements)
			.find(({ personal }: { personal?: { kind: string } }) => personal?.kind === "name");
		await changeDesign(owner, design, [{ type: "setText", element: text.id, text: "Neu" }]);
		expect((await guest.get(door)).body.remarks).toMatchObject([
			{ id: remark.id, isEarlier: true, isDone: false },
		]);

		const settle = `${list}/${remark.id}/settlement`;
		expect((await guest.put(settle, { isDone: true })).status).toBe(404);
		expect((await someone().get(list)).status).toBe(404);
		expect((await owner.put(settle, { isDone: true })).status).toBe(200);
		expect((await owner.get("/web-api/designs")).body.items[0].remarks).toBe(0);
		expect((await guest.get(door)).body.remarks).toMatchObject([{ isDone: true }]);
		const holder = someone();
		await letIn(owner, holder, design.id);
		expect((await holder.put(settle, { isDone: false })).status).toBe(200);
		const { db } = server.platform.database;
		expect(
			await db.selectFrom("design_comment").select("owner").where("id", "=", remark.id).execute(),
		).toEqual([{ owner: null }]);
	});

	test("has words and a name of some length, on a page there is, and not too many come at once", async () => {
		const { guest, door } = await shown();
		for (const bad of [
			{ author: " " },
			{ text: "" },
			{ author: "x".repeat(61) },
			{ text: "x".repeat(1001) },
			{ page: -1 },
		]) {
			expect((await guest.post(`${door}/remarks`, { ...words, ...bad })).status).toBe(400);
		}
		expect((await guest.post(`${door}/remarks`, { ...words, page: 99 })).body.code).toBe("page_unknown");
		const sent = [];
		for (let remark = 0; remark < 5; remark += 1) {
			sent.push((await guest.post(`${door}/remarks`, words)).status);
		}
		expect(sent).toEqual([201, 201, 201, 201, 429]);
	});
});
