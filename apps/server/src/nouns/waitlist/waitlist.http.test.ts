import { err } from "@offizin/base";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { clerkOn } from "../../testing/clerk.ts";
import { postInto } from "../../testing/mails.ts";
import type { MailMessage } from "../mail/mail-message.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { sweepRetention } from "../retention/sweep-retention.ts";
import { sendOpeningMail, sendWaitlistMail } from "./send-waitlist-mail.ts";

const PATH = "/web-api/waitlist";
const DAY_MS = 24 * 3_600_000;

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());
// Every request may send a mail, so few are let through at once.
beforeEach(() => server.clock.advance(DAY_MS / 24));

const entries = () => server.platform.database.db.selectFrom("waitlist_entry").selectAll();
const entryOf = (email: string) => entries().where("email", "=", email).executeTakeFirst();
const join = (email: string, product = "calendar") => browserOn(server.app).post(PATH, { email, product });

/** What the mail to an address says, and the tokens of its links. */
async function mailTo(email: string) {
	const sent: MailMessage[] = [];
	const entry = await entryOf(email);
	await sendWaitlistMail(server.platform, postInto(sent), entry?.id ?? "");
	const [mail] = sent;
	const tokenAt = (name: string) => new RegExp(`[?]${name}=([\\w.-]+)`).exec(mail?.text ?? "")?.[1] ?? "";
	return { mail, confirm: tokenAt("token"), leave: tokenAt("abmelden") };
}

test("an address counts once the link of its mail is followed, and what was agreed to is kept", async () => {
	expect((await join(" Anna@Example.org ")).status).toBe(200);
	expect(await entryOf("anna@example.org")).toMatchObject({
		product: "calendar",
		channel: "papiervogel",
		confirmed_at: null,
		consent_version: "2026-11",
	});
	const { mail, confirm } = await mailTo("anna@example.org");
	expect(mail).toMatchObject({
		to: "anna@example.org",
		subject: "Bitte bestätigen: Bescheid zu Fotokalender",
	});
	expect(mail?.html).toContain("Ja, sagen Sie mir Bescheid");

	const confirmed = await browserOn(server.app).post(`${PATH}/confirmations`, { token: confirm });
	expect([confirmed.status, confirmed.body]).toEqual([200, { product: "calendar" }]);
	const first = (await entryOf("anna@example.org"))?.confirmed_at;
	expect(first).toEqual(server.clock.now());
	server.clock.advance(DAY_MS);
	await browserOn(server.app).post(`${PATH}/confirmations`, { token: confirm });
	expect((await entryOf("anna@example.org"))?.confirmed_at).toEqual(first);
});

test("a known and an unknown address get the same answer, and a confirmed one no second mail", async () => {
	const fresh = await join("same@example.org");
	const { confirm } = await mailTo("same@example.org");
	await browserOn(server.app).post(`${PATH}/confirmations`, { token: confirm });
	const again = await join("same@example.org");
	expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
	expect((await mailTo("same@example.org")).mail).toBeUndefined();
	expect(await entries().where("email", "=", "same@example.org").execute()).toHaveLength(1);
});

test("a token that is not ours opens nothing", async () => {
	await join("guess@example.org");
	const { confirm } = await mailTo("guess@example.org");
	const [entry] = confirm.split(".");
	for (const token of ["", entry, `${entry}.`, `${entry}.${"A".repeat(43)}`, `x${confirm}`]) {
		for (const door of ["confirmations", "departures"]) {
			expect((await browserOn(server.app).post(`${PATH}/${door}`, { token })).status).toBe(404);
		}
	}
	expect(await entryOf("guess@example.org")).toMatchObject({ confirmed_at: null });
});

test("the second link of the mail deletes the address, as often as it is followed", async () => {
	await join("leave@example.org");
	const { leave } = await mailTo("leave@example.org");
	for (let time = 0; time < 2; time++) {
		expect((await browserOn(server.app).post(`${PATH}/departures`, { token: leave })).status).toBe(200);
		expect(await entryOf("leave@example.org")).toBeUndefined();
	}
});

