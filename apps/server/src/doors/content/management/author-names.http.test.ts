import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import type { Browser } from "../../../testing/browser.ts";
import { clerkOn } from "../../../testing/clerk.ts";
import { addSpace, contentFile } from "../../../testing/content-space.ts";

const space = "/v1/spaces/4711";
let server: AppUnderTest;
let clerk: Browser;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	await addSpace(server.platform, contentFile());
	clerk = await clerkOn(server.app);
});
afterAll(() => server.close());

test("history and trash name people as they call themselves now, and by their address once the account is gone", async () => {
	const { staff } = server.platform;
	const anna = { email: "anna@offizin.example", password: "ein-passwort-fuer-anna" };
	await staff.putAccount(anna.email, anna.password, "content");
	const window = await clerkOn(server.app, anna);
	const named = await window.put("/office-api/session/name", { name: " Anna Berg " });
	expect(named.body).toEqual({ email: anna.email, name: "Anna Berg", role: "content" });
	expect((await window.get("/office-api/session")).body.name).toBe("Anna Berg");
	const { story } = (
		await window.post(`${space}/stories`, {
			story: { name: "Von Anna", slug: "von-anna", content: { component: "page", title: "Von Anna" } },
		})
	).body;
	const latest = async () => (await clerk.get(`${space}/stories/${story.id}/versions`)).body.versions[0];
	const trashed = async () =>
		(await clerk.get(`${space}/trash`)).body.stories.find(({ id }: { id: number }) => id === story.id);
	expect(await latest()).toMatchObject({ author: anna.email, author_name: "Anna Berg" });
	await window.delete(`${space}/stories/${story.id}`);
	expect(await trashed()).toMatchObject({ deleted_by: anna.email, deleted_by_name: "Anna Berg" });
	await staff.remove(anna.email);
	expect(await trashed()).toMatchObject({ deleted_by: anna.email, deleted_by_name: anna.email });
	expect((await window.put("/office-api/session/name", { name: "A" })).status).toBe(401);
});
