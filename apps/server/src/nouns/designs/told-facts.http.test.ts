import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { changeDesign, makeDesign, templateWith } from "../../testing/shopper.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const setFact = (fact: string, value: string) => ({ type: "setFact", fact, value });

test("[14] what is told on one card is known on the next: the newest of each fact, none of the theme's, to nobody else", async () => {
	const browser = browserOn(server.app);
	const told = async () => (await browser.get("/web-api/told-facts")).body.facts;
	expect(await told()).toEqual({});
	const template = templateWith({ formatType: "klappkarte-a6" });
	const first = await makeDesign(browser, { template: template.id });
	expect(await told()).toEqual({});
	await changeDesign(browser, first, [setFact("name1", "Zoë"), setFact("date", "2028-05-06")]);
	server.clock.advance(60_000);
	const second = await makeDesign(browser, { template: template.id });
	await changeDesign(browser, second, [setFact("name1", "Zoé"), setFact("name2", "Łukasz")]);
	expect(await told()).toEqual({ name1: "Zoé", name2: "Łukasz", date: "2028-05-06" });
	const stranger = browserOn(server.app);
	expect((await stranger.get("/web-api/told-facts")).body.facts).toEqual({});
});

test("a design no text of which asks for facts refuses them", async () => {
	const browser = browserOn(server.app);
	const template = templateWith({ formatType: "klappkarte-a6" });
	const design = await makeDesign(browser, { template: template.id });
	const refused = await browser.patch(
		`/web-api/designs/${design.id}`,
		{ commands: [{ type: "setFact", fact: "dress", value: "schwarz" }] },
		{ "If-Match": '"1"' },
	);
	expect(refused.status).toBe(400);
});
