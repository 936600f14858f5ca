import { inflateSync } from "node:zlib";
import { inspectPdf, memorySource, readPdf } from "@offizin/pdf";
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

test("[14] the proof is a PDF of all sides at their size, under a watermark, for nobody but its owner", async () => {
	const [browser, stranger] = [browserOn(server.app), browserOn(server.app)];
	const { id } = (await browser.post("/web-api/designs", { template: template.id, configuration: {} })).body;
	const address = `/web-api/designs/${id}/proof.pdf`;
	const answer = await browser.send(address, {});
	expect(answer.headers.get("content-type")).toBe("application/pdf");
	expect(answer.headers.get("content-disposition")).toContain("korrekturabzug.pdf");
	const file = await readPdf(memorySource(new Uint8Array(await answer.arrayBuffer())), (bytes) =>
		inflateSync(bytes),
	);
	if (!file.ok) throw new Error(file.error.code);
	const facts = await inspectPdf(file.value);
	if (!facts.ok) throw new Error(facts.error.code);
	expect(facts.value).toMatchObject({ pageCount: template.pages.length, info: { Title: "Korrekturabzug" } });
	// It claims to be no print file.
	expect(facts.value.outputIntents).toEqual([]);
	expect(facts.value.xmp?.pdfxVersion).toBeUndefined();
	expect(await stranger.send(address, {})).toMatchObject({ status: 404 });
});
