import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatOwner } from "@offizin/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { ownerOf } from "../../testing/check-out-with.ts";
import { newCustomer } from "../../testing/owners.ts";
import { jpeg } from "../../testing/photos.ts";
import {
	addToCart,
	changeDesign,
	checkOut,
	checkoutBody,
	makeDesign,
	placeOrder,
	templateWith,
	uploadPhoto,
} from "../../testing/shopper.ts";
import { moveOwner } from "../accounts/move-owner.ts";
import { findDesign } from "../designs/design-store.ts";
import { pruneRevisions } from "../designs/prune-revisions.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { sweepRetention } from "../retention/sweep-retention.ts";
import { letIn, share } from "./sharing-fixtures.ts";

let server: AppUnderTest;
let folder: string;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "offizin-sharing-"));
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true });
});

const DAY = 24 * 3_600_000;
const plain = templateWith({ photo: false }).id;
const pictured = templateWith({ photo: true });
const someone = () => browserOn(server.app);
const db = () => server.platform.database.db;

test("[14] a design stays as long as somebody comes back to it by a link, with the photos they put into it", async () => {
	const [owner, holder] = [someone(), someone()];
	const design = await makeDesign(owner, { template: pictured.id });
	const left = await makeDesign(owner, { template: plain });
	await letIn(owner, holder, design.id);
	await letIn(owner, holder, left.id);
	const slot = design.document.pages
		.flatMap(({ elements }: { elements: { id: string; type: string }[] }) => elements)
		.find(({ type }: { type: string }) => type === "photo");
	const theirs = await uploadPhoto(holder, await jpeg(320, 200));
	const loose = await uploadPhoto(holder, await jpeg(200, 320));
	await changeDesign(holder, design, [{ type: "setPhoto", element: slot.id, upload: theirs }]);
	server.clock.advance(60 * DAY);
	expect((await holder.get(`/web-api/designs/${design.id}`)).status).toBe(200);
	server.clock.advance(60 * DAY);
	await sweepRetention(server.platform);
	expect((await owner.get(`/web-api/designs/${left.id}`)).status).toBe(404);
	expect((await owner.get(`/web-api/designs/${design.id}`)).status).toBe(200);
	expect((await owner.get(`/web-api/uploads/${theirs}`)).status).toBe(200);
	expect((await holder.get(`/web-api/uploads/${loose}`)).status).toBe(404);
	server.clock.advance(31 * DAY);
	await sweepRetention(server.platform);
	expect((await owner.get(`/web-api/designs/${design.id}`)).status).toBe(404);
	expect(await db().selectFrom("design_link").selectAll().execute()).toEqual([]);
});

test("[14] a photo stays in a design of somebody who has uploaded none", async () => {
	const [owner, holder] = [someone(), someone()];
	const { body: design } = await owner.post("/web-api/designs", { template: pictured.id });
	await letIn(owner, holder, design.id);
	const upload = await uploadPhoto(holder, await jpeg(310, 210));
	const slot = design.document.pages
		.flatMap(({ elements }: { elements: { id: string; type: string }[] }) => elements)
		.find(({ type }: { type: string }) => type === "photo");
	await changeDesign(holder, design, [{ type: "setPhoto", element: slot.id, upload }]);
	server.clock.advance(40 * DAY);
	await sweepRetention(server.platform);
	expect((await owner.get(`/web-api/uploads/${upload}`)).status).toBe(200);
});

test("[14] photos put into a design before it was written down are seen by who holds it", async () => {
	const [owner, holder] = [someone(), someone()];
	const design = await makeDesign(owner, { template: pictured.id });
	const { upload } = design.photos[0];
	await db().deleteFrom("design_photo").execute();
	await letIn(owner, holder, design.id);
	expect((await holder.get(`/web-api/uploads/${upload}`)).status).toBe(200);
	expect((await someone().get(`/web-api/uploads/${upload}`)).status).toBe(404);
});

