import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { pdfOnDisk } from "../../testing/press-tools.ts";
import { printDesign } from "../../testing/printed-design.ts";
import { addToCart, changeDesign, checkOut, checkoutBody, makeDesign } from "../../testing/shopper.ts";

const CARD = "eukalyptus-klappkarte-a6-salbei";
const ENVELOPE = "eukalyptus-briefumschlag-c6-gerade-salbei";
let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

const HEADING = "Name;Straße;PLZ;Ort;Land";
const GUESTS = [
	"Zoë Müller;Sonnenweg 8;80331;München;",
	"Łukasz Żółć;Ulica Świętokrzyska 12;00-001;Warszawa;Polen",
	"Đặng Thị Hương;Phố Huế 5;10000;Hà Nội;Vietnam",
	...Array.from(
		{ length: 30 },
		(_one, index) => `Gast Nummer${index};Lindenallee ${index + 1};76530;Baden-Baden;`,
	),
];
const NAMES = GUESTS.map((guest) => guest.split(";")[0] ?? "");
const STREETS = GUESTS.map((guest) => guest.split(";")[1] ?? "");

/** A card of a couple's own, for the guests of a list. */
async function cardFor(browser: Browser, list: readonly string[]) {
	const read = await browser.send("/web-api/guest-lists", { method: "POST", body: list.join("\n") });
	const { fields, guests } = JSON.parse(await read.text());
	const design = await makeDesign(browser, { template: CARD });
	return changeDesign(browser, design, [
		{ type: "setFact", fact: "name1", value: "Zoë" },
		{ type: "setFact", fact: "name2", value: "Łukasz" },
		{ type: "setFact", fact: "address", value: "Am Hof 1\n80331 München" },
		{ type: "setFields", fields },
		{ type: "setGuests", guests },
	]);
}

async function envelopeOf(browser: Browser, { id, revision }: { id: string; revision: number }) {
	const made = await browser.post(
		`/web-api/designs/${id}/adoptions`,
		{ template: ENVELOPE },
		{ "If-Match": `"${revision}"` },
	);
	expect(made).toMatchObject({ status: 201, body: { revision: 1, template: ENVELOPE, unplaced: [] } });
	expect(made.body.id).not.toBe(id);
	return (await browser.get(`/web-api/designs/${made.body.id}`)).body;
}

test("[14] the envelopes of a card tell of its feast and go to its guests, each with an address put together", async () => {
	const browser = browserOn(server.app);
	const card = await cardFor(browser, [HEADING, ...GUESTS]);
	const envelope = await envelopeOf(browser, card);
	expect(envelope.document).toMatchObject({
		facts: { name1: "Zoë", name2: "Łukasz", address: "Am Hof 1\n80331 München" },
		configuration: { formatType: "briefumschlag-c6-gerade", envelope: "ohne" },
	});
	const { guests } = envelope.document;
	expect(guests.map(({ name }: { name: string }) => name)).toEqual(NAMES);
	expect(guests[1].adresse).toBe("Łukasz Żółć\nUlica Świętokrzyska 12\n00-001 Warszawa\nPOLEN");
	const beside = await browser.get(`/web-api/designs/${card.id}/companions`);
	expect(beside.body).toEqual({
		guests: GUESTS.length,
		card: null,
		envelopes: [{ id: envelope.id, template: ENVELOPE, guests: GUESTS.length }],
	});
	const back = await browser.get(`/web-api/designs/${envelope.id}/companions`);
	expect(back.body.card).toEqual({ id: card.id, template: CARD, guests: GUESTS.length });
	const stranger = browserOn(server.app);
	expect((await stranger.get(`/web-api/designs/${card.id}/companions`)).status).toBe(404);
	await browser.send(`/web-api/designs/${card.id}`, { method: "DELETE" });
	expect((await browser.get(`/web-api/designs/${envelope.id}/companions`)).body.card).toBeNull();
});

test("[14] N guests are N envelopes: each recipient stands in the print file", async () => {
	const browser = browserOn(server.app);
	const { id } = await envelopeOf(browser, await cardFor(browser, [HEADING, ...GUESTS]));
	const cart = await addToCart(browser, id, GUESTS.length);
	expect(cart).toMatchObject({
		status: 201,
		body: { items: [{ quantity: GUESTS.length, isPersonal: true }] },
	});
	expect(await checkOut(browser, checkoutBody(cart.body))).toMatchObject({ status: 201 });
	const { read } = await printDesign(server.platform, id);
	const pdf = pdfOnDisk(await read(new RegExp(`_${GUESTS.length}\\.pdf$`)));
	try {
		pdf.check();
		const text = pdf.text().normalize("NFC");
		for (const line of [...NAMES, ...STREETS, "00-001 Warszawa", "POLEN", "VIETNAM"])
			expect(text).toContain(line);
		expect(text).not.toContain("{{");
	} finally {
		pdf.remove();
	}
});

