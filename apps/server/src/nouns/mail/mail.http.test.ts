import { Writable } from "node:stream";
import { err } from "@offizin/base";
import type { MailKind } from "@offizin/contract";
import { formatDay } from "@offizin/words";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toJson } from "../../adapters/database/json.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { mailOf } from "../../testing/mails.ts";
import { orderIdOf } from "../../testing/order-id.ts";
import {
	address,
	addToCart,
	checkOut,
	checkoutBody,
	makeDesign,
	placeOrder,
	templateWith,
} from "../../testing/shopper.ts";
import { type SmtpSink, startSmtpSink } from "../../testing/smtp-sink.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { keptPost, type Post, smtpPost } from "./post.ts";
import { resendMails } from "./resend-mails.ts";
import { sendOrderMail } from "./send-order-mail.ts";

let server: AppUnderTest;
let sink: SmtpSink;
let post: Post;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	sink = await startSmtpSink();
	post = smtpPost(sink.url);
});
afterAll(async () => {
	await sink.close();
	await server.close();
});

async function ordered(overrides: object = {}) {
	const placed = await placeOrder(browserOn(server.app), overrides);
	return { ...placed, order: await orderIdOf(server.platform, placed.orderNumber) };
}

/** The mail of this kind about an order, written down unless it is. */
async function written(about: { readonly order: string; readonly kind: MailKind }): Promise<string> {
	await server.platform.database.db.transaction().execute((trx) => enqueueMail(server.platform, trx, about));
	return mailOf(server.platform, about);
}

async function send(
	to: Post,
	about: { readonly order: string; readonly kind: MailKind },
	platform = server.platform,
): Promise<void> {
	await sendOrderMail(platform, to, await written(about));
}

