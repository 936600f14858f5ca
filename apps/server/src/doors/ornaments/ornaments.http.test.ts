import { artworkSchema } from "@offizin/design";
import { ornamentSubjects, ornamentsOf } from "@offizin/ornaments";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const get = (path: string, headers?: Record<string, string>) => browserOn(server.app).get(path, headers);

test("[14] the list names every drawing, and holds none", async () => {
	const { status, body } = await get("/web-api/ornaments");
	expect(status).toBe(200);
	expect(body.subjects.map(({ key }: { key: string }) => key)).toEqual([...ornamentSubjects]);
	expect(body.items.length).toBeGreaterThanOrEqual(150);
	expect(body.items.find(({ key }: { key: string }) => key === "olive-branch")).toMatchObject({
		subject: "branches",
		name: "Olivenzweig",
	});
	expect(body.artworks).toEqual({});
});

test.each(ornamentSubjects)("[14] the drawings of %s are ones a design takes", async (subject) => {
	const { status, body } = await get(`/web-api/ornaments?subject=${subject}`);
	expect(status).toBe(200);
	const keys = ornamentsOf(subject).map(({ key }) => key);
	expect(body.items.map(({ key }: { key: string }) => key)).toEqual(keys);
	expect(Object.keys(body.artworks)).toEqual(keys);
	for (const artwork of Object.values(body.artworks)) expect(artworkSchema.parse(artwork)).toEqual(artwork);
});

test("names are in the language of the shop", async () => {
	const { body } = await get("/web-api/ornaments?subject=wreaths", { "x-locale": "en-DE" });
	expect(body.subjects[2]).toEqual({ key: "wreaths", name: "Wreaths" });
	expect(body.items[0].name).toBe("Laurel wreath");
});

test("an answer may be kept for a day by anybody, and is not sent again to who has it", async () => {
	const first = await get("/web-api/ornaments?subject=love");
	expect(first.headers.get("cache-control")).toContain("public, max-age=86400");
	expect(first.headers.get("set-cookie")).toBeNull();
	const again = await get("/web-api/ornaments?subject=love", {
		"if-none-match": first.headers.get("etag") ?? "",
	});
	expect(again.status).toBe(304);
});

test("a subject nobody draws is not found", async () => {
	expect((await get("/web-api/ornaments?subject=dragons")).status).toBe(404);
	expect((await get(`/web-api/ornaments?subject=${"a".repeat(60)}`)).status).toBe(400);
});
