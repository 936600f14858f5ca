import { elementsOf } from "@offizin/design";
import { templateWords } from "@offizin/words";
import { afterAll, beforeAll, expect, test } from "vitest";
import { printedProduct } from "../../adapters/profiles/profile-choice.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import {
	addToCart,
	changeDesign,
	checkOut,
	checkoutBody,
	makeDesign,
	templateWith,
} from "../../testing/shopper.ts";
import { previewKey, previewsFolder } from "../designs/preview.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.close());

const template = templateWith({ photo: false });
const texts = elementsOf(template.document).filter((one) => one.type === "text");
const names = texts.filter(({ personal }) => personal?.kind === "name");
if (names.length === 0) throw new Error("the card needs names");
const title = (names.length > 1 ? ["Jana", "Tom"] : ["Jana"]).join(" & ");

/** With the names of somebody in the place of the template's. */
async function makeNamed(browser: Browser) {
	const design = await makeDesign(browser, { template: template.id });
	const commands = names.map(({ id }, place) => ({
		type: "setText",
		element: id,
		text: place === 0 ? "Jana" : place === 1 ? "Tom" : "",
	}));
	return changeDesign(browser, design, commands);
}

async function listOf(browser: Browser, page = "") {
	const { status, body, headers } = await browser.get(`/web-api/designs${page}`);
	expect(status).toBe(200);
	expect(headers.get("cache-control")).toBe("private, no-store");
	return body;
}

const idsOf = async (browser: Browser) => (await listOf(browser)).items.map(({ id }: { id: string }) => id);

test("[14] a visitor finds every design again, the last changed first, and nobody else does", async () => {
	const browser = browserOn(server.app);
	expect(await listOf(browser)).toEqual({ items: [], total: 0, keptDays: 90 });
	const first = await makeDesign(browser, { template: template.id });
	server.clock.advance(60_000);
	const second = await makeNamed(browser);
	const { items, total } = await listOf(browser);
	expect(total).toBe(2);
	expect(items[0]).toMatchObject({
		id: second.id,
		template: template.id,
		name: title,
		isNamed: false,
		state: "draft",
		quantity: null,
		order: null,
		canOpen: true,
		canDelete: true,
		savedAt: second.savedAt,
	});
	expect(items[0].choices[0].value).not.toBe("");
	expect(items[1]).toMatchObject({ id: first.id, name: templateWords(template, "de-DE").name });
	expect((await browser.send(items[0].preview, {})).headers.get("content-type")).toBe("image/webp");
	const stranger = browserOn(server.app);
	expect((await listOf(stranger)).items).toEqual([]);
	expect((await stranger.send(items[0].preview, {})).status).toBe(404);
	const otherShop = await browser.get("/web-api/designs", { "x-channel": "bildwand" });
	expect(otherShop.body.total).toBe(0);
});

test("[14] a name is the owner's, until it is emptied", async () => {
	const browser = browserOn(server.app);
	const { id } = await makeNamed(browser);
	const door = `/web-api/designs/${id}/name`;
	expect((await browser.put(door, { name: "  Einladung für Oma <3 " })).status).toBe(200);
	expect((await listOf(browser)).items[0]).toMatchObject({ name: "Einladung für Oma <3", isNamed: true });
	const drafts = (await browser.get("/web-api/customer-data")).body.drafts;
	expect(drafts[0].name).toBe("Einladung für Oma <3");
	const tooLong = await browser.put(door, { name: "x".repeat(81) });
	expect(tooLong).toMatchObject({ status: 400, body: { code: "request_invalid" } });
	expect(tooLong.body.fields.name).toMatch(/\.$/);
	expect((await browser.put(door, { name: "   " })).status).toBe(200);
	expect((await listOf(browser)).items[0]).toMatchObject({ name: title, isNamed: false });
});

test("[14] strangers neither name, double nor delete, and learn nothing", async () => {
	const browser = browserOn(server.app);
	const { id } = await makeDesign(browser, { template: template.id });
	const stranger = browserOn(server.app);
	await makeDesign(stranger, { template: template.id });
	for (const who of [stranger, browserOn(server.app)]) {
		for (const design of [id, "gibtesnicht"]) {
			const answers = [
				await who.put(`/web-api/designs/${design}/name`, { name: "Meins" }),
				await who.post(`/web-api/designs/${design}/copies`),
				await who.delete(`/web-api/designs/${design}`),
			];
			for (const answer of answers) {
				expect(answer).toMatchObject({ status: 404, body: { code: "design_unknown" } });
			}
		}
	}
	expect(await idsOf(browser)).toEqual([id]);
	expect(await idsOf(stranger)).toHaveLength(1);
});

