import { expect, test } from "vitest";
import { awayPage } from "./away-page.ts";

const words = { title: "No connection", text: "Nothing of <it> here.", again: "Try again" };

test("[14] the page for a design that is out of reach needs nothing from anywhere and leads back to its address", async () => {
	const address = 'https://shop.example/en/configurator-card/a/?design=x&q="><script>';
	const page = awayPage(words, { language: "en-GB", brand: "bildwand", address });
	const html = await page.text();
	expect(page.status).toBe(503);
	expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
	expect(html).toContain('lang="en-GB"');
	expect(html).toContain("Nothing of &lt;it&gt; here.");
	expect(html).toContain("?design=x&amp;q=&quot;&gt;&lt;script&gt;");
	expect(html).not.toMatch(/<script|src=|url\(/);
});
