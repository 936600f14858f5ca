import { formatOwner, type Owner } from "@offizin/accounts";
import { elementsOf } from "@offizin/design";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetCarts } from "./nouns/cart/forget-carts.ts";
import { forgetDesigns } from "./nouns/designs/forget-designs.ts";
import { pruneRevisions } from "./nouns/designs/prune-revisions.ts";
import { forgetUploads } from "./nouns/uploads/forget-uploads.ts";
import { originalKey } from "./nouns/uploads/ingest-photo.ts";
import { type AppUnderTest, startAppUnderTest } from "./testing/app-under-test.ts";
import { browserOn } from "./testing/browser.ts";
import { ownerOf } from "./testing/check-out-with.ts";
import { jpeg } from "./testing/photos.ts";
import { type Race, runRaces, silently } from "./testing/race.ts";
import { addToCart, makeDesign, templateWith, uploadPhoto } from "./testing/shopper.ts";

/*
 * Every pair of doors and jobs of the shop that write the same rows. The law is the same for all: what was answered 2xx
 * is there, or something accepted later took its place. Carts and their checkout: nouns/cart/cart-race.http.test.ts and
 * nouns/checkout/checkout-race.http.test.ts; a visitor who signs in: nouns/accounts/move-owner-race.http.test.ts; the back office:
 * doors/office/office-race.http.test.ts.
 */
let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

const LONG_AGO = new Date("2026-01-01T00:00:00Z");
const LONG_AGO_ENDED = new Date("2026-02-01T00:00:00Z");
const plain = templateWith({ photo: false, refinement: "gold" });
const withPhoto = templateWith({ photo: true });
const field = elementsOf(plain.document).find((one) => one.type === "text" && one.editable)?.id;
const slot = elementsOf(withPhoto.document).find(({ type }) => type === "photo")?.id;
const database = () => server.platform.database.db;

/** Makes everything a visitor has look as if it had been left alone for months. */
async function leaveAlone(whose: Owner): Promise<void> {
	const db = database();
	const owner = formatOwner(whose);
	const designs = db.selectFrom("design").select("id").where("owner", "=", owner);
	await db.updateTable("design").set({ saved_at: LONG_AGO }).where("owner", "=", owner).execute();
	await db
		.updateTable("design_revision")
		.set({ saved_at: LONG_AGO })
		.where("design", "in", designs)
		.execute();
	await db.updateTable("cart").set({ changed_at: LONG_AGO }).where("owner", "=", owner).execute();
	await db.updateTable("upload").set({ created_at: LONG_AGO }).where("owner", "=", owner).execute();
}

/** A visitor with a design, in the cart if so wished. */
async function shopper({ inCart = false, left = false } = {}) {
	const browser = browserOn(server.app);
	const design = await makeDesign(browser, { template: plain.id });
	const cart = inCart ? (await addToCart(browser, design.id, 50)).body : undefined;
	if (left) await leaveAlone(ownerOf(browser));
	const path = `/web-api/designs/${design.id}`;
	const type = (text: string) =>
		browser.patch(
			path,
			{ commands: [{ type: "setText", element: field, text }] },
			{ "If-Match": `"${design.revision}"` },
		);
	return { browser, design, cart, path, type };
}

const textOf = (design: Parameters<typeof elementsOf>[0]) =>
	elementsOf(design).flatMap((one) => (one.id === field && one.type === "text" ? [one.text] : []))[0];

async function uploader() {
	const browser = browserOn(server.app);
	const photo = await jpeg(300, 300);
	const upload = await uploadPhoto(browser, photo);
	await leaveAlone(ownerOf(browser));
	const { sha256 } = await database()
		.selectFrom("upload")
		.select("sha256")
		.where("id", "=", upload)
		.executeTakeFirstOrThrow();
	const isWhole = async (id: string) =>
		(await browser.get(`/web-api/uploads/${id}`)).status === 200 &&
		(await browser.send(`/web-api/uploads/${id}/screen`, {})).status === 200 &&
		(await server.platform.files.exists(originalKey(sha256)));
	return { browser, photo, upload, isWhole };
}

