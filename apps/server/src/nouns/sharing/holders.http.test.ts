import type { DesignElement } from "@offizin/design";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { jpeg } from "../../testing/photos.ts";
import {
	addToCart,
	changeDesign,
	checkOut,
	checkoutBody,
	makeDesign,
	templateWith,
	uploadPhoto,
} from "../../testing/shopper.ts";
import { loadTask } from "../print-jobs/load-task.ts";
import { letIn } from "./sharing-fixtures.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

const withPhoto = templateWith({ photo: true });
const someone = () => browserOn(server.app);
const photoOf = (design: { document: { pages: { elements: DesignElement[] }[] } }) =>
	design.document.pages
		.flatMap(({ elements }) => elements)
		.find((one): one is Extract<DesignElement, { type: "photo" }> => one.type === "photo");

/** A design with a photo, its owner, and somebody who came by a link. */
async function shared() {
	const [owner, holder] = [someone(), someone()];
	const design = await makeDesign(owner, { template: withPhoto.id });
	const slot = photoOf(design);
	const link = await letIn(owner, holder, design.id);
	return { owner, holder, design, slot: slot?.id ?? "", photo: slot?.photo?.upload ?? "", link };
}

/** Every door to a design that asks who may, with the status it gives. */
async function statuses(
	who: Browser,
	{ id, photo, revision }: { id: string; photo: string; revision: number },
): Promise<Record<string, number>> {
	const match = { "If-Match": `"${revision}"` };
	const answers = {
		read: await who.get(`/web-api/designs/${id}`),
		name: await who.get(`/web-api/designs/${id}/name`),
		preview: await who.send(`/web-api/designs/${id}/preview/front.webp?revision=${revision}`, {}),
		versions: await who.get(`/web-api/designs/${id}/revisions`),
		photo: await who.get(`/web-api/uploads/${photo}`),
		picture: await who.send(`/web-api/uploads/${photo}/screen`, {}),
		rename: await who.put(`/web-api/designs/${id}/name`, { name: "" }),
		change: await who.patch(`/web-api/designs/${id}`, { commands: [] }, match),
		copy: await who.post(`/web-api/designs/${id}/copies`),
		cart: await addToCart(who, id),
	};
	return Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]));
}

const refused = {
	read: 404,
	name: 404,
	preview: 404,
	versions: 404,
	photo: 404,
	picture: 404,
	rename: 404,
	change: 404,
	copy: 404,
	cart: 404,
};

