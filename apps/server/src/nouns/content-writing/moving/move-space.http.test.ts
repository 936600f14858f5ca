import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../../testing/app-under-test.ts";
import { contentFile } from "../../../testing/content-space.ts";
import { jpeg } from "../../../testing/photos.ts";
import { exportSpace } from "./export-space.ts";
import { importSpace } from "./import-space.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

async function* bytesOf(text: string) {
	for (let at = 0; at < text.length; at += 65_536) yield Buffer.from(text.slice(at, at + 65_536));
}
type Mode = "new" | "replace" | "merge";
const take = (file: unknown, mode: Mode = "new", space?: number) =>
	importSpace(server.platform, bytesOf(typeof file === "string" ? file : JSON.stringify(file)), {
		space,
		mode,
		folder: ".",
		say: () => {},
		showsStory: (slug) => slug !== "warenkorb",
	});
async function give(space: number): Promise<string> {
	const pieces = await exportSpace(server.platform, space);
	if (!pieces) throw new Error(`no space ${space}`);
	return (await Array.fromAsync(pieces)).join("");
}

const uuid = (text: string) =>
	createHash("sha256")
		.update(text)
		.digest("hex")
		.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + (number % 300))).toISOString();

function story(id: number, more: object = {}) {
	const content = { _uid: uuid(`c${id}`), component: "page", title: `Seite ${id}`, title__i18n__en: "Page" };
	return {
		id,
		uuid: uuid(`s${id}`),
		name: `Seite ${id}`,
		slug: `seite-${id}`,
		full_slug: `seite-${id}`,
		parent_id: null,
		is_folder: false,
		is_startpage: false,
		position: id,
		path: null,
		tag_list: id % 3 === 0 ? ["drei"] : [],
		group_id: uuid(`g${id}`),
		translated_slugs: [{ lang: "en", name: "Page", slug: `page-${id}`, published: true }],
		sort_by_date: id % 2 === 0 ? "2026-05-01" : null,
		meta_data: id % 5 === 0 ? { number: id } : null,
		content,
		published_content: id % 7 === 0 ? null : id % 11 === 0 ? { ...content, title: "Früher" } : "same",
		created_at: day(id),
		updated_at: day(id + 1),
		published_at: id % 7 === 0 ? null : day(id + 1),
		first_published_at: id % 7 === 0 ? null : day(id),
		publish_at: null,
		unpublish_at: null,
		former_slugs: id % 13 === 0 ? [{ lang: "en", path: `formerly-${id}` }, `frueher-${id}`] : [],
		...more,
	};
}

/** Pages in a hundred folders, each folder after what lies in it. */
function tree(count: number, first: number) {
	const folders = Array.from({ length: 100 }, (_, index) => {
		const id = first + count + index;
		const address = { slug: `ordner-${index}`, full_slug: `ordner-${index}` };
		const nothing = { published_at: null, first_published_at: null, published_content: null, content: null };
		return story(id, { ...address, ...nothing, is_folder: true });
	});
	const pages = Array.from({ length: count }, (_, index) => {
		const folder = folders[index % folders.length];
		const id = first + index;
		return story(id, { parent_id: folder?.id, full_slug: `${folder?.slug}/seite-${id}` });
	});
	return [...pages, ...folders];
}

test("10,000 stories come in, go out and are equal", { timeout: 120_000 }, async () => {
	const picture = await jpeg(40, 30);
	const asset = {
		id: 77,
		name: "wiese.jpg",
		content_type: "image/jpeg",
		width: 40,
		height: 30,
		alt: "Wiese",
		title: "",
		source: "",
		copyright: "Anna",
		focus: "",
		meta_data: { place: "Alm" },
		created_at: day(1),
		updated_at: day(2),
		bytes: Buffer.from(picture).toString("base64"),
	};
	const source = {
		id: 501,
		name: "Farben",
		slug: "farben",
		dimensions: [{ id: 1, name: "Englisch", entryValue: "en" }],
		entries: [{ id: 1, name: "Rot", value: "red", dimensionValues: { en: "Red" } }],
	};
	const file = contentFile({ stories: tree(9900, 1), assets: [asset], datasources: [source] } as never);
	const done = await take(file);
	expect(done).toMatchObject({ stories: 10_000, assets: 1, components: 2, dataSources: 1, tokens: [] });
	const exported = JSON.parse(await give(4711));
	const bare = ({ stories, tokens, space, ...more }: Record<string, unknown[]>) => ({
		...more,
		space: { channel: null, ...space },
		tokens: new Set(tokens),
		stories: new Map(stories?.map((one) => [(one as { id: number }).id, one])),
	});
	expect(bare(exported)).toEqual(bare(file as never));
	await server.platform.content.refresh();
	expect(server.platform.content.space(4711)?.stories).toHaveLength(10_000);
});

test("what is there is not written over unasked; replaced or merged when it is said", async () => {
	const first = contentFile({ space: 5, stories: [story(20_001), story(20_002)] });
	await take(first);
	await expect(take(first)).rejects.toThrow(/has stories already.*--replace.*--merge/s);
	const renamed = story(20_002, { name: "Neu", slug: "neu", full_slug: "neu" });
	const changed = { ...first, stories: [renamed, story(20_003)] };
	await take(changed, "merge");
	const names = async () => {
		await server.platform.content.refresh();
		return server.platform.content.space(5)?.stories.map(({ name }) => name);
	};
	expect(await names()).toEqual(["Seite 20001", "Neu", "Seite 20003"]);
	expect(server.platform.content.space(5)?.formerPages.get("default")?.get("seite-20002")?.name).toBe("Neu");
	await take({ ...first, stories: [story(20_002, { name: "Ersetzt" })] }, "replace");
	expect(await names()).toEqual(["Ersetzt"]);
});

