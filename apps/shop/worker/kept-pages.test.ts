import { expect, test } from "vitest";
import { type Caches, createKeeper } from "./kept-pages.ts";

const ORIGIN = "https://papiervogel.example";
const FIRST = `${ORIGIN}/configurator-card/a/?design=first`;
const SECOND = `${ORIGIN}/configurator-card/b/?design=second`;
const PHOTO = `${ORIGIN}/web-api/uploads/photo/screen`;

/** A browser's caches with nothing but memory behind them. */
function fakeCaches(): Caches {
	const all = new Map<string, Map<string, Response>>();
	const bare = (address: string) => address.replace(/\?.*/, "");
	return {
		keys: async () => [...all.keys()],
		has: async (name) => all.has(name),
		delete: async (name) => all.delete(name),
		async open(name) {
			const one = all.get(name) ?? new Map<string, Response>();
			all.set(name, one);
			return {
				keys: async () => [...one.keys()].map((url) => ({ url })),
				match: async (address, how) =>
					[...one]
						.find(([url]) => url === address || (how?.ignoreSearch && url === bare(address)))?.[1]
						.clone(),
				put: async (address, answer) => void one.set(address, answer),
				delete: async (address) => one.delete(address),
			};
		},
	};
}

const editorPage = (keptFor: string, build = "now") =>
	new Response(`<script src="/assets/manifest-${build}.js">`, {
		headers: { "x-kept-for": keptFor, "content-encoding": "br" },
	});

function open(answers: Readonly<Record<string, () => Response>> = {}) {
	const caches = fakeCaches();
	const clock = { now: 1_000_000_000_000 };
	const asked: string[] = [];
	const at = (build: string) =>
		createKeeper({
			caches,
			fetch: async (address) => {
				asked.push(address);
				const answer = answers[address];
				if (!answer) throw new TypeError("no network");
				return answer();
			},
			now: () => clock.now,
			build,
		});
	return { caches, clock, asked, at, keeper: at("now") };
}

test("[14] an editor's page is answered as it came last, and one that was never open is not", async () => {
	const { keeper } = open();
	await keeper.note(FIRST, editorPage("me"));
	const kept = await keeper.pageOf(FIRST);
	expect(await kept?.text()).toContain("manifest-now");
	expect(kept?.headers.has("content-encoding")).toBe(false);
	expect(await keeper.pageOf(SECOND)).toBeUndefined();
});

test("[14] another address of the same design leads to the one that is kept", async () => {
	const { keeper } = open();
	await keeper.note(FIRST, editorPage("me"));
	const led = await keeper.pageOf(`${FIRST}&quantity=80`);
	expect([led?.status, led?.headers.get("location")]).toEqual([302, FIRST]);
	await keeper.note(`${FIRST}&quantity=80`, editorPage("me"));
	expect((await keeper.pageOf(FIRST))?.headers.get("location")).toBe(`${FIRST}&quantity=80`);
});

test("[14] a design that is gone or no longer ours is dropped with its pictures; a broken server drops nothing", async () => {
	const { keeper, caches } = open({ [PHOTO]: () => new Response("photo") });
	await keeper.note(FIRST, editorPage("me"));
	await keeper.keepParts(FIRST, [PHOTO]);
	await keeper.note(FIRST, new Response("", { status: 502 }));
	expect(await (await keeper.ownOf(PHOTO))?.text()).toBe("photo");
	await keeper.note(FIRST, new Response("", { status: 404 }));
	expect(await keeper.ownOf(PHOTO)).toBeUndefined();
	expect(await caches.keys()).toEqual([]);
});

test("[14] as soon as another person is answered nothing of the one before is left", async () => {
	const { keeper, caches } = open();
	await keeper.note(FIRST, editorPage("me"));
	await keeper.note(SECOND, editorPage("you"));
	expect(await caches.keys()).toEqual(["kept-design second"]);
});

test("[14] the same design answered to another person begins anew: no state or picture of the one before", async () => {
	const { keeper } = open({ [PHOTO]: () => new Response("photo") });
	await keeper.note(FIRST, editorPage("me"));
	await keeper.keepParts(FIRST, [PHOTO]);
	await keeper.note(FIRST, editorPage("you"));
	expect(await keeper.ownOf(PHOTO)).toBeUndefined();
});

test("[14] pictures are kept for a design that is kept, and nothing else that a page has loaded", async () => {
	const price = `${ORIGIN}/price-api/price`;
	const { keeper, caches, asked } = open({ [PHOTO]: () => new Response("photo") });
	await keeper.keepParts(FIRST, [PHOTO, price]);
	expect(await caches.keys()).toEqual([]);
	await keeper.note(FIRST, editorPage("me"));
	await keeper.keepParts(FIRST, [price]);
	expect(asked).toEqual([PHOTO]);
});

test("[14] a page just kept is not asked for again, a while later it is", async () => {
	const { keeper, clock, asked } = open({ [FIRST]: () => editorPage("me") });
	await keeper.note(FIRST, editorPage("me"));
	await keeper.keepPage(FIRST);
	expect(asked).toEqual([]);
	clock.now += 60_000;
	await keeper.keepPage(FIRST);
	expect(asked).toEqual([FIRST]);
});

test("[14] files are fetched once, and found under the address of another try", async () => {
	const script = `${ORIGIN}/assets/editor-1.js`;
	const { keeper, asked } = open({ [script]: () => new Response("script") });
	await keeper.keepFiles([script, script]);
	await keeper.keepFiles([script]);
	expect(asked.length).toBeLessThanOrEqual(2);
	expect(await (await keeper.fileOf(`${script}?again=1`))?.text()).toBe("script");
	expect(await keeper.fileOf(`${ORIGIN}/assets/other-1.js`)).toBeUndefined();
});

test("[14] a page of the last build opens with its scripts, one of the build before is gone with them", async () => {
	const { at, caches, clock } = open({ [`${ORIGIN}/assets/a-1.js`]: () => new Response("script") });
	for (const build of ["one", "two", "three"]) {
		const keeper = at(build);
		await caches.open(`editor-files ${build}`);
		await keeper.forgetEarlierBuilds();
		await keeper.note(`${FIRST}-${build}`, editorPage("me", build));
		clock.now += 3_600_000;
	}
	const keeper = at("three");
	expect(await keeper.pageOf(`${FIRST}-two`)).toBeDefined();
	expect(await keeper.pageOf(`${FIRST}-one`)).toBeUndefined();
	expect((await caches.keys()).filter((name) => name.startsWith("editor-files"))).toEqual([
		"editor-files two",
		"editor-files three",
	]);
});