describe("[14] whoever came by a link", () => {
	test("does with a design what its owner may; a stranger nothing, and once it is revoked they neither", async () => {
		const { owner, holder, design, photo, link } = await shared();
		const asked = { id: design.id, photo, revision: design.revision };
		expect(await statuses(someone(), asked)).toEqual(refused);
		expect(await statuses(holder, asked)).toEqual({
			...Object.fromEntries(Object.keys(refused).map((door) => [door, 200])),
			copy: 201,
			cart: 201,
		});
		expect((await holder.get("/web-api/cart")).body.items).toHaveLength(1);
		const list = (await holder.get("/web-api/designs")).body.items;
		expect(list.find(({ id }: { id: string }) => id === design.id)).toMatchObject({
			isOwn: false,
			state: "inCart",
			canDelete: false,
		});

		expect((await owner.delete(`/web-api/designs/${design.id}/links/${link.id}`)).status).toBe(200);
		// The copy they made meanwhile is theirs, and shows its photos.
		const [copy] = (await holder.get("/web-api/designs")).body.items;
		expect((await holder.get("/web-api/designs")).body.total).toBe(1);
		expect((await holder.delete(`/web-api/designs/${copy.id}`)).status).toBe(200);
		expect(await statuses(holder, asked)).toEqual(refused);
		expect((await holder.get("/web-api/cart")).body.items).toEqual([]);
		const again = await holder.post("/web-api/invitations", { token: link.token });
		expect(again).toMatchObject({ status: 404, body: { code: "link_unknown" } });
	});

	test("neither shares nor deletes it, and puts it away for themselves alone", async () => {
		const { owner, holder, design, link } = await shared();
		const door = `/web-api/designs/${design.id}/links`;
		expect((await holder.get(door)).body).toEqual({ isOwn: false, items: [] });
		expect((await holder.post(door, { kind: "link", purpose: "open" })).status).toBe(404);
		expect((await holder.post(`${door}/mails`, { email: "a@example.org", purpose: "open" })).status).toBe(
			404,
		);
		expect((await holder.delete(`${door}/${link.id}`)).status).toBe(404);
		expect((await holder.delete(`/web-api/designs/${design.id}`)).status).toBe(200);
		expect((await holder.get(`/web-api/designs/${design.id}`)).status).toBe(404);
		expect((await owner.get(`/web-api/designs/${design.id}`)).status).toBe(200);
		expect((await owner.get(door)).body.items).toMatchObject([{ id: link.id, holders: 0 }]);
	});

	test("places their own photos and those that stood in it, of the owner's others none", async () => {
		const { owner, holder, design, slot, photo } = await shared();
		const [hers, his] = [
			await uploadPhoto(owner, await jpeg(400, 300)),
			await uploadPhoto(holder, await jpeg(300, 400)),
		];
		expect((await holder.get(`/web-api/uploads/${hers}`)).status).toBe(404);
		const match = { "If-Match": `"${design.revision}"` };
		const place = (upload: string) => [{ type: "setPhoto", element: slot, upload }];
		const stranger = await holder.patch(`/web-api/designs/${design.id}`, { commands: place(hers) }, match);
		expect(stranger).toMatchObject({ status: 422, body: { code: "upload_unknown" } });
		const placed = await changeDesign(holder, design, place(his));
		expect(placed.photos.map(({ upload }: { upload: string }) => upload)).toContain(his);
		// The owner sees it, loses it, and may place it again.
		expect((await owner.get(`/web-api/uploads/${his}`)).status).toBe(200);
		const back = await changeDesign(owner, placed, place(photo));
		const again = await changeDesign(owner, back, place(his));
		expect(photoOf(again)?.photo?.upload).toBe(his);
		expect((await someone().get(`/web-api/uploads/${his}`)).status).toBe(404);
		expect((await holder.get(`/web-api/uploads/${photo}`)).status).toBe(200);
	});

	test("of two who change the same revision the second is told what came first", async () => {
		const { owner, holder, design } = await shared();
		const text = design.document.pages
			.flatMap(({ elements }: { elements: DesignElement[] }) => elements)
			.find((one: DesignElement) => one.type === "text" && one.personal?.kind === "name");
		const commands = (words: string) => ({ commands: [{ type: "setText", element: text.id, text: words }] });
		const match = { "If-Match": `"${design.revision}"` };
		const [first, second] = await Promise.all([
			owner.patch(`/web-api/designs/${design.id}`, commands("Owner"), match),
			holder.patch(`/web-api/designs/${design.id}`, commands("Holder"), match),
		]);
		const [won, lost] = first.status === 200 ? [first, second] : [second, first];
		expect([won.status, lost.status]).toEqual([200, 412]);
		expect(lost.body.current).toMatchObject({ id: design.id, revision: design.revision + 1 });
		const loser = lost === first ? owner : holder;
		expect(
			(
				await loser.patch(`/web-api/designs/${design.id}`, commands("Later"), {
					"If-Match": `"${lost.body.current.revision}"`,
				})
			).status,
		).toBe(200);
	});
});

test("[14] of a design put into a cart while its link is revoked nothing stays there", async () => {
	const [owner, holder] = [someone(), someone()];
	const { id } = await makeDesign(owner, { template: templateWith({ photo: false }).id });
	const outcomes = new Set<number>();
	for (let round = 0; round < 6; round += 1) {
		const link = await letIn(owner, holder, id);
		const [added, revoked] = await Promise.all([
			addToCart(holder, id),
			owner.delete(`/web-api/designs/${id}/links/${link.id}`),
		]);
		expect(revoked.status).toBe(200);
		outcomes.add(added.status);
		expect((await holder.get("/web-api/cart")).body.items).toEqual([]);
	}
	expect([...outcomes].filter((status) => status !== 201 && status !== 404)).toEqual([]);
	expect((await owner.delete(`/web-api/designs/${id}`)).status).toBe(200);
});

test("[14] what a holder orders is printed with the photos of its owner, though the link is revoked", async () => {
	const { owner, holder, design, link, photo } = await shared();
	const cart = await addToCart(holder, design.id);
	expect(cart.status).toBe(201);
	const placed = await checkOut(holder, checkoutBody(cart.body));
	expect(placed.status).toBe(201);
	expect((await owner.delete(`/web-api/designs/${design.id}/links/${link.id}`)).status).toBe(200);
	expect(await owner.delete(`/web-api/designs/${design.id}`)).toMatchObject({
		status: 409,
		body: { code: "design_held" },
	});
	// Nothing of the order is told to the owner.
	expect((await owner.get("/web-api/designs")).body.items[0]).toMatchObject({ state: "draft", order: null });
	const { db } = server.platform.database;
	const job = await db.selectFrom("print_job").select("id").executeTakeFirstOrThrow();
	const task = await loadTask(server.platform, job.id);
	expect(task.ok && task.value.photos.map(({ upload }) => upload)).toContain(photo);
});
