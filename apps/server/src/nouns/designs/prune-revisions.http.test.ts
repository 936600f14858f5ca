import { type DesignDocument, type DesignElement, elementsOf } from "@offizin/design";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { printedProduct } from "../../adapters/profiles/profile-choice.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import {
	addToCart,
	changeDesign,
	checkOut,
	checkoutBody,
	makeDesign,
	templateWith,
} from "../../testing/shopper.ts";
import { previewKey, previewsFolder } from "./preview.ts";
import { pruneRevisions } from "./prune-revisions.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const template = templateWith({ photo: false });
const text = elementsOf(template.document).find(
	(element: DesignElement) => element.type === "text" && element.editable,
);

async function revisionsOf(design: string): Promise<number[]> {
	const rows = await server.platform.database.db
		.selectFrom("design_revision")
		.select("revision")
		.where("design", "=", design)
		.orderBy("revision")
		.execute();
	return rows.map(({ revision }) => revision);
}

const proofOf = ({ document }: { readonly document: DesignDocument }) =>
	server.platform.profiles.choose(printedProduct(document));

test("[security.M2] whoever saves as fast as he can keeps the last 200 revisions, however young, and what his cart holds", async () => {
	const { db } = server.platform.database;
	const browser = browserOn(server.app);
	const design = await makeDesign(browser, { template: template.id });
	const { status } = await addToCart(browser, design.id);
	expect(status).toBe(201);
	const newest = 230;
	await sql`
		insert into design_revision
		select design, generate_series(2, ${newest}::integer), document, saved_at
		from design_revision where design = ${design.id}
	`.execute(db);
	await db.updateTable("design").set({ revision: newest }).where("id", "=", design.id).execute();
	await pruneRevisions(server.platform);
	const kept = await revisionsOf(design.id);
	expect([kept.length, kept[0], kept[1], kept.at(-1)]).toEqual([202, 1, 30, newest]);
});

test("[14] after an hour one state of ten minutes stays, after a day one of the day, and none is looked at again", async () => {
	const { db } = server.platform.database;
	const browser = browserOn(server.app);
	const design = await makeDesign(browser, { template: template.id });
	// Every second minute of an evening, from a full hour.
	const start = (Math.floor(server.clock.now().getTime() / 3_600_000) + 1) * 3_600_000;
	await sql`
		insert into design_revision (design, revision, document, saved_at)
		select design, place, document, ${new Date(start)}::timestamptz + (place - 2) * interval '2 minutes'
		from design_revision, generate_series(2, 91) as place where design = ${design.id}
	`.execute(db);
	await db
		.updateTable("design")
		.set({ revision: 91, saved_at: new Date(start) })
		.where("id", "=", design.id)
		.execute();
	server.clock.advance(start + 3 * 3_600_000 - server.clock.now().getTime());
	await pruneRevisions(server.platform);
	const young = Array.from({ length: 30 }, (_, at) => 62 + at);
	const evening = Array.from({ length: 12 }, (_, at) => 6 + at * 5);
	expect(await revisionsOf(design.id)).toEqual([1, ...evening, ...young]);
	server.clock.advance(26 * 3_600_000);
	await pruneRevisions(server.platform);
	const days = await revisionsOf(design.id);
	expect(days.at(-1)).toBe(91);
	expect(days.length).toBeLessThanOrEqual(4);
	const { is_thinned } = await db
		.selectFrom("design")
		.select("is_thinned")
		.where("id", "=", design.id)
		.executeTakeFirstOrThrow();
	expect(is_thinned).toBe(true);
});

test("what autosave leaves behind is thinned out; the newest, the cart's and the order's revision stay", async () => {
	const browser = browserOn(server.app);
	let design = await makeDesign(browser, { template: template.id });
	const type = async (words: string) => {
		design = await changeDesign(browser, design, [{ type: "setText", element: text?.id, text: words }]);
	};
	await type("A");
	const cart = await addToCart(browser, design.id);
	await type("B");
	await type("C");
	for (const revision of [2, 3]) {
		await browser.send(`/web-api/designs/${design.id}/preview/front.png?revision=${revision}`, {});
	}

	await pruneRevisions(server.platform);
	expect(await revisionsOf(design.id)).toEqual([1, 2, 3, 4]);

	server.clock.advance(3_700_000);
	await pruneRevisions(server.platform);
	expect(await revisionsOf(design.id)).toEqual([2, 3, 4]);
	const kept = await Promise.all(
		[2, 3].map((revision) =>
			server.platform.files.exists(
				`${previewsFolder}/${previewKey({ id: design.id, revision }, proofOf(design), "front", "png")}`,
			),
		),
	);
	expect(kept).toEqual([true, true]);

	expect((await checkOut(browser, checkoutBody(cart.body))).status).toBe(201);
	await pruneRevisions(server.platform);
	expect(await revisionsOf(design.id)).toEqual([2, 3, 4]);
	expect((await browser.get(`/web-api/designs/${design.id}`)).body.revision).toBe(4);
});