test("[14] the revision in a holder's cart is kept, and links that let nobody in are not", async () => {
	const [owner, holder] = [someone(), someone()];
	const design = await makeDesign(owner, { template: plain });
	await letIn(owner, holder, design.id);
	const spent = await share(owner, design.id, { kind: "code" });
	const pinned = (await addToCart(holder, design.id)).body.items[0].revision;
	let newest = (await owner.get(`/web-api/designs/${design.id}`)).body;
	const text = newest.document.pages
		.flatMap(({ elements }: { elements: { id: string; personal?: { kind: string } }[] }) => elements)
		.find(({ personal }: { personal?: { kind: string } }) => personal?.kind === "name");
	for (const words of ["Eins", "Zwei", "Drei"]) {
		newest = await changeDesign(owner, newest, [{ type: "setText", element: text.id, text: words }]);
	}
	server.clock.advance(DAY);
	await pruneRevisions(server.platform);
	const kept = await db()
		.selectFrom("design_revision")
		.select("revision")
		.where("design", "=", design.id)
		.execute();
	// The newest, and the last of its time before.
	const last = newest.revision - 1;
	expect(kept.map(({ revision }) => revision).toSorted()).toEqual([pinned, last, newest.revision]);
	expect((await owner.delete(`/web-api/designs/${design.id}`)).body.code).toBe("design_held");
	await sweepRetention(server.platform);
	const links = await db().selectFrom("design_link").select("id").where("design", "=", design.id).execute();
	expect(links).toHaveLength(1);
	expect(links).not.toContainEqual({ id: spent.id });
});

test("[14] signing in brings what somebody holds, once, and of what is theirs by now nothing", async () => {
	const [owner, holder, other] = [someone(), someone(), someone()];
	const design = await makeDesign(owner, { template: plain });
	await letIn(owner, holder, design.id);
	await letIn(owner, other, design.id);
	const to = newCustomer();
	for (const browser of [holder, other]) {
		expect(await moveOwner(server.platform, { from: ownerOf(browser), to })).toEqual({
			ok: true,
			value: undefined,
		});
	}
	const holders = () =>
		db().selectFrom("design_holder").select("owner").where("design", "=", design.id).execute();
	expect(await holders()).toEqual([{ owner: formatOwner(to) }]);
	expect(await findDesign(db(), { id: design.id, owner: to })).toMatchObject({ id: design.id });
	expect((await holder.get(`/web-api/designs/${design.id}`)).status).toBe(404);
	await moveOwner(server.platform, { from: ownerOf(owner), to });
	expect(await holders()).toEqual([]);
	expect(await findDesign(db(), { id: design.id, owner: to })).toMatchObject({ owner: to });
});

test("[14] a person takes along and leaves behind their own: their links end, what others own stays", async () => {
	const [anna, ben] = [someone(), someone()];
	const contact = { email: "anna.teilt@example.org", phone: "030 1" };
	await placeOrder(anna, { contact }, { template: plain });
	const hers = await makeDesign(anna, { template: plain });
	const link = await letIn(anna, ben, hers.id);
	expect((await addToCart(ben, hers.id)).status).toBe(201);
	const his = await makeDesign(ben, { template: pictured.id });
	await letIn(ben, anna, his.id);
	const shown = await share(ben, his.id, { kind: "link", purpose: "comment" });
	const remark = { page: 0, revision: 1, author: "Anna B.", text: "Schön!" };
	expect((await anna.post(`/web-api/shared-designs/${shown.token}/remarks`, remark)).status).toBe(201);
	// She orders his design: it stays his.
	const ordered = await addToCart(anna, his.id);
	const placed = await checkOut(anna, checkoutBody(ordered.body, { contact }));
	expect(placed.status).toBe(201);

	const target = join(folder, "anna");
	expect((await exportPerson(server.platform, contact.email, target)).ok).toBe(true);
	const data = JSON.parse(readFileSync(join(target, "data.json"), "utf8"));
	expect(data.links).toMatchObject([{ id: link.id, design: hers.id }]);
	expect(data.holdings).toMatchObject([{ design: his.id }]);
	expect(data.comments).toMatchObject([{ author: "Anna B.", text: "Schön!" }]);
	expect(data.designs).not.toContain(`designs/${his.id}.json`);
	expect(data.photos).toEqual([]);
	expect(JSON.stringify(data)).not.toContain(link.token);

	const erased = await erasePerson(server.platform, contact.email, { mayCancel: true });
	expect(erased).toMatchObject({ ok: true, value: { links: 1, holdings: 1, comments: 1 } });
	expect((await ben.get(`/web-api/designs/${hers.id}`)).status).toBe(404);
	expect((await ben.get("/web-api/cart")).body.items).toEqual([]);
	expect((await anna.get(`/web-api/designs/${his.id}`)).status).toBe(404);
	expect((await ben.get(`/web-api/designs/${his.id}/remarks`)).body.items).toEqual([]);
	const stays = await ben.get(`/web-api/designs/${his.id}`);
	expect(stays.status).toBe(200);
	expect((await ben.get(`/web-api/uploads/${stays.body.photos[0].upload}`)).status).toBe(200);
	const left = await db().selectFrom("design_link").select("design").where("id", "=", link.id).execute();
	expect(left).toEqual([]);
});