const races: Readonly<Record<string, () => Promise<Race>>> = {
	async "design PATCH × design PATCH: one revision, the other is told"() {
		const { browser, path, type } = await shopper();
		return {
			sides: ["Eins", "Zwei"].map((text) => () => type(text)),
			async law(...answers) {
				expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 412]);
				const won = answers.find((answer) => answer?.status === 200);
				expect((await browser.get(path)).body).toEqual(won?.body);
			},
		};
	},
	async "design PATCH × cart pin with another paper: the line names a revision that is there"() {
		const { browser, design, path, type } = await shopper();
		const configuration = { paperType: "feinstpapier", refinementType: "silber" };
		return {
			sides: [() => type("Neu"), () => addToCart(browser, design.id, 50, configuration)],
			async law(typed, added) {
				expect(added?.status).toBe(201);
				const [line] = added?.body.items ?? [];
				const { body: newest } = await browser.get(path);
				expect(newest.revision - design.revision).toBe(typed?.status === 200 ? 2 : 1);
				expect(newest.document.configuration.paperType).toBe("feinstpapier");
				expect(line.revision).toBe(newest.revision);
				if (typed?.status === 200) expect(textOf(newest.document)).toBe("Neu");
				else expect(typed?.body.code).toBe("revision_stale");
			},
		};
	},
	async "cart pin × prune × design PATCH: the revision in the cart stays"() {
		const { browser, design, type } = await shopper({ left: true });
		return {
			sides: [
				() => addToCart(browser, design.id),
				silently(() => pruneRevisions(server.platform)),
				() => type("Weiter"),
				silently(() => pruneRevisions(server.platform)),
			],
			async law(added, _, typed) {
				expect([added?.status, typed?.status]).toEqual([201, 200]);
				await pruneRevisions(server.platform);
				const [{ preview }] = added?.body.items ?? [];
				expect((await browser.send(preview, {})).status).toBe(200);
			},
		};
	},
	async "design PATCH × retention: changed and kept, or gone and told"() {
		const { browser, path, type } = await shopper({ left: true });
		return {
			sides: [() => type("Doch noch"), silently(() => forgetDesigns(server.platform, LONG_AGO_ENDED))],
			async law(typed) {
				expect([200, 404]).toContain(typed?.status);
				expect((await browser.get(path)).status).toBe(typed?.status);
			},
		};
	},
	async "cart pin × retention: in the cart with its design, or refused"() {
		const { browser, design, path } = await shopper({ left: true });
		return {
			sides: [
				() => addToCart(browser, design.id),
				silently(() => forgetDesigns(server.platform, LONG_AGO_ENDED)),
			],
			async law(added) {
				expect([201, 404]).toContain(added?.status);
				expect((await browser.get(path)).status).toBe(added?.status === 201 ? 200 : 404);
				expect((await browser.get("/web-api/cart")).body.items).toHaveLength(added?.status === 201 ? 1 : 0);
			},
		};
	},
	async "upload × same upload × retention: whoever was answered has the whole photo"() {
		const { browser, photo, isWhole } = await uploader();
		return {
			sides: [
				() => browser.upload(photo),
				silently(() => forgetUploads(server.platform, LONG_AGO_ENDED)),
				() => browser.upload(photo),
			],
			async law(first, _, second) {
				for (const sent of [first, second]) {
					expect(sent?.status).toBe(201);
					expect(await isWhole(sent?.body.id)).toBe(true);
				}
			},
		};
	},
	async "photo put into a design × retention: shown and kept, or refused"() {
		const { browser, upload, isWhole } = await uploader();
		const { body: design } = await browser.post("/web-api/designs", { template: withPhoto.id });
		const commands = [{ type: "setPhoto", element: slot, upload }];
		const newest = { "If-Match": `"${design.revision}"` };
		return {
			sides: [
				() => browser.patch(`/web-api/designs/${design.id}`, { commands }, newest),
				silently(() => forgetUploads(server.platform, LONG_AGO_ENDED)),
			],
			async law(placed) {
				expect([200, 422]).toContain(placed?.status);
				expect(await isWhole(upload)).toBe(placed?.status === 200);
			},
		};
	},
	async "cart × retention: the change is in the open cart, or the line is gone and told"() {
		const { browser, cart } = await shopper({ inCart: true, left: true });
		return {
			sides: [
				() => browser.patch(`/web-api/cart/items/${cart.items[0].id}`, { quantity: 60 }),
				silently(() => forgetCarts(database(), LONG_AGO_ENDED)),
			],
			async law(changed) {
				expect([200, 404]).toContain(changed?.status);
				const quantities = (await browser.get("/web-api/cart")).body.items.map(
					({ quantity }: { quantity: number }) => quantity,
				);
				expect(quantities).toEqual(changed?.status === 200 ? [60] : []);
			},
		};
	},
};

test.each(Object.entries(races))("%s", (_, prepare) => runRaces(database(), prepare));
