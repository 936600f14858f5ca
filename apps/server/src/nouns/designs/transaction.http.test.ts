import { elementsOf } from "@offizin/design";
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
const slot = elementsOf(template.document).find(({ type }) => type === "photo");
if (!slot) throw new Error("the card needs a slot");

test("a transaction is done whole or not at all, with the photos in it; what it holds counts as commands", async () => {
	const browser = browserOn(server.app);
	const made = await browser.post("/web-api/designs", { template: template.id, configuration: {} });
	const { id, document } = made.body;
	const change = (revision: number, commands: object[]) =>
		browser.patch(`/web-api/designs/${id}`, { commands }, { "If-Match": String(revision) });
	const own = (await browser.upload(await jpeg(800, 600))).body;
	const box = { ...slot.box, x: slot.box.x + 1000 };
	const moved = { type: "setPlacement", element: slot.id, box, rotation: 0 };
	const transaction = (...commands: object[]) => ({ type: "transaction", commands });
	const placed = { type: "setPhoto", element: slot.id, upload: own.id };
	expect(await change(1, [transaction(moved, { ...placed, element: "nobody" })])).toMatchObject({
		status: 422,
		body: { code: "element_unknown" },
	});
	expect((await browser.get(`/web-api/designs/${id}`)).body.document).toEqual(document);
	const saved = await change(1, [transaction(moved, placed)]);
	expect(saved.body.document.pages.flatMap((page: { elements: unknown[] }) => page.elements)).toContainEqual(
		expect.objectContaining({ id: slot.id, box, photo: expect.objectContaining({ upload: own.id }) }),
	);
	const many = Array.from({ length: 300 }, () => moved);
	expect(await change(2, [transaction(...many), transaction(...many)])).toMatchObject({ status: 400 });
});
