import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { postInto } from "../../testing/mails.ts";
import { makeDesign, templateWith } from "../../testing/shopper.ts";
import type { MailMessage } from "../mail/mail-message.ts";
import { sendLink } from "./send-link.ts";
import { letIn, share } from "./sharing-fixtures.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const template = templateWith({ photo: false }).id;
const someone = () => browserOn(server.app);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function owned() {
	// Past what one client may ask for at once.
	server.clock.advance(20 * MINUTE);
	const owner = someone();
	const { id } = await makeDesign(owner, { template });
	return { owner, id };
}

const open = (who: Browser, by: object) => who.post("/web-api/invitations", by);
const unknown = (code: string) => ({ status: 404, body: { code } });

describe("[14] a link", () => {
	test("names the page it leads to, with a code for cameras; looking at it lets nobody in", async () => {
		const { owner, id } = await owned();
		const made = await owner.post(`/web-api/designs/${id}/links`, { kind: "link", purpose: "open" });
		expect(made.headers.get("cache-control")).toBe("private, no-store");
		expect(made.body.url).toMatch(/\/entwurf\/[\w-]{22}\/$/);
		expect(made.body).toMatchObject({ code: null, qr: { side: 800, path: expect.stringMatching(/^M\d/) } });
		expect(new Date(made.body.expiresAt).getTime() - server.clock.now().getTime()).toBe(14 * DAY);
		const token = made.body.url.split("/").at(-2);
		const { db } = server.platform.database;
		const stored = await db.selectFrom("design_link").selectAll().where("id", "=", made.body.id).execute();
		expect(JSON.stringify(stored)).not.toContain(token);

		const guest = someone();
		const look = await guest.get(`/web-api/invitations/${token}`);
		expect(look).toMatchObject({ status: 200, body: { name: expect.any(String) } });
		expect(look.headers.get("referrer-policy")).toBe("no-referrer");
		expect(guest.cookies()).toBe("");
		expect((await guest.get(`/web-api/designs/${id}`)).status).toBe(404);
		expect(await open(guest, { token })).toMatchObject({ status: 200, body: { id, template } });
		expect((await guest.get(`/web-api/designs/${id}`)).status).toBe(200);
		expect((await owner.get(`/web-api/designs/${id}/links`)).body.items).toMatchObject([
			{ id: made.body.id, purpose: "open", isCode: false, holders: 1, lastUsedAt: expect.any(String) },
		]);
	});

	test("opens for fourteen days and in its own shop; who came by it stays, and it stays listed for them", async () => {
		const { owner, id } = await owned();
		const [first, late] = [someone(), someone()];
		const { token } = await letIn(owner, first, id);
		const elsewhere = await late.post("/web-api/invitations", { token }, { "x-channel": "bildwand" });
		expect(elsewhere).toMatchObject(unknown("link_unknown"));
		server.clock.advance(14 * DAY);
		expect(await open(late, { token })).toMatchObject(unknown("link_unknown"));
		expect((await late.get(`/web-api/invitations/${token}`)).status).toBe(404);
		expect((await first.get(`/web-api/designs/${id}`)).status).toBe(200);
		expect((await owner.get(`/web-api/designs/${id}/links`)).body.items).toHaveLength(1);
	});

	test("makes nobody a holder of their own design", async () => {
		const { owner, id } = await owned();
		const { token } = await share(owner, id);
		expect((await open(owner, { token })).status).toBe(200);
		expect((await owner.get("/web-api/designs")).body.items).toMatchObject([{ id, isOwn: true }]);
		expect((await owner.get(`/web-api/designs/${id}/links`)).body.items).toMatchObject([{ holders: 0 }]);
	});

	test("that only shows it opens nothing", async () => {
		const { owner, id } = await owned();
		const { token, url } = await share(owner, id, { kind: "link", purpose: "comment" });
		expect(url).toMatch(/\/ansehen\/[\w-]{22}\/$/);
		const guest = someone();
		expect(await open(guest, { token })).toMatchObject(unknown("link_unknown"));
		expect((await guest.get(`/web-api/invitations/${token}`)).status).toBe(404);
		expect((await guest.get(`/web-api/designs/${id}`)).status).toBe(404);
	});

	test("is one of at most twenty that stand", async () => {
		const { owner, id } = await owned();
		const links = [];
		for (let made = 0; made < 20; made += 1) links.push(await share(owner, id));
		const more = await owner.post(`/web-api/designs/${id}/links`, { kind: "code" });
		expect(more).toMatchObject({ status: 422, body: { code: "links_full" } });
		await owner.delete(`/web-api/designs/${id}/links/${links[0]?.id}`);
		expect((await owner.post(`/web-api/designs/${id}/links`, { kind: "code" })).status).toBe(201);
	});
});

