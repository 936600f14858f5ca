import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import type { OfficeOrder } from "@offizin/contract";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Answer, type Browser, browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { eventually } from "../../testing/eventually.ts";
import { placeOrder, templateWith } from "../../testing/shopper.ts";
import { type SmtpSink, startSmtpSink } from "../../testing/smtp-sink.ts";
import { smtpPost } from "./post.ts";
import { resendMails } from "./resend-mails.ts";
import { sendOrderMail } from "./send-order-mail.ts";
import { workOnMails } from "./work-on-mails.ts";

let server: AppUnderTest;
let sink: SmtpSink;
let clerk: Browser;
beforeAll(async () => {
	sink = await startSmtpSink();
	server = await startAppUnderTest({
		environment: { RATE_LIMIT_FACTOR: "1000", SMTP_URL: sink.url },
		workers: workOnMails,
	});
	clerk = await clerkOn(server.app);
});
afterAll(async () => {
	await sink.close();
	await server.close();
});

const template = templateWith({ photo: false }).id;
const someone = () => `${randomUUID()}@example.org`;

/** An order whose confirmation goes to `email`; its number. */
async function ordered(email: string): Promise<string> {
	const { orderNumber } = await placeOrder(
		browserOn(server.app),
		{ contact: { email, phone: "030 123456" } },
		{ template },
	);
	return orderNumber;
}

const received = (email: string) => sink.received.filter(({ to }) => to.includes(email));
const arrived = (email: string, mails = 1) =>
	eventually(async () => (received(email).length >= mails ? received(email) : undefined), {
		what: `${mails} mails`,
	});

async function orderOf(number: string): Promise<OfficeOrder> {
	return (await clerk.get(`/office-api/orders/${number}`)).body;
}

/** The mails of an order as soon as the last of them is in this state. */
function mailsIn(number: string, state: OfficeOrder["mails"][number]["state"]) {
	return eventually(
		async () => {
			const { mails } = await orderOf(number);
			return mails.at(-1)?.state === state ? mails : undefined;
		},
		{ what: `a mail that is ${state}` },
	);
}

const sendAgain = (number: string, mail = ""): Promise<Answer> =>
	clerk.post(`/office-api/orders/${number}/mails/${mail}/copies`);
const correct = (number: string, email: string): Promise<Answer> =>
	clerk.post(`/office-api/orders/${number}/email`, { email });
const eventsOf = async (number: string) =>
	(await orderOf(number)).history.map(({ event, by }) => [event, by]);

async function undelivered(): Promise<string[]> {
	const { body } = await clerk.get("/office-api/orders?mail=undelivered");
	expect(body.items.every((item: { hasUndeliveredMail: boolean }) => item.hasUndeliveredMail)).toBe(true);
	return body.items.map(({ number }: { number: string }) => number);
}

test("[security.M3] recipients that never answer hold up nobody: the mails behind them arrive while they are waited for", async () => {
	const numbers = [];
	for (const email of [someone(), someone(), someone(), someone()]) numbers.push(await ordered(email));
	const [hanging, behind] = [numbers.slice(0, 2), numbers.slice(2)];
	const mails = new Map<string, string>();
	for (const number of numbers) mails.set(number, (await mailsIn(number, "sent"))[0]?.id ?? "");
	for (const number of hanging) {
		const nowhere = someone();
		sink.ignore(nowhere);
		expect((await correct(number, nowhere)).status).toBe(200);
	}
	for (const [number, mail] of mails) expect((await sendAgain(number, mail)).status).toBe(200);
	for (const number of behind) await mailsIn(number, "sent");
	for (const number of hanging) {
		expect((await orderOf(number)).mails.at(-1)).toMatchObject({ state: "waiting", tries: 0 });
	}
});

