import { afterAll, beforeAll, expect, test } from "vitest";
import { openTemplates } from "../../adapters/templates/template-store.ts";
import { type AppUnderTest, startAppUnderTest } from "../../testing/app-under-test.ts";
import { browserOn } from "../../testing/browser.ts";
import { makeDesign } from "../../testing/shopper.ts";
import { motifOf } from "./find-templates.ts";

let server: AppUnderTest;
beforeAll(async () => {
	server = await startAppUnderTest();
});
afterAll(() => server.close());

const { rows } = await openTemplates();
const least = rows.toSorted((a, b) => a.startPopularity - b.startPopularity)[0];
const most = rows.toSorted((a, b) => b.startPopularity - a.startPopularity)[0];

async function mostPopular(): Promise<string> {
	const { body } = await browserOn(server.app).get(
		"/web-api/templates?per=motif&sort=popularity&tileCount=1",
	);
	return body.items[0].colors[0].id;
}

test("[2.3-4] start values sort until designs outweigh them, in whatever colour they were begun", async () => {
	if (!least || !most) throw new Error("there are no templates");
	expect(await mostPopular()).toBe(motifOf(most));
	const visitor = browserOn(server.app);
	const colors = least.colors.map(({ id }) => id);
	for (let count = least.startPopularity; count <= most.startPopularity; count += 1) {
		await makeDesign(visitor, { template: colors[count % colors.length] ?? least.id });
	}
	expect(await mostPopular()).toBe(motifOf(most));
	server.clock.advance(3_600_001);
	await mostPopular();
	await expect.poll(mostPopular).toBe(motifOf(least));
});
