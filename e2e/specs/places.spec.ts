import { expect, test } from "@playwright/test";
import { headOf } from "../fixtures/page-head.ts";
import { runAddress } from "../fixtures/run-address.ts";

/** Prefix by locale, written down anew: where the shops of a brand stand on one host. */
const prefixes = {
	"de-DE": "",
	"en-DE": "/en",
	"de-AT": "/at",
	"de-CH": "/ch",
	"fr-CH": "/ch/fr",
	"it-CH": "/ch/it",
	"de-LI": "/li",
	"de-LU": "/lu",
	"fr-LU": "/lu/fr",
	"fr-BE": "/be",
	"nl-BE": "/be/nl",
	"nl-NL": "/nl",
	"fr-FR": "/fr",
	"it-IT": "/it",
	"de-IT": "/it/de",
	"es-ES": "/es",
	"en-GB": "/gb",
	"en-US": "/us",
} as const;
type Locale = keyof typeof prefixes;
const locales = Object.keys(prefixes) as Locale[];
const written = locales.filter((locale) => /^(de|en)-/.test(locale));

/** One page of each kind, as it is asked for, and the one that stands for it; in English too, where that is another. */
const pages: Record<"papiervogel" | "bildwand", readonly (readonly [string, string, string?])[]> = {
	papiervogel: [
		["/", "/"],
		["/produkte/?utm_source=post", "/produkte/"],
		["/karten-designen/", "/karten-designen/"],
		["/produkte/?color=green&utm_source=post", "/produkte/?color=green"],
		["/karten-designen/geburt/", "/karten-designen/geburt/"],
		["/karten-designen/hochzeit/einladungskarten/", "/karten-designen/hochzeit/einladungskarten/"],
		["/products/eukalyptus-klappkarte-a6-salbei/?quantity=100", "/products/eukalyptus-klappkarte-a6-salbei/"],
		["/products/fotokalender/", "/products/fotokalender/"],
		["/alle-fotokalender/", "/alle-fotokalender/"],
		["/magazin/papier-und-farbe/", "/magazin/papier-und-farbe/", "/magazin/paper-and-colour/"],
		["/ueber-uns/", "/ueber-uns/", "/about-us/"],
		["/themes/eukalyptus/", "/themes/eukalyptus/"],
		["/papiere/", "/papiere/"],
		["/accessory/", "/accessory/"],
		["/gift-voucher/", "/gift-voucher/"],
	],
	bildwand: [
		["/", "/"],
		["/products/wandbild/", "/products/wandbild/"],
		["/alle-fotobuecher/", "/alle-fotobuecher/"],
		["/magazin/", "/magazin/"],
		["/kontakt/", "/kontakt/"],
		["/materialien/", "/materialien/", "/materials/"],
		["/zahlung-und-versand/", "/zahlung-und-versand/"],
	],
};

for (const channel of ["papiervogel", "bildwand"] as const) {
	test(`[2.1-7] [9.3-1] [9.3-3] every kind of page of ${channel} in every country and language`, async () => {
		const origin = runAddress().origins[channel];
		for (const locale of locales) {
			const prefix = prefixes[locale];
			for (const [german, canonicalGerman, english] of pages[channel]) {
				const canonicalIn = (one: Locale) =>
					english !== undefined && one.startsWith("en") ? english : canonicalGerman;
				const canonical = canonicalIn(locale);
				const asked = canonical === canonicalGerman ? german : canonical;
				const address = `${locale} ${asked}`;
				if (asked !== german) {
					const former = await fetch(`${origin}${prefix}${german}`, { redirect: "manual" });
					expect([former.status, former.headers.get("location")], address).toEqual([
						301,
						`${prefix}${asked}`,
					]);
				}
				const answer = await fetch(`${origin}${prefix}${asked}`, { redirect: "manual" });
				expect(answer.status, address).toBe(200);
				const html = await answer.text();
				const isWritten = written.includes(locale);
				const others = isWritten
					? written.map((one) => [one, `${origin}${prefixes[one]}${canonicalIn(one)}`])
					: [];
				expect(headOf(html), address).toEqual({
					lang: isWritten ? locale : "de",
					robots: isWritten ? "index,follow" : "noindex,follow",
					canonical: `${origin}${prefix}${canonical}`,
					alternates: Object.fromEntries(
						isWritten ? [...others, ["x-default", `${origin}${canonicalGerman}`]] : [],
					),
					isNamed: true,
				});
				const ways = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)].filter(
					([link, to]) => !link.includes("hrefLang") && !`${to}/`.startsWith(`${prefix}/`),
				);
				expect(
					ways.map(([link]) => link),
					`${address} stays where it is`,
				).toEqual([]);
			}
		}
	});
}

