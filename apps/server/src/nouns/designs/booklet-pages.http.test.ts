import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { pdfOnDisk } from "../../testing/press-tools.ts";
import { printDesign } from "../../testing/printed-design.ts";
import { addToCart, changeDesign, checkOut, checkoutBody, makeDesign } from "../../testing/shopper.ts";

const BOOKLET = "eukalyptus-booklet-a6-8-salbei";
const copies = 50;

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

interface ShownPage {
	readonly key: string;
	readonly elements: readonly { readonly id: string }[];
}

const keysOf = (design: { document: { pages: ShownPage[] } }) => design.document.pages.map(({ key }) => key);

/** A spread with a sentence on its left page and one on its right. */
function spread(design: { document: { pages: ShownPage[] } }, key: string, words: readonly string[]) {
	const pattern = design.document.pages.flatMap(({ elements }) => elements).find(({ id }) => id === "song-1");
	const boxes = [14_000, 119_000].map((x) => ({ x, y: 30_000, width: 70_000, height: 40_000 }));
	const elements = words.map((text, at) => ({ ...pattern, id: `${key}-${at}`, text, box: boxes[at] }));
	return { key, like: "spread-2", elements };
}

/** A booklet with a sheet more, whose two spreads come behind the first one. */
async function longer(browser: Browser) {
	const design = await makeDesign(browser, { template: BOOKLET });
	expect(keysOf(design)).toEqual(["front", "spread-2", "spread-4", "spread-6", "back"]);
	const added = [
		spread(design, "page-a", ["Vier Zeilen von Anna", "Fünf Zeilen von Ben"]),
		spread(design, "page-b", ["Sechs Zeilen von Clara", "Sieben Zeilen von David"]),
	];
	return changeDesign(browser, design, [
		{ type: "addPages", pages: added.map((value, at) => ({ index: 2 + at, value })) },
	]);
}

test("[14] a booklet with pages added costs, prints and is stitched as many as it has", async () => {
	const browser = browserOn(server.app);
	const design = await longer(browser);
	expect(keysOf(design)).toEqual(["front", "spread-2", "page-a", "page-b", "spread-4", "spread-6", "back"]);
	expect(design.document.configuration.formatType).toBe("booklet-a6-12");
	for (const page of ["page-a", "spread-6", "back"]) {
		const picture = await browser.send(`/web-api/designs/${design.id}/preview/${page}.png`, {});
		expect([page, picture.status]).toEqual([page, 200]);
	}
	// The fewer pages a choice names, the less it costs: what lies there counts.
	const cheat = { formatType: "booklet-a6-8" };
	const refused = await browser.patch(
		`/web-api/designs/${design.id}`,
		{ commands: [], configuration: cheat },
		{ "If-Match": `"${design.revision}"` },
	);
	expect(refused.body.document.configuration.formatType).toBe("booklet-a6-12");

	const cart = await addToCart(browser, design.id, copies, cheat);
	expect(cart.status).toBe(201);
	const query = (formatType: string) =>
		`/web-api/price?product=card&template=${BOOKLET}&formatType=${formatType}&quantity=${copies}`;
	const [twelve, less] = [
		await browser.get(query("booklet-a6-12")),
		await browser.get(query("booklet-a6-8")),
	];
	expect(twelve.body.total).toBeGreaterThan(less.body.total);
	expect(cart.body.items).toMatchObject([{ quantity: copies, quote: { total: twelve.body.total } }]);

	expect(await checkOut(browser, checkoutBody(cart.body))).toMatchObject({ status: 201 });
	const { names, read } = await printDesign(server.platform, design.id);
	const pdf = pdfOnDisk(Buffer.from(await read(/^[^_]+_.*booklet-a6-12.*\.pdf$/)));
	try {
		pdf.check();
		expect(execFileSync("pdfinfo", [pdf.path]).toString()).toMatch(/Pages: +12\n/);
		// 105 × 148 mm in points.
		const trims = pdf.boxes().match(/TrimBox: +[\d.]+ +[\d.]+ +[\d.]+ +[\d.]+/g) ?? [];
		const sizes = trims.map((line) => {
			const [left = 0, top = 0, right = 0, bottom = 0] = (line.match(/[\d.]+/g) ?? []).map(Number);
			return [Math.round(right - left), Math.round(bottom - top)].join();
		});
		expect(new Set(sizes)).toEqual(new Set(["298,420"]));
		const page = (number: number) =>
			execFileSync("pdftotext", ["-f", `${number}`, "-l", `${number}`, pdf.path, "-"]).toString();
		expect(page(1)).toContain("Unsere Trauung");
		expect(page(2)).toContain("Willkommen");
		expect(page(4)).toMatch(/Vier Zeilen von Anna/);
		expect(page(4)).not.toMatch(/Fünf/);
		expect(page(5)).toMatch(/Fünf Zeilen von Ben/);
		expect(page(6)).toMatch(/Sechs/);
		expect(page(7)).toMatch(/Sieben/);
		expect(page(8)).toMatch(/Großer Gott/);
		expect(page(11)).toMatch(/Danke an Pfarrerin/);
	} finally {
		pdf.remove();
	}
	const ticket = JSON.parse(Buffer.from(await read(/^ticket\.json$/)).toString());
	expect(JSON.stringify(ticket)).toContain('"pages":[1,2,11,12]');
	expect(names.filter((name) => name.startsWith("preview-")).length).toBeGreaterThanOrEqual(6);
}, 120_000);

test("[14] a booklet has whole sheets only, and never fewer than two or more than eight", async () => {
	const browser = browserOn(server.app);
	const design = await makeDesign(browser, { template: BOOKLET });
	const send = (commands: readonly unknown[]) =>
		browser.patch(`/web-api/designs/${design.id}`, { commands }, { "If-Match": `"${design.revision}"` });
	const half = await send([{ type: "addPages", pages: [{ index: 2, value: spread(design, "half", []) }] }]);
	expect(half).toMatchObject({ status: 422, body: { code: "page_count" } });
	const fewer = await send([{ type: "removePages", pages: ["spread-2", "spread-4"] }]);
	expect(fewer).toMatchObject({ status: 422, body: { code: "page_count" } });
	const cover = await send([{ type: "movePage", page: "front", index: 1 }]);
	expect(cover).toMatchObject({ status: 422, body: { code: "page_fixed" } });
});

test("[14] who begins with sixteen pages has sixteen, again when it is opened, and pays for them", async () => {
	const browser = browserOn(server.app);
	const configuration = { formatType: "booklet-a6-16" };
	const { body: design } = await browser.post("/web-api/designs", { template: BOOKLET, configuration });
	const keys = ["front", "spread-2", "spread-4", "page-1", "page-2", "page-3", "page-4", "spread-6", "back"];
	expect(keysOf(design)).toEqual(keys);
	const opened = await browser.get(`/web-api/designs/${design.id}`);
	expect(keysOf(opened.body)).toEqual(keys);
	expect(opened.body.document.configuration.formatType).toBe("booklet-a6-16");
	const picture = await browser.send(`/web-api/designs/${design.id}/preview/page-2.png`, {});
	expect(picture.status).toBe(200);
	const price = await browser.get(
		`/web-api/price?product=card&template=${BOOKLET}&formatType=booklet-a6-16&quantity=${copies}`,
	);
	const cart = await addToCart(browser, design.id, copies);
	expect(cart.body.items).toMatchObject([{ quote: { total: price.body.total } }]);
});