test("[14] a copy begins with the newest revision and goes its own way", async () => {
	const browser = browserOn(server.app);
	const original = await makeNamed(browser);
	const copy = await browser.post(`/web-api/designs/${original.id}/copies`);
	expect(copy).toMatchObject({ status: 201, body: { name: `${title} (Kopie)` } });
	expect(copy.body.id).not.toBe(original.id);
	const { body: opened } = await browser.get(`/web-api/designs/${copy.body.id}`);
	expect(opened).toMatchObject({ revision: 1, document: original.document, findings: original.findings });
	await changeDesign(browser, opened, [{ type: "setText", element: names[0]?.id, text: "Mara" }]);
	const { body: kept } = await browser.get(`/web-api/designs/${original.id}`);
	expect(kept.document).toEqual(original.document);
	const english = await browser.post(`/web-api/designs/${original.id}/copies`, undefined, {
		"x-locale": "en-GB",
	});
	expect(english.body.name).toBe(`${title} (copy)`);
	await browser.put(`/web-api/designs/${original.id}/name`, { name: "x".repeat(80) });
	const long = await browser.post(`/web-api/designs/${original.id}/copies`);
	expect(long.body.name).toMatch(/^x{71}… \(Kopie\)$/);
});

test("[14] what is deleted is gone for good, with its revisions and its pictures", async () => {
	const browser = browserOn(server.app);
	const design = await makeNamed(browser);
	const { id } = design;
	const other = await makeDesign(browser, { template: template.id });
	await browser.send(`/web-api/designs/${id}/preview/front.webp`, {});
	const { database, files, profiles } = server.platform;
	const proof = profiles.choose(printedProduct(design.document));
	const picture = `${previewsFolder}/${previewKey(design, proof, "front", "webp")}`;
	expect(await files.exists(picture)).toBe(true);
	expect((await browser.delete(`/web-api/designs/${id}`)).status).toBe(200);
	expect(await files.exists(picture)).toBe(false);
	expect((await browser.get(`/web-api/designs/${id}`)).status).toBe(404);
	const revisions = database.db.selectFrom("design_revision").select("revision").where("design", "=", id);
	expect(await revisions.execute()).toEqual([]);
	expect(await idsOf(browser)).toEqual([other.id]);
	expect((await browser.delete(`/web-api/designs/${id}`)).status).toBe(404);
});

test("[14] what lies in a cart or an order is told so, leads to its order, and is never deleted", async () => {
	const browser = browserOn(server.app);
	const design = await makeNamed(browser);
	const { body: cart } = await addToCart(browser, design.id, 60);
	const inCart = { state: "inCart", quantity: 60, order: null, canDelete: false };
	expect((await listOf(browser)).items[0]).toMatchObject(inCart);
	const held = { status: 409, body: { code: "design_held" } };
	expect(await browser.delete(`/web-api/designs/${design.id}`)).toMatchObject(held);
	const placed = await checkOut(browser, checkoutBody(cart));
	expect(placed.status).toBe(201);
	const { orderNumber: number, accessToken: token } = placed.body;
	const [ordered] = (await listOf(browser)).items;
	expect(ordered).toMatchObject({
		state: "ordered",
		quantity: 60,
		order: { number, token },
		canDelete: false,
	});
	expect(await browser.delete(`/web-api/designs/${design.id}`)).toMatchObject(held);
	const revision = cart.items[0].revision;
	await changeDesign(browser, { ...design, revision }, [
		{ type: "setText", element: names[0]?.id, text: "Mara" },
	]);
	const again = { state: "draft", quantity: null, order: { number }, canDelete: false };
	expect((await listOf(browser)).items[0]).toMatchObject(again);
	server.clock.advance(60_000);
	const { body: copy } = await browser.post(`/web-api/designs/${design.id}/copies`);
	expect((await listOf(browser)).items[0]).toMatchObject({ id: copy.id, order: null, canDelete: true });
});

test("[14] a long list is told page by page, each design once", async () => {
	const browser = browserOn(server.app);
	const { id } = await makeDesign(browser, { template: template.id });
	for (let count = 0; count < 25; count++) await browser.post(`/web-api/designs/${id}/copies`);
	const first = await listOf(browser);
	const second = await listOf(browser, "?page=2");
	expect([first.total, first.items.length, second.items.length]).toEqual([26, 24, 2]);
	const ids = [...first.items, ...second.items].map((one: { id: string }) => one.id);
	expect(new Set(ids).size).toBe(26);
	expect((await browser.get("/web-api/designs?page=0")).status).toBe(400);
});
