import { elementsOf } from "@offizin/design";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { type Browser, browserOn } from "../../testing/browser.ts";
import { jpeg } from "../../testing/photos.ts";
import { addToCart, changeDesign, makeDesign, uploadPhoto } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const adoption = (browser: Browser, { id, revision }: { id: string; revision: number }, template: string) =>
	browser.post(`/web-api/designs/${id}/adoptions`, { template }, { "If-Match": `"${revision}"` });

async function begun(browser: Browser, template = "eukalyptus-postkarte-a6-salbei") {
	const design = await makeDesign(browser, { template });
	const slot = elementsOf(design.document).find(({ type }) => type === "photo");
	const upload = await uploadPhoto(browser, await jpeg(1500, 1000));
	const changed = await changeDesign(browser, design, [
		{ type: "setFact", fact: "name1", value: "Zoë" },
		{ type: "setText", element: "title", text: "Bald ist es so weit" },
		{ type: "setPhoto", element: slot?.id, upload },
	]);
	const onPaper = await browser.patch(
		`/web-api/designs/${design.id}`,
		{ configuration: { paperType: "naturweiss" } },
		{ "If-Match": `"${changed.revision}"` },
	);
	return onPaper.body;
}

test("[14] in other colours it is the same design, one revision on, with everything told, written and placed", async () => {
	const browser = browserOn(server.app);
	const design = await begun(browser);
	const adopted = await adoption(browser, design, "eukalyptus-postkarte-a6-terrakotta");
	expect(adopted).toMatchObject({
		status: 201,
		body: {
			id: design.id,
			revision: design.revision + 1,
			template: "eukalyptus-postkarte-a6-terrakotta",
			unplaced: [],
		},
	});
	const { body } = await browser.get(`/web-api/designs/${design.id}`);
	expect(body.document).toMatchObject({
		template: "eukalyptus-postkarte-a6-terrakotta",
		facts: { name1: "Zoë", name2: "Fabian" },
		configuration: { paperType: "naturweiss" },
	});
	expect(elementsOf(body.document).find(({ id }) => id === "title")).toMatchObject({
		text: "Bald ist es so weit",
	});
	const { body: known } = await browser.get("/web-api/customer-data");
	expect(known.drafts).toMatchObject([{ id: design.id, template: "eukalyptus-postkarte-a6-terrakotta" }]);
	// What was looked at before is not what would be changed now.
	expect(await adoption(browser, design, "eukalyptus-postkarte-a6-salbei")).toMatchObject({
		status: 412,
		body: { code: "revision_stale" },
	});
});

test("[14] another card is a new design; the first stays, and what finds no place is named", async () => {
	const browser = browserOn(server.app);
	const design = await begun(browser);
	const adopted = await adoption(browser, design, "soiree-din-lang-quer-nachtblau");
	expect(adopted).toMatchObject({
		status: 201,
		body: {
			revision: 1,
			unplaced: ["Titel", "Foto"],
		},
	});
	expect(adopted.body.id).not.toBe(design.id);
	expect((await browser.get(`/web-api/designs/${design.id}`)).body.revision).toBe(design.revision);
	const made = (await browser.get(`/web-api/designs/${adopted.body.id}`)).body;
	expect(made.document.facts).toMatchObject({ name1: "Zoë", name2: "Konrad" });
	expect((await addToCart(browser, made.id)).status).not.toBe(404);
});

test("nobody else's design is adopted, and no template that is none", async () => {
	const browser = browserOn(server.app);
	const design = await begun(browser);
	const stranger = browserOn(server.app);
	expect(await adoption(stranger, design, "soiree-din-lang-quer-nachtblau")).toMatchObject({ status: 404 });
	expect(await adoption(browser, design, "gibt-es-nicht")).toMatchObject({
		status: 422,
		body: { code: "template_unknown" },
	});
});