describe("[14] a code", () => {
	test("opens once, however it is typed", async () => {
		const { owner, id } = await owned();
		const { code, url } = await share(owner, id, { kind: "code" });
		expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
		expect(url).toMatch(/\/entwurf\/$/);
		const typed = `${code.slice(0, 4)} - ${code.slice(4)}`
			.toLowerCase()
			.replaceAll("0", "o")
			.replaceAll("1", "l");
		const [first, second] = [someone(), someone()];
		expect(await open(first, { code: typed })).toMatchObject({ status: 200, body: { id } });
		expect(await open(second, { code })).toMatchObject(unknown("code_unknown"));
		expect((await first.get(`/web-api/designs/${id}`)).status).toBe(200);
		expect((await owner.get(`/web-api/designs/${id}/links`)).body.items).toMatchObject([
			{ isCode: true, holders: 1 },
		]);
	});

	test("of two who type it at once lets in one", async () => {
		const { owner, id } = await owned();
		const { code } = await share(owner, id, { kind: "code" });
		const both = await Promise.all([open(someone(), { code }), open(someone(), { code })]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
	});

	test("is valid for a quarter of an hour, and not as a link", async () => {
		const { owner, id } = await owned();
		const { code } = await share(owner, id, { kind: "code" });
		server.clock.advance(15 * MINUTE);
		expect(await open(someone(), { code })).toMatchObject(unknown("code_unknown"));
		expect((await owner.get(`/web-api/designs/${id}/links`)).body.items).toEqual([]);
	});

	test("is not guessed: after six tries a client waits", async () => {
		const { owner, id } = await owned();
		const { code } = await share(owner, id, { kind: "code" });
		const tries = [];
		for (let tried = 0; tried < 7; tried += 1) tries.push(await open(someone(), { code: "00000000" }));
		expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 429]);
		expect(Number(tries.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(60);
		expect((await open(someone(), { code })).status).toBe(429);
		server.clock.advance(2 * MINUTE);
		expect((await open(someone(), { code })).status).toBe(200);
	});
});

describe("[14] a mail with a link", () => {
	const letters = () => server.platform.database.db.selectFrom("design_mail").selectAll().execute();

	test.each([
		["open", "de-DE", "/entwurf/", "Entwurf öffnen"],
		["comment", "en-GB", "/ansehen/", "Look at the design"],
	])(
		"carries it once, in the words of the page, and its address is forgotten: %s",
		async (purpose, locale, path, words) => {
			const { owner, id } = await owned();
			const door = `/web-api/designs/${id}/links/mails`;
			const asked = await owner.post(door, { email: " Oma@Example.org ", purpose }, { "x-locale": locale });
			expect(asked.status).toBe(200);
			const [letter] = await letters();
			expect(letter).toMatchObject({ email: "oma@example.org", link: asked.body.id });
			const sent: MailMessage[] = [];
			await sendLink(server.platform, postInto(sent), letter?.id ?? "");
			await sendLink(server.platform, postInto(sent), letter?.id ?? "");
			expect(sent).toHaveLength(1);
			expect(sent[0]).toMatchObject({ to: "oma@example.org", from: { name: "Papiervogel" } });
			const [address = ""] = /https?:\S+\/(entwurf|ansehen)\/[\w-]{22}\//.exec(sent[0]?.text ?? "") ?? [];
			expect(address).toContain(path);
			expect(sent[0]?.html).toContain(address);
			expect(sent[0]?.html).toContain(words);
			expect(await letters()).toEqual([]);
		},
	);

	test("is not sent once its link is revoked, and nobody sends many", async () => {
		const { owner, id } = await owned();
		const door = `/web-api/designs/${id}/links/mails`;
		const asked = await owner.post(door, { email: "oma@example.org", purpose: "open" });
		await owner.delete(`/web-api/designs/${id}/links/${asked.body.id}`);
		const [letter] = await letters();
		const sent: MailMessage[] = [];
		await sendLink(server.platform, postInto(sent), letter?.id ?? "");
		expect([sent, await letters()]).toEqual([[], []]);
		const more = [];
		for (let mail = 0; mail < 5; mail += 1) {
			more.push((await owner.post(door, { email: `oma${mail}@example.org`, purpose: "open" })).status);
		}
		expect(more).toEqual([200, 200, 200, 200, 429]);
		// What was refused has left no link.
		expect((await owner.get(`/web-api/designs/${id}/links`)).body.items).toHaveLength(4);
		expect((await owner.post(door, { email: "keine", purpose: "open" })).status).toBe(400);
	});
});
