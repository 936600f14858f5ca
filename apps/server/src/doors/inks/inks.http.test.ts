import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { changeDesign, makeDesign } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const ink = (srgb: string, paper = "matt") =>
	browserOn(server.app).get(`/web-api/inks?srgb=${srgb}&paperType=${paper}`);

test("[14] a quiet colour is printed as it is seen, a glowing one is honestly told to be duller", async () => {
	const { body: quiet } = await ink("8fa184");
	expect(quiet.difference).toBeLessThan(3);
	const { body: glowing } = await ink("00ff40");
	expect(glowing.difference).toBeGreaterThan(10);
	expect(glowing.printed).not.toBe("#00ff40");
});

test("[14] uncoated paper shows another colour than coated", async () => {
	const [coated, uncoated] = await Promise.all([ink("c8102e"), ink("c8102e", "naturweiss")]);
	expect(uncoated.status).toBe(200);
	expect(uncoated.body.swatch.cmyk).not.toEqual(coated.body.swatch.cmyk);
});

test.each(["000000", "010203", "20004c", "003300"])("[14] %s never has more ink than dries", async (dark) => {
	const { body } = await ink(dark);
	const total = body.swatch.cmyk.reduce((sum: number, percent: number) => sum + percent, 0);
	expect(total).toBeLessThanOrEqual(280);
	const browser = browserOn(server.app);
	const design = await makeDesign(browser);
	const { document } = await changeDesign(browser, design, [{ type: "addSwatch", swatch: body.swatch }]);
	expect(Object.keys(document.swatches)).toContain(`own-${body.swatch.cmyk.join("-")}`);
});

test("what is no colour is refused", async () => {
	expect((await ink("rot")).status).toBe(400);
});