test("[§ 312f BGB] the confirmation says the whole contract, as text and as HTML, over a real SMTP conversation", async () => {
	const shipping = { ...address, firstName: "Jörg", company: "Bäckerei Süß & Söhne" };
	const { order, orderNumber, accessToken } = await ordered({ shipping });
	await send(post, { order, kind: "confirmation" });
	const { from, to, mail, raw } = sink.received.at(-1) ?? {};
	expect(from).toBe("bestellung@papiervogel.example");
	expect(to).toEqual(["Aenne@example.org"]);
	expect(mail?.from).toEqual({ name: "Papiervogel", address: "bestellung@papiervogel.example" });
	expect(mail?.subject).toBe(`Ihre Bestellung ${orderNumber} bei Papiervogel`);
	expect(mail?.messageId).toMatch(/^<[0-9a-f]{32}@papiervogel\.example>$/);

	const link = `http://localhost:3000/bestellung/${orderNumber}/?token=${accessToken}`;
	const said = [
		"Guten Tag Änne D’Angelo-Weiß,",
		"50\u00a0Stück zu je 2,78\u00a0€",
		"darin Karte 84,50\u00a0€, Papier ",
		"Standardversand, alles in einem Paket",
		"139,00\u00a0€",
		"4,99\u00a0€",
		"darin 19\u00a0% MwSt.",
		"143,99\u00a0€",
		"Di., 1.\u00a0Dezember 2026",
		"Kauf auf Rechnung",
		"Jörg D’Angelo-Weiß",
		"Bäckerei Süß",
		"Straße des 17. Juni 135",
		"§\u00a0312g Abs.\u00a02 Nr.\u00a01 BGB",
		"Offizin Druck GmbH",
		"zwei Jahre",
	];
	const words = (html = "") => html.replaceAll("&amp;", "&").replaceAll("&#39;", "’");
	expect(said.filter((part) => !mail?.text?.includes(part))).toEqual([]);
	expect(said.filter((part) => !words(mail?.html).includes(part))).toEqual([]);
	expect(mail?.text).toContain(link);
	expect(mail?.html).toContain(`href="${link}"`);
	expect(mail?.html).toContain("Bäckerei Süß &amp; Söhne");
	expect(mail?.html).not.toMatch(/<script|<img[^>]+src="http/);

	const [picture] = mail?.attachments ?? [];
	expect(picture).toMatchObject({ mimeType: "image/jpeg", disposition: "inline" });
	expect(mail?.html).toContain(`src="cid:${picture?.contentId?.replace(/[<>]/g, "")}"`);
	expect(raw).toMatch(/multipart\/alternative/);
});

test("[8.3-1] an order made in English is confirmed in English, with what its market pays", async () => {
	const { order, orderNumber } = await ordered();
	const { db } = server.platform.database;
	await db.updateTable("order").set({ locale: "en-DE" }).where("id", "=", order).execute();
	await send(post, { order, kind: "confirmation" });
	const { mail } = sink.received.at(-1) ?? {};
	expect(mail?.subject).toBe(`Your order ${orderNumber} at Papiervogel`);
	const said = [
		"Dear Änne D’Angelo-Weiß,",
		"50\u00a0pieces at €2.78 each",
		"Standard delivery, everything in one parcel",
		"of which 19\u00a0% VAT",
		`by ${formatDay("2026-12-01", "en-DE")}`,
		"The contract is concluded with this mail, in English",
		`http://localhost:3000/en/bestellung/${orderNumber}/`,
	];
	expect(said.filter((part) => !mail?.text?.includes(part))).toEqual([]);
	expect(mail?.text).not.toMatch(/Bestellung|Ihre|Stück|Karte /);
	expect(mail?.html).toContain('<html lang="en-DE">');
});

test("the mail names the shipping that was bought", async () => {
	const { order } = await ordered();
	const { db } = server.platform.database;
	const charges = toJson([{ code: "shipping.express", quantity: 1, unit: 499, amount: 499 }]);
	await db.updateTable("order").set({ shipping_type: "express", charges }).where("id", "=", order).execute();
	await send(post, { order, kind: "confirmation" });
	const { mail } = sink.received.at(-1) ?? {};
	expect(mail?.text).toContain("Expressversand, alles in einem Paket");
	expect(mail?.text).not.toContain("Standardversand");
});

test("a prepayment says where the money goes, and that printing waits for it", async () => {
	const { order, orderNumber } = await ordered({ payment: "prepayment" });
	await send(post, { order, kind: "confirmation" });
	const { mail } = sink.received.at(-1) ?? {};
	for (const part of [
		/IBAN DE/,
		new RegExp(`Verwendungszweck ${orderNumber}`),
		/wenn Ihre Zahlung am Tag der Bestellung eingeht/,
	]) {
		expect(mail?.text).toMatch(part);
		expect(mail?.html).toMatch(part);
	}
});

test("[3.7-6, §8.2] accessories: the ribbon has its own date, and blank goods can be given back", async () => {
	const browser = browserOn(server.app);
	const { id } = await makeDesign(browser, { template: templateWith({ formatType: "klappkarte-a6" }).id });
	const sku = "envelope-gerade-salbei-c6,ribbon-jute-natur";
	const configuration = { paperType: "matt", refinementType: "ohne", sku };
	const cart = await addToCart(browser, id, 50, configuration);
	const placed = await checkOut(browser, checkoutBody(cart.body));
	const order = await orderIdOf(server.platform, placed.body.orderNumber);
	const received = async (kind: "confirmation" | "shipped") => {
		await send(post, { order, kind });
		return sink.received.at(-1)?.mail.text ?? "";
	};
	const said = [
		"Umschlag Salbei, gerade Klappe",
		"Juteband Natur",
		"Paket: bis Fr., 27.\u00a0November 2026",
		"Band: bis Do., 26.\u00a0November 2026",
		"Kein Widerrufsrecht für personalisierte Ware",
		"Umschläge, Bänder und anderes Zubehör ohne Aufdruck können Sie binnen 14\u00a0Tagen",
	];
	const confirmation = await received("confirmation");
	expect(said.filter((part) => !confirmation.includes(part))).toEqual([]);
	expect(confirmation).not.toContain("alles in einem Paket");
	expect(await received("shipped")).toContain(
		"Das Band kommt in einem eigenen Paket, bis Do., 26.\u00a0November 2026.",
	);

	const bare = await ordered();
	await send(post, { order: bare.order, kind: "confirmation" });
	expect(sink.received.at(-1)?.mail.text).toContain("alles in einem Paket");
	expect(sink.received.at(-1)?.mail.text).not.toContain("Zubehör");
});

test("each mail is sent once, however often its job runs; shipping is a mail of its own", async () => {
	const { order, orderNumber } = await ordered();
	const before = sink.received.length;
	await send(post, { order, kind: "confirmation" });
	await send(post, { order, kind: "confirmation" });
	expect(sink.received.length).toBe(before + 1);
	await send(post, { order, kind: "shipped" });
	const [first, second] = sink.received.slice(-2);
	expect(second?.mail.subject).toBe(`Ihre Bestellung ${orderNumber} ist unterwegs`);
	expect(second?.mail.text).toContain("dem Paketdienst übergeben");
	expect(second?.mail.messageId).not.toBe(first?.mail.messageId);
});

test("a mail server that is away: the job fails, is tried again, and after hours the mail still goes out", async () => {
	const { order } = await ordered();
	const before = sink.received.length;
	sink.refuse(1);
	await expect(send(post, { order, kind: "confirmation" })).rejects.toThrow();
	expect(sink.received.length).toBe(before);
	server.clock.advance(2_000_000);
	const sent: unknown[] = [];
	const queue = { ...server.platform.queue, send: async (...job: unknown[]) => void sent.push(job) };
	const mail = await written({ order, kind: "confirmation" });
	await resendMails({ ...server.platform, queue });
	expect(sent).toContainEqual(["mail.send", { mail }, { key: mail }]);
	await send(post, { order, kind: "confirmation" });
	expect(sink.received.length).toBe(before + 1);
	sent.length = 0;
	await resendMails({ ...server.platform, queue });
	expect(sent).not.toContainEqual(["mail.send", { mail }, { key: mail }]);
});

test("[§ 312f BGB] the contract is confirmed also when a picture of it is too heavy to draw, and names no picture", async () => {
	const { order } = await ordered();
	const renderer = { ...server.platform.renderer, run: async () => err("render_too_heavy" as const) };
	await send(post, { order, kind: "confirmation" }, { ...server.platform, renderer });
	const { mail } = sink.received.at(-1) ?? {};
	expect(mail?.attachments).toEqual([]);
	expect(mail?.html).not.toContain("cid:");
	expect(mail?.text).toContain("vielen Dank für Ihre Bestellung.");
	expect(mail?.text).not.toContain("Vorderseite, so wie");
});

test("a name that tries to be markup or a header stays a name", async () => {
	const billing = { ...address, firstName: "<b>Bobby</b>", lastName: '"><img src=x onerror=alert(1)>' };
	const { order } = await ordered({ billing });
	await send(post, { order, kind: "confirmation" });
	const { mail, to } = sink.received.at(-1) ?? {};
	expect(mail?.html).toContain("&lt;b&gt;Bobby&lt;/b&gt;");
	expect(mail?.html).not.toContain("<img src=x");
	expect(to).toEqual(["Aenne@example.org"]);
});

test("no log line of a mail job holds a token, an address or a name", async () => {
	const lines: string[] = [];
	const stream = new Writable({
		write(chunk, _encoding, done) {
			lines.push(String(chunk));
			done();
		},
	});
	const { order, accessToken } = await ordered();
	const platform = { ...server.platform, log: pino({ level: "trace" }, stream) };
	await send(post, { order, kind: "confirmation" }, platform);
	expect(lines.join("")).not.toContain(accessToken);
	expect(lines.join("")).not.toMatch(/Aenne|Änne|token=/);
});

test("the demo keeps its mails and shows them; a shop with a mail server has no mailbox", async () => {
	const { order, orderNumber, accessToken } = await ordered();
	const kept = keptPost(server.platform.database.db, server.platform.now);
	await send(kept, { order, kind: "confirmation" });
	const browser = browserOn(server.app);
	const list = await browser.get("/mailbox");
	expect(list.headers.get("x-robots-tag")).toContain("noindex");
	expect(list.body).toContain(`Ihre Bestellung ${orderNumber} bei Papiervogel`);
	expect(list.body).toContain("Aenne@example.org");
	const [, path = ""] = /href="(\/mailbox\/[\w-]+)"/.exec(list.body) ?? [];
	const detail = await browser.get(path);
	expect(detail.body).toContain("Guten Tag Änne D’Angelo-Weiß,");
	expect(detail.body).toContain(`token=${accessToken}`);
	expect(detail.body).toContain(`<iframe src="${path}/html"`);
	const [, nonce] = /<script nonce="([^"]+)"/.exec(detail.body) ?? [];
	expect(detail.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
	const html = await browser.get(`${path}/html`);
	expect(html.body).toContain('src="data:image/jpeg;base64,');
	const policy = html.headers.get("content-security-policy");
	expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox/);
	expect(policy).not.toMatch(/script/);
	const style = await browser.get("/mailbox/mailbox.css");
	expect(list.body).toContain('<link rel="stylesheet" href="/mailbox/mailbox.css">');
	expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8");
	expect((await browser.get("/mailbox/gibt-es-nicht")).status).toBe(404);
	expect((await browser.get("/mailbox/gibt-es-nicht/html")).status).toBe(404);

	const serious = await startAppUnderTest({ environment: { SMTP_URL: "smtp://127.0.0.1:9" } });
	for (const closed of ["/mailbox", "/mailbox/mailbox.css"]) {
		expect((await browserOn(serious.app).get(closed)).status).toBe(404);
	}
	await serious.close();
});