test("[security.M3] a refused address is marked at once and found in the morning; corrected, the mail is sent again", async () => {
	const [wrong, right] = [someone(), someone()];
	sink.reject(wrong);
	const number = await ordered(wrong);
	const [mail] = await mailsIn(number, "refused");
	expect(mail).toMatchObject({
		kind: "confirmation",
		tries: 1,
		problem: "recipient_refused",
		smtpCode: 550,
		sentAt: null,
		mayRepeat: true,
	});
	expect(await undelivered()).toContain(number);

	expect(await correct(number, " aenne@")).toMatchObject({
		status: 422,
		body: { code: "address_invalid", fields: { email: expect.stringContaining("name@beispiel.de") } },
	});
	const corrected = await correct(number, ` ${right.toUpperCase()} `);
	expect(corrected.body.contact).toEqual({ email: right.toUpperCase(), phone: "030 123456" });
	expect((await clerk.get(`/office-api/orders?search=${right}`)).body.total).toBe(1);
	expect((await correct(number, right)).status).toBe(200);
	expect((await correct(number, right)).status).toBe(200);

	const again = await sendAgain(number, mail?.id);
	expect(again).toMatchObject({
		status: 200,
		body: { mails: [{ state: "refused", mayRepeat: false }, { kind: "confirmation" }] },
	});
	expect(await arrived(right)).toHaveLength(1);
	expect((await mailsIn(number, "sent")).map(({ mayRepeat }) => mayRepeat)).toEqual([false, true]);
	expect(await undelivered()).not.toContain(number);
	expect(await eventsOf(number)).toEqual([
		["placed", null],
		["email_corrected", "Werkstatt"],
		["email_corrected", "Werkstatt"],
		["mail_again", "Werkstatt"],
	]);
});

test("a mail that arrived can be sent again: another mail, once for two clicks", async () => {
	const email = someone();
	const number = await ordered(email);
	const [mail] = await mailsIn(number, "sent");
	const clicks = await Promise.all([sendAgain(number, mail?.id), sendAgain(number, mail?.id)]);
	expect(clicks.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(clicks.find(({ status }) => status === 409)?.body.code).toBe("mail_on_its_way");
	const ids = (await arrived(email, 2)).map(({ mail: { messageId } }) => messageId);
	expect(new Set(ids).size).toBe(2);
	expect(await mailsIn(number, "sent")).toHaveLength(2);
	expect(received(email)).toHaveLength(2);
});

test("a mail of another order, and one that never was, are unknown", async () => {
	const [mine, other] = [await ordered(someone()), await ordered(someone())];
	const [mail] = await mailsIn(other, "sent");
	for (const id of [mail?.id, "gibt-es-nicht"]) {
		expect(await sendAgain(mine, id)).toMatchObject({ status: 404, body: { code: "mail_unknown" } });
	}
	expect((await sendAgain("26-999999", mail?.id)).body.code).toBe("order_unknown");
	expect((await correct("26-999999", someone())).body.code).toBe("order_unknown");
	expect((await correct(mine, 7 as unknown as string)).body.code).toBe("request_invalid");
});

test("[security.M3] what no server takes is given up after three days, and may be sent again", async () => {
	const email = someone();
	const lines: string[] = [];
	const stream = new Writable({
		write(chunk, _encoding, done) {
			lines.push(String(chunk));
			done();
		},
	});
	const platform = { ...server.platform, log: pino({ level: "trace" }, stream) };
	sink.ignore(email);
	const number = await ordered(email);
	const { mails } = await orderOf(number);
	const id = mails[0]?.id ?? "";
	const away = smtpPost("smtp://127.0.0.1:9");
	await expect(sendOrderMail(platform, away, id)).rejects.toThrow(
		/^mail of order [\w-]+ not taken: unreachable/,
	);
	expect((await orderOf(number)).mails).toMatchObject([
		{ state: "waiting", problem: "unreachable", smtpCode: null, mayRepeat: false },
	]);
	expect((await sendAgain(number, id)).body.code).toBe("mail_on_its_way");

	// While the shop itself was away nobody has refused it.
	const { db } = server.platform.database;
	await db.updateTable("mail").set({ tries: 0 }).where("id", "=", id).execute();
	server.clock.advance(3 * 24 * 3_600_000 + 1);
	await resendMails(platform);
	server.clock.advance(-3 * 24 * 3_600_000 - 1);
	expect((await orderOf(number)).mails).toMatchObject([{ state: "waiting" }]);
	await db.updateTable("mail").set({ tries: 1 }).where("id", "=", id).execute();

	server.clock.advance(3 * 24 * 3_600_000 + 1);
	await resendMails(platform);
	server.clock.advance(-3 * 24 * 3_600_000 - 1);
	expect((await orderOf(number)).mails).toMatchObject([{ state: "given_up", mayRepeat: true }]);
	expect(await undelivered()).toContain(number);
	expect(lines.join("")).toContain("mail given up");
	expect(lines.join("")).not.toContain(email);
	expect((await sendAgain(number, id)).status).toBe(200);
});
