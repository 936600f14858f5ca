import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { pdfOnDisk } from "../../testing/press-tools.ts";
import { printDesign } from "../../testing/printed-design.ts";
import { addToCart, changeDesign, checkOut, checkoutBody, makeDesign } from "../../testing/shopper.ts";

const POSTCARD = "eukalyptus-postkarte-a6-salbei";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest({ environment: { RATE_LIMIT_FACTOR: "1000" } });
});
afterAll(() => server.close());

interface Words {
	readonly id: string;
	readonly type: string;
	readonly text: string;
	readonly editable?: boolean;
}

async function printedText(design: string): Promise<string> {
	const { read } = await printDesign(server.platform, design);
	const pdf = pdfOnDisk(await read(/\.pdf$/));
	try {
		pdf.check();
		return pdf.text().replace(/\s/g, "");
	} finally {
		pdf.remove();
	}
}

test("[14] the heading that a layout has brought is in the print file", async () => {
	const browser = browserOn(server.app);
	const design = await makeDesign(browser, { template: POSTCARD });
	const [page] = design.document.pages as { key: string; elements: Words[] }[];
	const model = page?.elements.find(({ type, editable }) => type === "text" && editable);
	const heading = {
		...model,
		id: "text-heading",
		text: "Unser Sommer",
		box: { x: 80_000, y: 8000, width: 55_000, height: 12_000 },
	};
	await changeDesign(browser, design, [
		{ type: "applyLayout", page: page?.key, places: [], newTexts: [heading] },
	]);
	const cart = await addToCart(browser, design.id, 50);
	expect(cart.status).toBe(201);
	expect(await checkOut(browser, checkoutBody(cart.body))).toMatchObject({ status: 201 });
	expect((await printedText(design.id)).toLowerCase()).toContain("unsersommer");
});
