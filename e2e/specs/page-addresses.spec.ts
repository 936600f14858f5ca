import { expect, test } from "@playwright/test";
import { headOf } from "../fixtures/page-head.ts";
import { runAddress } from "../fixtures/run-address.ts";

async function pageAt(address: string) {
	const answer = await fetch(address);
	const html = await answer.text();
	const text = html.replace(/<!--.*?-->|<[^>]+>/gs, "");
	return { status: answer.status, address: answer.url, html, text, ...headOf(html) };
}

for (const channel of ["papiervogel", "bildwand"] as const) {
	test(`${channel}: robots and site map`, async () => {
		const origin = runAddress().origins[channel];
		const robots = await (await fetch(`${origin}/robots.txt`)).text();
		expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
		expect(robots).toContain("Disallow: /kasse/");
		const locations = async (address: string) => {
			const map = await (await fetch(address)).text();
			return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location ?? "");
		};
		const parts = await locations(`${origin}/sitemap.xml`);
		expect(parts).toContain(`${origin}/at/sitemap/pages.xml`);
		const ofHome = parts.filter((part) => part.startsWith(`${origin}/sitemap/`));
		const addresses = (await Promise.all(ofHome.map(locations))).flat();
		expect(addresses).toContain(`${origin}/`);
		expect(new Set(addresses).size).toBe(addresses.length);
		for (const address of addresses) {
			expect(address.startsWith(`${origin}/`), address).toBe(true);
			const answer = await fetch(address);
			expect(answer.status, address).toBe(200);
			const html = await answer.text();
			expect(html, address).toContain('content="index,follow"');
			expect(html, `${address} stands for itself`).toContain(`<link rel="canonical" href="${address}"/>`);
		}
		const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? "");
		expect(
			addresses.filter((address) => closed.some((path) => new URL(address).pathname.startsWith(path))),
		).toEqual([]);
	});
}

test("[2.1-3] [2.1-4] [2.1-8] another name of a page leads to it in one step", async () => {
	for (const [path, page] of [
		["/products", "/produkte/"],
		["/wishlist", "/merkzettel/"],
		["/alle-fotokalender", "/alle-fotokalender/"],
	]) {
		const answer = await fetch(`${runAddress().origins.papiervogel}${path}`, { redirect: "manual" });
		expect([answer.status, answer.headers.get("location")]).toEqual([301, page]);
	}
});

test("what a brand does not sell is not found there", async () => {
	const { papiervogel, bildwand } = runAddress().origins;
	for (const address of [
		`${papiervogel}/products/wandbild/`,
		`${bildwand}/products/gaestebuch/`,
		`${bildwand}/products/eukalyptus-postkarte-a6-salbei/`,
	]) {
		const { status, html } = await pageAt(address);
		expect([address, status]).toEqual([address, 404]);
		expect(html).toMatch(/<h1[ >]/);
	}
});

test("[2.3-4] every occasion has its page; one without designs is found for what is written there", async () => {
	const { papiervogel } = runAddress().origins;
	const empty = await pageAt(`${papiervogel}/karten-designen/geburtstag/kindergeburtstag/`);
	expect(empty.html).toMatch(/<h1[^>]*>Kindergeburtstag<\/h1>/);
	expect(empty.text).toContain("Für diesen Anlass zeichnen wir noch.");
	expect(empty.robots).toBe("index,follow");
	expect(empty.html).toMatch(/<a [^>]*href="[^"]*\/hochzeit\/dankeskarten\/"[^>]*>Dankeskarten/);
	const filtered = await pageAt(`${papiervogel}/karten-designen/geburtstag/kindergeburtstag/?color=green`);
	expect(filtered.robots).toBe("noindex,follow");

	const every = await pageAt(`${papiervogel}/karten-designen/dankeskarten/?category=alle`);
	expect(every.canonical).toMatch(/hochzeit\/dankeskarten\/$/);
	const renamed = await pageAt(`${papiervogel}/themes/1461/?color=green`);
	expect(renamed.address).toMatch(/\/themes\/eukalyptus\/\?color=green$/);
	expect(renamed.text).toContain("Farbe: Salbei");
});
