import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { postInto } from "../../testing/mails.ts";
import { placeOrder } from "../../testing/shopper.ts";
import type { MailMessage } from "../mail/mail-message.ts";
import { sendWithdrawalMail } from "./send-withdrawal-mail.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

const declared = { name: "Änne Groß", email: "Aenne@example.org", what: "" };

async function mailsOfLast(): Promise<readonly MailMessage[]> {
	const { id } = await server.platform.database.db
		.selectFrom("withdrawal")
		.select("id")
		.orderBy("received_at", "desc")
		.executeTakeFirstOrThrow();
	const sent: MailMessage[] = [];
	await sendWithdrawalMail(server.platform, postInto(sent), id);
	return sent;
}

test("[§ 356a BGB] a declaration is taken, stands in the history of its order, and is confirmed with what, day and time", async () => {
	const browser = browserOn(server.app);
	const { orderNumber } = await placeOrder(browser, { contact: { email: "aenne@example.org" } });
	server.clock.advance(65 * 60_000);
	const taken = await browser.post("/web-api/withdrawals", { ...declared, orderNumber });
	expect(taken).toMatchObject({ status: 200, body: { receivedAt: "2026-11-20T10:05:00.000Z" } });
	const { body } = await (await clerkOn(server.app)).get(`/office-api/orders/${orderNumber}`);
	expect(body.history.map(({ event }: { event: string }) => event)).toContain("withdrawn");

	const [confirmation, copy] = await mailsOfLast();
	expect(confirmation).toMatchObject({
		to: "Aenne@example.org",
		subject: `Ihr Widerruf zu Bestellung ${orderNumber} ist eingegangen`,
	});
	expect(confirmation?.text).toMatch(/Fr\., 20\.\sNovember 2026 um 11:05 Uhr/);
	expect(confirmation?.text).toContain(`Ich widerrufe den Vertrag zur Bestellung ${orderNumber}.`);
	expect(confirmation?.text).toContain("nach Ihren Angaben gefertigt, ohne Widerrufsrecht");
	expect(copy?.to).toBe("hallo@papiervogel.example");
});

test("[§ 356a BGB] a number nobody knows is taken all the same, and answered alike", async () => {
	server.clock.advance(60_000);
	const browser = browserOn(server.app);
	const taken = await browser.post("/web-api/withdrawals", {
		...declared,
		orderNumber: "vom 3. Mai",
		what: "Nur die Umschläge,\nnicht die Karten.",
	});
	expect(taken.status).toBe(200);
	const [confirmation] = await mailsOfLast();
	expect(confirmation?.text).toContain("Nur die Umschläge, nicht die Karten.");
	expect(confirmation?.text).not.toContain("Was in der Bestellung ist");
});

test("[§ 356a BGB] what is missing is named field by field, and nothing is kept", async () => {
	const browser = browserOn(server.app);
	const count = async () =>
		(await server.platform.database.db.selectFrom("withdrawal").select("id").execute()).length;
	const before = await count();
	expect(
		await browser.post("/web-api/withdrawals", { name: "", email: "anna", orderNumber: "", what: "" }),
	).toMatchObject({
		status: 422,
		body: {
			code: "withdrawal_invalid",
			fields: { name: expect.any(String), email: expect.any(String), orderNumber: expect.any(String) },
		},
	});
	expect(await count()).toBe(before);
});
