import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { mailOf, postInto } from "../../testing/mails.ts";
import { orderIdOf } from "../../testing/order-id.ts";
import { addToCart, checkOut, checkoutBody, makeDesign, placeOrder } from "../../testing/shopper.ts";
import type { MailMessage } from "../mail/mail-message.ts";
import { sendOrderMail } from "../mail/send-order-mail.ts";
import { removeContact } from "../orders/remove-contact.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

test("[15] a gift and its message are known to who ordered, to the mail and to the workshop, and go with the contact", async () => {
	const message = "Liebe Zoë,\nalles Gute von den Ağaoğlus!";
	const { orderNumber, accessToken } = await placeOrder(browserOn(server.app), {
		gift: { message: ` ${message.replace("\n", "\r\n")} ` },
	});
	const seen = () => browserOn(server.app).get(`/web-api/orders/${orderNumber}?token=${accessToken}`);
	expect((await seen()).body.gift).toEqual({ message });

	const order = await orderIdOf(server.platform, orderNumber);
	const sent: MailMessage[] = [];
	await sendOrderMail(
		server.platform,
		postInto(sent),
		await mailOf(server.platform, { order, kind: "confirmation" }),
	);
	expect(sent[0]?.text).toContain("Neutral verpackt, ohne Preise.");
	expect(sent[0]?.text).toContain("alles Gute von den Ağaoğlus!");

	const clerk = await clerkOn(server.app);
	expect((await clerk.get(`/office-api/orders/${orderNumber}`)).body.gift).toEqual({ message });

	await server.platform.database.db
		.transaction()
		.execute((trx) => removeContact(trx, order, server.platform.now()));
	const { gift } = await server.platform.database.db
		.selectFrom("order")
		.select("gift")
		.where("id", "=", order)
		.executeTakeFirstOrThrow();
	expect(gift).toBeNull();
});

test("[15] the message is printed on a card of A6, in any script we set, as large as it fits", async () => {
	const message =
		`Liebe Zoë, дорогой Łukasz,\n${"alles Gute von Nguyễn & Ağaoğlu! ".repeat(6)}{{name}}`.slice(0, 240);
	const { orderNumber } = await placeOrder(browserOn(server.app), { gift: { message } });
	const clerk = await clerkOn(server.app);
	const card = await clerk.send(`/office-api/orders/${orderNumber}/gift-card.pdf`, {});
	expect([card.status, card.headers.get("content-type")]).toEqual([200, "application/pdf"]);
	const path = join(tmpdir(), `gift-card-${orderNumber}.pdf`);
	writeFileSync(path, new Uint8Array(await card.arrayBuffer()));
	const told = execFileSync("pdfinfo", ["-box", path], { encoding: "utf8" });
	rmSync(path);
	expect(told).toMatch(/^Pages:\s+2$/m);
	const [, left = 0, bottom = 0, right = 0, top = 0] =
		/^TrimBox:\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S+)$/m.exec(told)?.map(Number) ?? [];
	const mm = (points: number) => Math.round((points / 72) * 254) / 10;
	expect([mm(right - left), mm(top - bottom)]).toEqual([148, 105]);

	const without = await placeOrder(browserOn(server.app), { gift: {} });
	expect((await clerk.get(`/office-api/orders/${without.orderNumber}/gift-card.pdf`)).body.code).toBe(
		"gift_message_missing",
	);
});

test("[15] a message with a sign nobody has is not printed, and the workshop reads why", async () => {
	const { orderNumber } = await placeOrder(browserOn(server.app), { gift: { message: "Alles Gute 🦄" } });
	const refused = await (await clerkOn(server.app)).get(`/office-api/orders/${orderNumber}/gift-card.pdf`);
	expect(refused).toMatchObject({ status: 422, body: { code: "gift_card_not_printable" } });
	expect(refused.body.message).toContain("🦄");
});

test("[15] a gift without a message is one, and what is not said to be one is none", async () => {
	const given = await placeOrder(browserOn(server.app), { gift: { message: " \n" } });
	const read = async ({ orderNumber, accessToken }: typeof given) =>
		(await browserOn(server.app).get(`/web-api/orders/${orderNumber}?token=${accessToken}`)).body;
	expect((await read(given)).gift).toEqual({});
	expect(await read(await placeOrder(browserOn(server.app)))).not.toHaveProperty("gift");
});

test("[15] a message that does not fit on a card is refused by its field, and nothing is ordered", async () => {
	const browser = browserOn(server.app);
	const design = await makeDesign(browser);
	const { body: cart } = await addToCart(browser, design.id, 50);
	const refused = await checkOut(browser, checkoutBody(cart, { gift: { message: "x".repeat(241) } }));
	expect(refused).toMatchObject({ status: 422, body: { code: "address_invalid" } });
	expect(refused.body.fields["gift.message"]).toContain("240");
	expect((await checkOut(browser, checkoutBody(cart))).status).toBe(201);
});