test.describe("[2.1-7] prefixes", () => {
	const { papiervogel } = runAddress().origins;
	const ask = async (path: string) => {
		const answer = await fetch(`${papiervogel}${path}`, { redirect: "manual" });
		return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
	};

	for (const [asked, location] of [
		["/de/", "/"],
		["/de", "/"],
		["/de/produkte/?color=green", "/produkte/?color=green"],
		["/at/de/produkte/", "/at/produkte/"],
		["/at", "/at/"],
		["/at/products/", "/at/produkte/"],
		["/d", "/d/"],
		["/ch/fr/d/produkte", "/ch/fr/d/produkte/"],
		["/de//evil.example/", "/evil.example/"],
	])
		test(`${asked} leads to ${location}`, async () => {
			expect(await ask(asked ?? "")).toMatchObject({ status: 301, location });
		});

	for (const platform of ["/d/produkte/", "/at/d/produkte/"])
		test(`${platform} is the same page, and another one stands for it`, async () => {
			const page = await ask(platform);
			expect(page.status).toBe(200);
			expect(headOf(page.html).canonical).toBe(`${papiervogel}${platform.replace("/d/", "/")}`);
		});

	test("[3.2-2] [3.2-1] prices, parcels and spelling are those of the country", async () => {
		const path = "/products/eukalyptus-klappkarte-a6-salbei/";
		expect((await ask(path)).html).toContain("nach Deutschland");
		const swiss = (await ask(`/ch${path}`)).html;
		expect(swiss).toContain("CHF");
		expect(swiss).toContain("in die Schweiz");
		expect(swiss.replace(/Beispielstraße/g, "")).not.toContain("ß");
		expect((await ask(`/gb${path}`)).html).toContain("£");
		expect((await ask(`/us${path}`)).html).toContain("$");
	});
});

test("[5-1] [8.1-1] [8.1-2] what is not there says its path, in the words of whether a page was asked", async () => {
	for (const [path, title] of [
		["/at/themes/1499/", "404 Page Not Found: /at/themes/1499/"],
		["/products/nope/", "404 Page Not Found: /products/nope/"],
		["/magazin/nichts/", "404 Page not found: /magazin/nichts/"],
		["/products/wandbild/", "404 Page Not Found: /products/wandbild/"],
		["/at/gibt/es/nicht/", "404 Page not found: /at/gibt/es/nicht/"],
	] as const) {
		const answer = await fetch(`${runAddress().origins.papiervogel}${path}`);
		expect([answer.status, /<title>([^<]+)</.exec(await answer.text())?.[1]], path).toEqual([404, title]);
	}
});

test("[7.1-4] the data of a page are kept like it, and another build is told to load the page", async () => {
	const { papiervogel } = runAddress().origins;
	const page = await (await fetch(`${papiervogel}/at/papiere/`)).text();
	const manifest = /\/assets\/manifest-([0-9a-f]+)\.js/.exec(page)?.[1];
	expect(manifest).toBeDefined();
	const data = await fetch(`${papiervogel}/at/papiere/_payload.json?${manifest}`);
	expect([data.status, data.headers.get("cache-control")]).toEqual([
		200,
		expect.stringContaining("public, s-maxage"),
	]);
	expect(data.headers.get("etag")).not.toBeNull();
	expect(await data.text()).toContain("/at");
	const other = await fetch(`${papiervogel}/at/papiere/_payload.json?00000000&_routes=routes%2Fpapers`);
	expect([other.status, other.headers.get("x-remix-redirect"), other.headers.get("cache-control")]).toEqual([
		204,
		"/papiere/",
		"no-store",
	]);
});

test("[3.2-1] prices in dollars say that no tax is in them, where others say that it is", async () => {
	const noteAt = async (prefix: string) => {
		const page = await fetch(
			`${runAddress().origins.papiervogel}${prefix}/products/eukalyptus-klappkarte-a6-salbei/`,
		);
		return /(incl. VAT|without sales tax)(?=, <a)/.exec(await page.text())?.[1];
	};
	expect([await noteAt("/us"), await noteAt("/gb"), await noteAt("/en")]).toEqual([
		"without sales tax",
		"incl. VAT",
		"incl. VAT",
	]);
});
