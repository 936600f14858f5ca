import StoryblokClient from "storyblok-js-client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import { addSpace, contentFile, contentTokens } from "../../../testing/content-space.ts";

let server: AppUnderTest;
let client: StoryblokClient;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
	await addSpace(server.platform, contentFile());
	client = clientOf(server);
	await folder("a", [page("a-1"), page("a-2", { tag_list: ["neu"] }), page("a-3")]);
});
afterAll(() => server.close());

/** The official client, unchanged; its fetch asks the app without a socket. */
function clientOf(
	{ app }: AppUnderTest,
	{ oauthToken = `${contentTokens.management}-4711`, onAnswer = (_: number): void => {} } = {},
) {
	return new StoryblokClient({
		oauthToken,
		endpoint: "http://localhost:3000/v1",
		rateLimit: 1000,
		retriesDelay: 1,
		fetch: async (url: string | URL | Request, init?: RequestInit) => {
			const answer = await app.request(String(url), init);
			onAnswer(answer.status);
			return answer;
		},
	} as never);
}

const stories = "spaces/4711/stories";
const page = (slug: string, more: object = {}) => ({
	name: slug.toUpperCase(),
	slug,
	content: { component: "page", title: slug },
	...more,
});
interface Written {
	readonly id: number;
	readonly uuid: string;
	readonly full_slug: string;
}
async function write(story: object, more: object = {}): Promise<Written> {
	const { data } = await client.post(stories, { story, ...more } as never);
	return (data as never as { story: Written }).story;
}
async function folder(slug: string, children: readonly object[]): Promise<void> {
	const { id } = await write({ name: slug, slug, is_folder: true });
	for (const child of children) await write({ ...child, parent_id: id });
}
/** What the client rejects with. */
const refusal = (call: Promise<unknown>) => expect(call).rejects;

describe("a list, as the official client asks for it", () => {
	const found = async (query: object) =>
		((await client.get(stories, query as never)).data.stories as Written[]).map(({ full_slug }) => full_slug);

	test("comes whole, page by page", async () => {
		const all = (await client.getAll(stories, { per_page: 2 })) as Written[];
		expect(all.map(({ full_slug }) => full_slug).sort()).toEqual(["a", "a/a-1", "a/a-2", "a/a-3"]);
	});

	test("names the stories it means, in every way that delivery knows and in its own", async () => {
		const [first, second] = (await client.getAll(stories, {
			story_only: true,
			sort_by: "slug:asc",
		} as never)) as Written[];
		expect(await found({ by_slugs: "a/a-1,a/a-3" })).toEqual(["a/a-1", "a/a-3"]);
		expect(await found({ starts_with: "a/", excluding_slugs: "*-1" })).toEqual(["a/a-2", "a/a-3"]);
		expect(await found({ by_ids: `${first?.id}` })).toEqual([first?.full_slug]);
		expect(await found({ by_uuids_ordered: `${second?.uuid},${first?.uuid}` })).toEqual([
			second?.full_slug,
			first?.full_slug,
		]);
		expect(await found({ with_tag: "neu" })).toEqual(["a/a-2"]);
		expect(await found({ with_slug: "a/a-3" })).toEqual(["a/a-3"]);
		expect(await found({ search: "A-2" })).toEqual(["a/a-2"]);
		expect(await found({ folder_only: true })).toEqual(["a"]);
		expect(await found({ is_published: true })).toEqual([]);
		expect(await found({ filter_query: { title: { in: "a-3" } } })).toEqual(["a/a-3"]);
		expect(await found({ sort_by: "slug:desc", story_only: 1 })).toEqual(["a/a-3", "a/a-2", "a/a-1"]);
	});

	test("is not another one where a parameter is not known: who asks for some must not get all", async () => {
		const asked = client.get(stories, { in_workflow_stages: "3" } as never);
		await refusal(asked).toMatchObject({ status: 400, response: { data: { code: "parameter_unknown" } } });
		await refusal(client.get(stories, { by_ids: "eins" } as never)).toMatchObject({
			status: 400,
			response: { data: { fields: { by_ids: expect.stringMatching(/\S/) } } },
		});
	});
});

