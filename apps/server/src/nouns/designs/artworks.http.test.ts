import { ornamentsOf } from "@offizin/ornaments";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const template = templateWith({ photo: true });
const [page] = template.document.pages;
const [ink] = template.document.choices.inks;
if (!page || !ink) throw new Error("the card needs a page and an ink");

const value = {
	id: "own",
	type: "artwork",
	label: "Stern",
	box: { x: 10_000, y: 10_000, width: 20_000, height: 20_000 },
	rotation: 0,
	artwork: "ornament-star",
	inks: { line: ink, fill: ink },
	may: ["content", "style", "place", "remove"],
};
const star = ornamentsOf("sky").find(({ key }) => key === "star")?.artwork;

async function design() {
	const browser = browserOn(server.app);
	const made = await browser.post("/web-api/designs", { template: template.id, configuration: {} });
	const change = (revision: number, commands: object[]) =>
		browser.patch(`/web-api/designs/${made.body.id}`, { commands }, { "If-Match": String(revision) });
	return change;
}

test("[14] a drawing comes with the element that shows it, and stays for as long as it is shown", async () => {
	const change = await design();
	const add = { type: "addArtwork", key: "ornament-star", artwork: star };
	const show = { type: "addElement", page: page.key, value };
	expect(await change(1, [show])).toMatchObject({ status: 422, body: { code: "artwork_unknown" } });
	const saved = await change(1, [{ type: "transaction", commands: [add, show] }]);
	expect(saved.status).toBe(200);
	expect(saved.body.document.artworks["ornament-star"]).toEqual(star);
	const remove = { type: "removeArtwork", key: "ornament-star" };
	expect(await change(2, [remove])).toMatchObject({ status: 422, body: { code: "artwork_in_use" } });
	expect((await change(2, [{ type: "removeElement", element: "own" }, remove])).status).toBe(200);
});

test("[14] what is no plain path, is too large or too much is not let in", async () => {
	const change = await design();
	const add = (artwork: object, key = "ornament-star") => ({ type: "addArtwork", key, artwork });
	const path = (d: string) => add({ width: 10, height: 10, paths: [{ d, ink: "line" }] });
	for (const d of ["M0 0A5 5 0 0 1 9 9", 'M0 0"/><script>alert(1)</script>', "m0 0l5 5", "M0 0L1e9 5"])
		expect((await change(1, [path(d)])).status).toBe(400);
	expect((await change(1, [{ ...path("M0 0L9 9"), key: "../star" }])).status).toBe(400);
	const long = `M0 0${" L9 9".repeat(10_000)}`;
	const heavy = {
		width: 10,
		height: 10,
		paths: Array.from({ length: 15 }, () => ({ d: long, ink: "line" })),
	};
	expect((await change(1, [add({ ...heavy, paths: [...heavy.paths, ...heavy.paths] })])).status).toBe(413);
	const part = { ...heavy, paths: heavy.paths };
	expect((await change(1, [add(part)])).status).toBe(200);
	expect(await change(2, [add(part, "another")])).toMatchObject({
		status: 422,
		body: { code: "artworks_full" },
	});
});