test("a list of another service goes into the space that is named", async () => {
	const { published_content: _, ...plain } = story(21_001);
	await take({ stories: [{ ...plain, published: true, translated_slugs: null }] }, "new", 6);
	await server.platform.content.refresh();
	const space = server.platform.content.space(6);
	expect(space?.stories[0]?.published).toMatchObject({ title: "Seite 21001" });
	expect(space?.tokens.map(({ access }) => access).sort()).toEqual(["management", "preview", "public"]);
});

test("an id that another space has is not taken from it: the component gets one of its own, and that is said", async () => {
	await take(contentFile({ space: 12, stories: [] }));
	const lines: string[] = [];
	const { components } = contentFile({ space: 12 });
	await importSpace(
		server.platform,
		bytesOf(JSON.stringify(contentFile({ space: 13, components } as never))),
		{
			...{ space: undefined, mode: "new", folder: ".", say: (line) => void lines.push(line) },
		},
	);
	expect(lines).toEqual([
		expect.stringMatching(/entry 1 of "components": "page" gets another id: 1201 is taken here/),
		expect.stringMatching(/"teaser" gets another id: 1202/),
	]);
	const idsOf = async (space: number): Promise<number[]> =>
		JSON.parse(await give(space)).components.map(({ id }: { id: number }) => id);
	expect(await idsOf(12)).toEqual([1201, 1202]);
	expect(Math.min(...(await idsOf(13)))).toBeGreaterThan(1202);
});

const inEnglish = (slug: string) => [{ lang: "en", name: null, slug, published: true }];
const broken = (stories: readonly unknown[], more: object = {}) =>
	contentFile({ space: 9, tokens: [], stories, ...more } as never);
test.each([
	["another format", { format: "zip", version: 1 }, /Line 1, "format": this is "zip", not "offizin-space"/],
	["no space", { stories: [story(1)] }, /names no space.*--space/],
	["a story without a name", broken([{ ...story(30_001), name: 5 }]), /entry 1 of "stories": name:/],
	["a page without content", broken([story(30_002, { content: null })]), /no content and is no folder/],
	[
		"one address twice",
		broken([story(30_003), story(30_004, { full_slug: "seite-30003" })]),
		/also the address of/,
	],
	[
		"a folder that is not there",
		broken([story(30_005, { parent_id: 99 })]),
		/lies in 99, which is no folder/,
	],
	[
		"folders that lie in each other",
		broken([
			story(30_010, { is_folder: true, content: null, published_content: null, parent_id: 30_011 }),
			story(30_011, { is_folder: true, content: null, published_content: null, parent_id: 30_010 }),
		]),
		/"seite-30010" \(id 30010\) lies in 30011, which lies in it/,
	],
	[
		"5,000 blocks",
		broken([story(30_007, { content: { component: "page", body: Array(5000).fill({ component: "x" }) } })]),
		/entry 1 of "stories": content: more blocks, or deeper ones, than a page can have/,
	],
	[
		"a NUL in a name",
		broken([story(30_008, { name: "Sei\u0000te" })]),
		/entry 1 of "stories": it has a NUL character/,
	],
	[
		"a page at an address of the shop, in whatever language, and two at one",
		broken([
			story(30_020, { slug: "warenkorb", full_slug: "warenkorb" }),
			story(30_021, { translated_slugs: inEnglish("warenkorb") }),
			story(30_022, { translated_slugs: inEnglish("advice") }),
			story(30_023, { translated_slugs: inEnglish("advice") }),
		]),
		new RegExp(
			[
				'^"warenkorb" \\(id 30020\\): the site has a page of its own there.',
				'"advice" in en \\(id 30022\\): another page stands there.',
				'"advice" in en \\(id 30023\\): another page stands there.',
				'"warenkorb" in en \\(id 30021\\): the site has a page of its own there.$',
			].join("\n"),
		),
	],
	["an id of another space", broken([story(20_002)]), /Stories of another space have ids of this file/],
	[
		"a file that is no picture",
		broken([], { assets: [{ id: 900, created_at: day(1), bytes: "aGFsbG8=" }] }),
		/entry 1 of "assets": asset_kind_refused/,
	],
	[
		"half a file",
		JSON.stringify(broken([story(30_006)])).slice(0, -30),
		/ends before its content does|cannot be read/,
	],
])("%s is refused with its place, and nothing of it is kept", async (_, file, message) => {
	await expect(take(file)).rejects.toThrow(message);
	await server.platform.content.refresh();
	expect(server.platform.content.space(9)).toBeUndefined();
});

test("what a file has beside a space is named, and blocks without an id get one", async () => {
	const lines: string[] = [];
	const content = { component: "page", title: "Gr\u0000üße" };
	const file = contentFile({ space: 10, tokens: [], stories: [story(40_001, { content })] } as never);
	await importSpace(server.platform, bytesOf(JSON.stringify({ ...file, storys: [1, 2] })), {
		...{ space: undefined, mode: "new", folder: ".", say: (line) => void lines.push(line) },
	});
	expect(lines).toEqual([expect.stringMatching(/entry 1 of "storys" is passed over/)]);
	await server.platform.content.refresh();
	expect(server.platform.content.space(10)?.stories[0]?.draft).toMatchObject({
		_uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
		title: "Grüße",
	});
});
