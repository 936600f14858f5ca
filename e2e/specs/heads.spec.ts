import { expect, test } from "@playwright/test";
import { runAddress } from "../fixtures/run-address.ts";

const { papiervogel, bildwand } = runAddress().origins;
const read = async (address: string) => (await fetch(address)).text();

interface Told {
	readonly "@type": string;
	readonly [name: string]: unknown;
}

/** What a page tells machines (schema.org), by kind. */
async function toldAt(address: string): Promise<ReadonlyMap<string, Told>> {
	const scripts = (await read(address)).matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
	const told: Told[] = [...scripts].map(([, json = ""]) => JSON.parse(json));
	const kinds = told.map((one) => one["@type"]);
	expect(kinds, `${address} tells each kind once`).toEqual([...new Set(kinds)]);
	return new Map(told.map((one) => [one["@type"], one]));
}

for (const [path, ...kinds] of [
	["/", "Organization"],
	["/produkte/", "BreadcrumbList", "ItemList"],
	["/karten-designen/hochzeit/", "BreadcrumbList", "FAQPage", "ItemList"],
	["/en/karten-designen/geburt/", "BreadcrumbList", "FAQPage"],
	["/hilfe/", "BreadcrumbList", "FAQPage"],
	["/alle-fotokalender/", "BreadcrumbList", "ItemList"],
	["/products/fotokalender/", "BreadcrumbList", "Product"],
	["/products/eukalyptus-klappkarte-a6-salbei/", "BreadcrumbList", "ProductGroup"],
	["/magazin/papier-und-farbe/", "Article", "BreadcrumbList"],
] as const)
	test(`[9.3-4] ${path} tells ${kinds.join(", ")}`, async () => {
		expect([...(await toldAt(papiervogel + path)).keys()].sort()).toEqual(kinds);
	});

test("[9.3-4] [3.2-2] a product tells its price in the currency of its country, questions their answers", async () => {
	const offers = async (prefix: string) =>
		JSON.stringify((await toldAt(`${papiervogel}${prefix}/products/fotokalender/`)).get("Product")?.offers);
	expect(await offers("")).toMatch(/"(low)?[pP]rice":"\d+\.\d\d"/);
	expect(await offers("")).toContain('"priceCurrency":"EUR"');
	expect(await offers("/ch")).toContain('"priceCurrency":"CHF"');
	const faq = (await toldAt(`${papiervogel}/en/karten-designen/geburt/`)).get("FAQPage");
	expect(faq?.mainEntity).toContainEqual({
		"@type": "Question",
		name: "Colour or black and white?",
		acceptedAnswer: { "@type": "Answer", text: expect.stringContaining("Black and white") },
	});
});

test("[9.3-1] a page that is shared is shown by a picture, a design and a list of them by one of the design", async () => {
	const pictureOf = async (page: string) =>
		(/<meta property="og:image" content="([^"]+)"/.exec(await read(page))?.[1] ?? "").replaceAll(
			"&amp;",
			"&",
		);
	const design = await pictureOf(`${papiervogel}/products/eukalyptus-klappkarte-a6-salbei/`);
	expect(design).toContain(`${papiervogel}/img/share/scene/eukalyptus-klappkarte-a6-salbei/set?`);
	const picture = await fetch(design);
	expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
	await picture.body?.cancel();
	expect(await pictureOf(`${papiervogel}/karten-designen/hochzeit/`)).toContain("/img/share/scene/");
	expect(await pictureOf(`${bildwand}/`)).toBe(`${bildwand}/img/share/still/bildwand-hero`);
});

test("[9.3-3] the map for search in English has English pages that stand for themselves", async () => {
	const locations = async (map: string) =>
		[...(await read(map)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) => location);
	const parts = await locations(`${papiervogel}/sitemap.xml`);
	const english = parts.filter((part) => part.startsWith(`${papiervogel}/en/sitemap/`));
	const pages = (await Promise.all(english.map(locations))).flat();
	expect(pages.length).toBeGreaterThan(50);
	for (const page of pages) {
		const html = await read(page);
		expect.soft(/<html lang="([^"]+)"/.exec(html)?.[1], page).toMatch(/^en/);
		expect.soft(/<meta name="robots" content="([^"]+)"/.exec(html)?.[1], page).toBe("index,follow");
		expect.soft(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], page).toBe(page);
	}
});

test("[2.1-8] [2.3-1] every page leads to the overviews, the magazine, help and the map of the shop", async () => {
	for (const [shop, overviews] of [
		[papiervogel, ["/alle-fotokalender/", "/alle-fotobuecher/", "/alle-fotocollagen/", "/alle-fotoboxen/"]],
		[bildwand, ["/alle-fotokalender/", "/alle-fotobuecher/", "/alle-fotocollagen/", "/alle-fotoabzuege/"]],
	] as const) {
		const html = await read(`${shop}/kontakt/`);
		for (const path of [...overviews, "/magazin/", "/hilfe/", "/sitemap/"])
			expect.soft(html, `${shop} to ${path}`).toContain(`href="${path}"`);
	}
});