test.each([
	["no-address", "calendar", 400],
	["a@example.org", "castle", 400],
	["a@example.org", "photoframe", 422],
])("%s for %s is %i and stores nothing", async (email, product, status) => {
	expect((await join(email, product)).status).toBe(status);
	expect(await entryOf(email)).toBeUndefined();
});

test("what nobody confirmed goes after seven days, what was confirmed stays until it is erased", async () => {
	await join("silent@example.org");
	await join("stays@example.org");
	const { confirm } = await mailTo("stays@example.org");
	await browserOn(server.app).post(`${PATH}/confirmations`, { token: confirm });
	server.clock.advance(6 * DAY_MS);
	await sweepRetention(server.platform);
	expect(await entryOf("silent@example.org")).toBeDefined();
	server.clock.advance(2 * DAY_MS);
	await sweepRetention(server.platform);
	expect(await entryOf("silent@example.org")).toBeUndefined();
	expect(await entryOf("stays@example.org")).toBeDefined();

	const erased = await erasePerson(server.platform, "stays@example.org", { mayCancel: false });
	expect(erased).toMatchObject({ ok: true, value: { waitlist: 1 } });
	expect(await entryOf("stays@example.org")).toBeUndefined();
});

test("asking is slowed down", async () => {
	const answers = await Promise.all(
		Array.from({ length: 14 }, (_, index) => join(`many-${index}@example.org`)),
	);
	expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});

/** Asks and confirms. */
async function waitFor(email: string, product: string) {
	await join(email, product);
	const { confirm } = await mailTo(email);
	await browserOn(server.app).post(`${PATH}/confirmations`, { token: confirm });
}

const OFFICE = "/office-api/waitlist";
const card = { product: "card", channel: "papiervogel" };

test("an opening is told once to everybody who has confirmed, and their addresses go", async () => {
	await waitFor("first@example.org", "card");
	await waitFor("second@example.org", "card");
	await join("silent-card@example.org", "card");
	const clerk = await clerkOn(server.app);
	const listed = await clerk.get(OFFICE);
	expect(listed.body.items).toContainEqual({
		...card,
		name: "Karte",
		channelName: "Papiervogel",
		confirmed: 2,
		unconfirmed: 1,
		isOpen: true,
	});

	const [one, other] = await Promise.all([
		clerk.post(`${OFFICE}/announcements`, card),
		clerk.post(`${OFFICE}/announcements`, card),
	]);
	expect([one.status, other.status, one.body.told + other.body.told]).toEqual([200, 200, 2]);

	const sent: MailMessage[] = [];
	const told = await entries().where("announced_at", "is not", null).execute();
	for (const { id } of [...told, ...told]) await sendOpeningMail(server.platform, postInto(sent), id);
	expect(sent.map(({ to }) => to).sort()).toEqual(["first@example.org", "second@example.org"]);
	expect(sent[0]?.subject).toBe("Jetzt gestalten: Karte");
	expect(sent[0]?.text).toContain("/produkte/");
	expect(await entryOf("first@example.org")).toBeUndefined();
	expect(await entryOf("silent-card@example.org")).toMatchObject({ announced_at: null });
});

test("nobody is told of a product that cannot be designed yet", async () => {
	await waitFor("early@example.org", "calendar");
	const clerk = await clerkOn(server.app);
	const refused = await clerk.post(`${OFFICE}/announcements`, { ...card, product: "calendar" });
	expect([refused.status, refused.body.code]).toEqual([409, "product_not_open"]);
	expect(await entryOf("early@example.org")).toMatchObject({ announced_at: null });
});

test("an address whose mail is not taken stays to be tried again, and goes after a week", async () => {
	await waitFor("busy@example.org", "card");
	const clerk = await clerkOn(server.app);
	await clerk.post(`${OFFICE}/announcements`, card);
	const { id = "" } = (await entryOf("busy@example.org")) ?? {};
	const busy = { send: async () => err({ code: "try_later", smtpCode: 450, isFinal: false } as const) };
	await expect(sendOpeningMail(server.platform, busy, id)).rejects.toThrow("not taken");
	expect(await entryOf("busy@example.org")).toBeDefined();
	server.clock.advance(8 * DAY_MS);
	await sweepRetention(server.platform);
	expect(await entryOf("busy@example.org")).toBeUndefined();
});