describe("what is refused is the error that the client shows [content-protocol §1]", () => {
	test("404, 401, a used slug, and whatever else in a sentence", async () => {
		await refusal(client.get(`${stories}/999999`)).toMatchObject({
			message: "This record could not be found",
			status: 404,
		});
		await refusal(client.get("spaces/4711/nichts")).toMatchObject({
			message: "This record could not be found",
		});
		await refusal(clientOf(server, { oauthToken: "fremd" }).get("spaces/4711")).toMatchObject({
			message: "Unauthorized",
			status: 401,
		});
		await write(page("besetzt"));
		await refusal(write(page("besetzt"))).toMatchObject({
			message: "slug: has already been taken",
			status: 422,
			response: { data: { slug: ["has already been taken"] } },
		});
		await refusal(write({ slug: "ohne-namen" })).toMatchObject({
			message: expect.stringMatching(/ .*\.$/),
			status: 400,
		});
		await refusal(write(page("kaputt", { content: { component: "page" } }), { publish: 1 })).toMatchObject({
			message: "Diese Seite hat Fehler, mit denen sie nicht veröffentlicht wird.",
			status: 422,
		});
	});

	test("too many requests are JSON, tried again by the client, and then a sentence", async () => {
		const busy = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "0.01" } });
		await addSpace(busy.platform, contentFile());
		const answers: number[] = [];
		const hasty = clientOf(busy, { onAnswer: (status) => answers.push(status) });
		vi.spyOn(console, "log").mockImplementation(() => {});
		for (let at = 0; at < 3; at += 1) await hasty.get("spaces/4711");
		const headers = { authorization: `${contentTokens.management}-4711` };
		const refused = await busy.app.request("/v1/spaces/4711", { headers });
		expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
		await refusal(hasty.get("spaces/4711")).toMatchObject({
			status: 429,
			message: expect.stringMatching(/ .*\.$/),
		});
		expect(answers).toEqual([200, 200, 200, ...Array(11).fill(429)]);
		const patient = clientOf(busy, { onAnswer: () => busy.clock.advance(1000) });
		expect((await patient.get("spaces/4711")).data).toMatchObject({ space: { id: 4711 } });
		vi.restoreAllMocks();
		await busy.close();
	});
});

describe("what only a part of a story or a release is meant by is refused, never done to the whole story", () => {
	test.each([
		["lang", { lang: "en" }],
		["release_id", { release_id: 12 }],
	])("%s", async (field, more) => {
		const story = await write(page(`teil-${field.replace("_", "-")}`));
		const changed = client.put(`${stories}/${story.id}`, {
			story: page("anders"),
			publish: 1,
			...more,
		} as never);
		await refusal(changed).toMatchObject({
			status: 400,
			response: { data: { fields: { [field]: expect.stringMatching(/\S/) } } },
		});
		await refusal(client.get(`${stories}/${story.id}/publish`, more as never)).toMatchObject({
			status: 400,
			response: { data: { fields: { [field]: expect.stringMatching(/\S/) } } },
		});
		expect((await client.get(`${stories}/${story.id}`)).data.story).toMatchObject({
			full_slug: story.full_slug,
			published: false,
		});
	});

	test("but not where they say what is done anyway", async () => {
		const { id } = await write(page("ganz"), { release_id: 0, lang: "default" });
		const change = { story: { name: "Ganz" }, force_update: "1", lang: "[default]", release_id: 0 };
		expect((await client.put(`${stories}/${id}`, change as never)).data).toMatchObject({
			story: { name: "Ganz" },
		});
		const published = await client.get(`${stories}/${id}/publish`, { lang: "default" } as never);
		expect(published.data.story).toMatchObject({ published: true });
	});
});

describe("a content that cannot be kept as it is", () => {
	test("is refused where it is deeper than anybody reads, before anything walks it", async () => {
		const headers = {
			authorization: `${contentTokens.management}-4711`,
			"content-type": "application/json",
		};
		const text = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
		const body = `{"story": {"name": "Tief", "content": {"component": "page", "title": "x", "body": ${text}}}}`;
		const refused = await server.app.request(`/v1/${stories}`, { method: "POST", headers, body });
		expect([refused.status, await refused.json()]).toMatchObject([
			422,
			{ code: "story_too_large", findings: [{ code: "tree_too_deep" }] },
		]);
	});

	test("loses what no database keeps: a NUL, half a character", async () => {
		const { id } = await write(
			page("nul", { content: { component: "page", title: "Gr\u00fc\u0000\ud83c" } }),
		);
		expect((await client.get(`${stories}/${id}`)).data.story.content.title).toBe("Grü\ufffd");
		await refusal(write(page("nul-name", { name: "Gr\u0000" }))).toMatchObject({
			status: 400,
			message:
				"Ein Text enthält ein Zeichen, das sich nicht speichern lässt (U+0000). Bitte lassen Sie es weg.",
		});
	});
});