test("[14] envelopes without a guest list are ordered with their sender alone, once that is said with one tap", async () => {
	const browser = browserOn(server.app);
	const design = await makeDesign(browser, { template: CARD });
	const card = await changeDesign(browser, design, [
		{ type: "setFact", fact: "name1", value: "Zoë" },
		{ type: "setFact", fact: "name2", value: "Łukasz" },
		{ type: "setFact", fact: "address", value: "Am Hof 1, 80331 München" },
	]);
	const envelope = await envelopeOf(browser, card);
	const refused = await addToCart(browser, envelope.id, 50);
	expect(refused).toMatchObject({ status: 422 });
	expect(envelope.findings).toContainEqual(
		expect.objectContaining({ rule: "field.noGuests", severity: "error", element: "address" }),
	);
	await changeDesign(browser, envelope, [{ type: "setText", element: "address", text: "" }]);
	const cart = await addToCart(browser, envelope.id, 50);
	expect(cart).toMatchObject({ status: 201, body: { items: [{ quantity: 50 }] } });
	expect(cart.body.items[0]).not.toHaveProperty("isPersonal");
	expect(await checkOut(browser, checkoutBody(cart.body))).toMatchObject({ status: 201 });
});

test("[14] guests without an address stay, and are named before anything lies in the cart", async () => {
	const browser = browserOn(server.app);
	const card = await cardFor(browser, ["Name", "Anna Weiß", "Ben Schwarz"]);
	const { id, document } = await envelopeOf(browser, card);
	expect(document.guests).toHaveLength(2);
	const refused = await addToCart(browser, id, 2);
	expect(refused).toMatchObject({ status: 422, body: { code: "guests_not_printable" } });
	expect(refused.body.guests).toMatchObject([
		{ guest: 1, message: expect.stringContaining("Adresse") },
		{ guest: 2, message: expect.stringContaining("Adresse") },
	]);
});

test("[14] no list of the shop has an envelope, and its card leads to both flaps", async () => {
	const browser = browserOn(server.app);
	const { body: list } = await browser.get("/web-api/templates?tileCount=120");
	expect(list.items.filter(({ id }: { id: string }) => id.includes("briefumschlag"))).toEqual([]);
	const { body: card } = await browser.get(`/web-api/templates/${CARD}`);
	expect(card).toMatchObject({ isListed: true });
	expect(card.envelopes.map(({ id }: { id: string }) => id)).toEqual([
		ENVELOPE,
		"eukalyptus-briefumschlag-c6-spitz-salbei",
	]);
	expect((await browser.get(`/web-api/templates/${ENVELOPE}`)).body).toMatchObject({ isListed: false });
});

test("[cart.C12] fewer cards than recipients are told in the cart, and one change of quantity settles it", async () => {
	const browser = browserOn(server.app);
	const card = await cardFor(browser, [HEADING, ...GUESTS]);
	const envelope = await envelopeOf(browser, card);
	const { body: plain } = await browser.get(`/web-api/designs/${card.id}`);
	const own = await changeDesign(browser, { ...card, revision: plain.revision }, [
		{ type: "setGuests", guests: null },
	]);
	const cards = await addToCart(browser, own.id, 20);
	expect(cards).toMatchObject({ status: 201, body: { envelopes: [] } });
	const both = await addToCart(browser, envelope.id, GUESTS.length);
	const [cardLine, envelopeLine] = both.body.items;
	expect(envelopeLine.beside).toBe(card.id);
	expect(both.body.envelopes).toEqual([
		{
			line: envelopeLine.id,
			cards: 20,
			envelopes: GUESTS.length,
			of: "recipients",
			repair: { line: cardLine.id, quantity: GUESTS.length, of: "cards" },
		},
	]);
	const mended = await browser.send(`/web-api/cart/items/${cardLine.id}`, {
		method: "PATCH",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ quantity: GUESTS.length }),
	});
	expect(JSON.parse(await mended.text()).envelopes).toEqual([]);
});
