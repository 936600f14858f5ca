import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { jpeg } from "../../testing/photos.ts";
import { templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const template = templateWith({ photo: true });

interface Element {
	readonly id: string;
	readonly type: string;
	readonly photo?: { readonly upload: string } | null;
}

test("[14] a layout is done on the server with own photos only, and undone; filling pages is one command too", async () => {
	const [browser, stranger] = [browserOn(server.app), browserOn(server.app)];
	const begun = (await browser.post("/web-api/designs", { template: template.id, configuration: {} })).body;
	const { pages } = begun.document as { pages: { key: string; elements: Element[] }[] };
	const page = pages.find(({ elements }) => elements.some(({ type }) => type === "photo"));
	const slot = page?.elements.find(({ type }) => type === "photo")?.id ?? "";
	const change = (revision: number, command: object) =>
		browser.patch(`/web-api/designs/${begun.id}`, { commands: [command] }, { "If-Match": String(revision) });
	const [one, two] = [
		(await browser.upload(await jpeg(800, 600))).body,
		(await browser.upload(await jpeg(600, 800))).body,
	];
	const foreign = (await stranger.upload(await jpeg(640, 480))).body;
	const frame = (x: number) => ({ x, y: 10_000, width: 30_000, height: 40_000 });
	const layout = (upload: string) => ({
		type: "applyLayout",
		page: page?.key,
		places: [
			{ element: slot, box: frame(10_000), upload: one.id },
			{ element: "photo-two", box: frame(45_000), upload },
		],
	});
	const filling = (upload: string) => ({
		type: "fillPages",
		name: "fill-a",
		layouts: [[frame(10_000)]],
		pages: [{ page: page?.key, layout: 0, photos: [upload] }],
		without: [slot, "photo-two"],
	});

	for (const command of [layout(foreign.id), filling(foreign.id)]) {
		expect(await change(1, command)).toMatchObject({ status: 422 });
	}
	const laid = await change(1, layout(two.id));
	const photosOf = ({ body }: typeof laid) =>
		(body.document.pages as typeof pages).flatMap(({ elements }) =>
			elements.flatMap(({ id, photo }) => (photo ? [[id, photo.upload]] : [])),
		);
	expect(photosOf(laid)).toEqual([
		[slot, one.id],
		["photo-two", two.id],
	]);
	const filled = await change(2, filling(two.id));
	expect(photosOf(filled)).toEqual([["fill-a-1", two.id]]);
	expect(filled.body.document.assets).toEqual([{ upload: one.id, width: 800, height: 600 }]);

	const standing = laid.body.document.pages.find(({ key }: { key: string }) => key === page?.key).elements;
	const before = (standing as Element[]).flatMap((value, index) =>
		value.type === "photo" ? [{ index, value }] : [],
	);
	const undone = await change(3, {
		type: "setFrames",
		pages: [{ page: page?.key, gone: ["fill-a-1"], frames: before }],
	});
	expect(undone.body.document.pages).toEqual(laid.body.document.pages);
});

test("[14] texts of a layout come, move and go on the server too, and none of them grants rights", async () => {
	const browser = browserOn(server.app);
	const begun = (await browser.post("/web-api/designs", { template: template.id, configuration: {} })).body;
	const { pages } = begun.document as { pages: { key: string; elements: Element[] }[] };
	const page = pages.find(({ elements }) => elements.some(({ type }) => type === "text"));
	const text = page?.elements.find(({ type }) => type === "text");
	if (!page || !text) throw new Error("the card has a text");
	const change = (revision: number, command: object) =>
		browser.patch(`/web-api/designs/${begun.id}`, { commands: [command] }, { "If-Match": String(revision) });
	const at = { x: 10_000, y: 10_000, width: 50_000, height: 15_000 };
	const { group: _group, ...plain } = text as Element & { readonly group?: string };
	const heading = { ...plain, id: "text-new", box: { ...at, y: 40_000 } };
	const layout = (more: object) => ({ type: "applyLayout", page: page.key, places: [], ...more });

	const granting = layout({ newTexts: [{ ...heading, grants: ["place"] }] });
	expect(await change(1, granting)).toMatchObject({ status: 403 });
	expect(await change(1, layout({ texts: [{ element: "text-new", box: at }] }))).toMatchObject({
		status: 422,
	});
	const laid = await change(1, layout({ texts: [{ element: text.id, box: at }], newTexts: [heading] }));
	expect(laid.status).toBe(200);
	const standing = (answer: typeof laid) =>
		(answer.body.document.pages as typeof pages).find(({ key }) => key === page.key)?.elements ?? [];
	expect(standing(laid).find(({ id }) => id === text.id)).toEqual({ ...text, box: at, rotation: 0 });
	expect(standing(laid).at(-1)).toEqual(heading);
	const gone = await change(2, layout({ without: ["text-new"] }));
	expect(standing(gone).map(({ id }) => id)).toEqual(page.elements.map(({ id }) => id));
});
