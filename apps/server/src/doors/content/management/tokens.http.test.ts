import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../../../adapters/log/log.ts";
import { openContentLibrary } from "../../../nouns/content/library/content-library.ts";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import type { Browser } from "../../../testing/browser.ts";
import { clerkOn } from "../../../testing/clerk.ts";
import { addSpace, contentFile, contentTokens } from "../../../testing/content-space.ts";
import { eventually } from "../../../testing/eventually.ts";

let server: AppUnderTest;
let clerk: Browser;
const keys = "/v1/spaces/4711/api_keys";
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	await addSpace(server.platform, contentFile());
	await addSpace(server.platform, contentFile({ space: 4712 }));
	await server.platform.database.db
		.updateTable("content_space")
		.set({ channel: "papiervogel" })
		.where("id", "=", 4711)
		.execute();
	clerk = await clerkOn(server.app);
	const story = { name: "Entwurf", slug: "entwurf", content: { component: "page", title: "Noch geheim" } };
	await clerk.post("/v1/spaces/4711/stories", { story });
});
afterAll(() => server.close());

interface Key {
	readonly id: number;
	readonly access: string;
	readonly token: string;
}
async function make(access: string, name: string): Promise<Key> {
	const made = await clerk.post(keys, { api_key: { access, name } });
	expect([made.status, made.body]).toEqual([201, made.body]);
	return made.body.api_key;
}
const listed = async (path = keys) => (await clerk.get(path)).body.api_keys;
async function idOf(access: string, path = keys): Promise<number> {
	const found = (await listed(path)).find((one: Key) => one.access === access);
	return found.id;
}
const draftWith = async (token: string) =>
	(await server.app.request(`/v2/cdn/stories/entwurf?version=draft&token=${token}`)).status;

describe("a token", () => {
	test("is whole in the answer to whoever makes it, and later known by its last letters", async () => {
		const made = await make("preview", "Vorschau der Filiale");
		expect(made).toMatchObject({ access: "preview", created_by: "werkstatt@offizin.example" });
		expect(made.token).toMatch(/^[\w-]{32}$/);
		const later = (await listed()).find(({ id }: Key) => id === made.id);
		expect(later).toEqual({ ...made, token: null, ending: made.token.slice(-4) });
		const open = await make("public", "Website der Filiale");
		expect((await listed()).find(({ id }: Key) => id === open.id).token).toBe(open.token);
	});

	test("opens what its access says until it is revoked, in every process at once", async () => {
		const { platform } = server;
		const other = await openContentLibrary(platform.database, { log: createLog("silent") });
		const { id, token } = await make("preview", "App");
		expect(await draftWith(token)).toBe(200);
		await eventually(async () => other.ofToken(token), { what: "the token in another process" });
		const revoked = await clerk.delete(`${keys}/${id}`);
		expect([revoked.status, revoked.body.api_key]).toMatchObject([200, { id, token: null }]);
		expect(await draftWith(token)).toBe(401);
		await eventually(async () => (other.ofToken(token) ? undefined : true), { what: "its end there" });
		await other.close();
		expect((await clerk.delete(`${keys}/${id}`)).body.code).toBe("token_unknown");
	});

	test("changes a space under its name, and gives no access to anybody", async () => {
		const { token } = await make("management", "Skript");
		const headers = { authorization: token, "content-type": "application/json" };
		const send = (path: string, method: string, body?: object) =>
			server.app.request(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
		const story = { name: "Vom Skript", content: { component: "page", title: "x" } };
		const written = await send("/v1/spaces/4711/stories", "POST", { story });
		const { id } = ((await written.json()) as { story: { id: number } }).story;
		const { versions } = (await clerk.get(`/v1/spaces/4711/stories/${id}/versions`)).body;
		expect(versions).toMatchObject([{ author: "Skript" }]);
		const api_key = { access: "management", name: "Noch eins" };
		for (const [path, method, body] of [
			[keys, "GET", undefined],
			[keys, "POST", { api_key }],
			[`${keys}/1`, "DELETE", undefined],
		] as const) {
			const refused = await send(path, method, body);
			expect([refused.status, await refused.json()]).toMatchObject([403, { code: "person_required" }]);
		}
	});
});

describe("is refused", () => {
	test.each([
		["no name", { access: "public", name: " " }, 400, "request_invalid"],
		["another access", { access: "alles", name: "x" }, 400, "request_invalid"],
		["a name that is taken", { access: "public", name: "public-4711" }, 422, "token_taken"],
	])("a token with %s", async (_, api_key, status, code) => {
		const refused = await clerk.post(keys, { api_key });
		expect([refused.status, refused.body.code]).toEqual([status, code]);
	});

	test("to revoke what the pages and previews of a brand are read with, until there is another one", async () => {
		const others = (await listed()).filter(({ name }: { name: string }) => !name.endsWith("-4711"));
		for (const { id } of others) await clerk.delete(`${keys}/${id}`);
		for (const access of ["public", "preview"]) {
			const last = await idOf(access);
			const refused = await clerk.delete(`${keys}/${last}`);
			expect([refused.status, refused.body.code]).toEqual([409, "token_needed"]);
			await make(access, `Neu ${access}`);
			expect((await clerk.delete(`${keys}/${last}`)).status).toBe(200);
		}
		// People need none to change the space.
		expect((await clerk.delete(`${keys}/${await idOf("management")}`)).status).toBe(200);
		expect((await clerk.get("/v1/spaces/4711/stories")).status).toBe(200);
	});

	test("a token of another space, which nobody but its own can revoke", async () => {
		const foreign = "/v1/spaces/4712/api_keys";
		const id = await idOf("public", foreign);
		expect((await clerk.delete(`${keys}/${id}`)).status).toBe(404);
		// No brand shows this one.
		expect((await clerk.delete(`${foreign}/${id}`)).status).toBe(200);
		expect((await listed(foreign)).map(({ access }: Key) => access)).toEqual(["preview", "management"]);
		expect(server.platform.content.ofToken(`${contentTokens.public}-4712`)).toBeUndefined();
	});
});
