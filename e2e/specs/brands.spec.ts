import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../fixtures/journey.ts";
import { runAddress } from "../fixtures/run-address.ts";

/** What search engines and screen readers take from a page, and where it leads. */
interface PageFacts {
	readonly lang: string;
	readonly title: string;
	readonly robots: string;
	readonly canonical: string | null;
	readonly headings: readonly string[];
	readonly links: readonly string[];
	/** Links that search engines are told not to follow, such as choices about a gallery wall. */
	readonly choices: readonly string[];
	/** Fragments of links to this very page that lead to no element. */
	readonly deadFragments: readonly string[];
	readonly brokenPictures: readonly string[];
}

const brands = [
	{ channel: "papiervogel", name: "Papiervogel", atLeast: 40 },
	{ channel: "bildwand", name: "Bildwand", atLeast: 8 },
] as const;

for (const { channel, name, atLeast } of brands) {
	test(`${name}: every link leads somewhere, and every page names itself`, async ({ page, request }) => {
		const origin = runAddress().origins[channel];
		const seen = await crawl(page, request, origin);
		expect(seen.size).toBeGreaterThan(atLeast);
		const problems = [...seen].flatMap(([path, { status, facts }]) => {
			if (status !== 200) return [`${path} answered ${status}`];
			if (!facts) return [];
			const isListed = facts.robots.startsWith("index");
			return [
				...(facts.lang === "de-DE" || facts.lang === "de"
					? []
					: [`${path} has the language "${facts.lang}"`]),
				...(facts.headings.length === 1 ? [] : [`${path} has ${facts.headings.length} h1`]),
				...(facts.title.trim() === "" ? [`${path} has no title`] : []),
				...(facts.robots === "" ? [`${path} says nothing to robots`] : []),
				...(isListed && !facts.canonical?.startsWith(`${origin}/`)
					? [`${path} has no canonical address`]
					: []),
				...facts.deadFragments.map((fragment) => `${path} has no ${fragment}`),
				...facts.brokenPictures.map((picture) => `${path} shows ${picture} without alt`),
			];
		});
		expect(problems).toEqual([]);

		// An address with a choice in its query may stand behind another one, which then stands for itself.
		const canonicals = [...seen.values()].flatMap(({ facts }) => facts?.canonical ?? []);
		for (const canonical of new Set(canonicals)) {
			expect(seen.get(canonical.slice(origin.length))?.facts?.canonical, canonical).toBe(canonical);
		}
	});
}

interface Visited {
	readonly status: number;
	/** Absent for what is no page. */
	readonly facts?: PageFacts;
}

/**
 * Follows the links of a brand's own from its home page on. What is kept out of search is looked at too, but not the
 * filters of filters behind it: there are fifteen hundred of them. Nor are the choices behind a choice that is not to be
 * followed: the walls of a page have more of them together than anybody counts.
 */
async function crawl(page: Page, request: APIRequestContext, origin: string): Promise<Map<string, Visited>> {
	const seen = new Map<string, Visited>();
	const ahead = ["/"];
	const chosen = new Set<string>();
	const next = () => ahead.pop() ?? [...chosen].find((choice) => !seen.has(choice));
	for (let path = next(); path !== undefined; path = next()) {
		if (seen.has(path)) continue;
		const answer = await request.get(`${origin}${path}`);
		const isPage = answer.headers()["content-type"]?.startsWith("text/html") ?? false;
		if (answer.status() !== 200 || !isPage) {
			seen.set(path, { status: answer.status() });
			continue;
		}
		const facts = await readFacts(page, await answer.text(), `${origin}${path}`);
		seen.set(path, { status: 200, facts });
		const isFilter = path.includes("?") && !facts.robots.startsWith("index");
		// The same pages in other countries and languages: places.spec.ts.
		const own = facts.links.filter((link) => !/^\/[a-z]{2}\//.test(link));
		if (isFilter || chosen.has(path)) continue;
		ahead.push(...own.filter((link) => !seen.has(link)));
		for (const choice of facts.choices) chosen.add(choice);
	}
	return seen;
}

async function readFacts(page: Page, html: string, address: string): Promise<PageFacts> {
	return page.evaluate(
		([text, base]) => {
			const parsed = new DOMParser().parseFromString(text, "text/html");
			const all = <E extends Element>(selector: string) => [...parsed.querySelectorAll<E>(selector)];
			const attribute = (selector: string, name: string) =>
				parsed.querySelector(selector)?.getAttribute(name) ?? null;
			const own = new URL(base);
			const insideOf = (selector: string) =>
				all(selector)
					.map((link) => new URL(link.getAttribute("href") ?? "", base))
					.filter(({ origin }) => origin === own.origin);
			const addresses = (selector: string) => [
				...new Set(insideOf(selector).map(({ pathname, search }) => pathname + search)),
			];
			const inside = insideOf("a[href]");
			return {
				lang: parsed.documentElement.lang,
				title: parsed.title,
				robots: attribute('meta[name="robots"]', "content") ?? "",
				canonical: attribute('link[rel="canonical"]', "href"),
				headings: all("h1").map((heading) => heading.textContent ?? ""),
				links: addresses('a[href]:not([rel~="nofollow"])'),
				choices: addresses('a[href][rel~="nofollow"]'),
				deadFragments: inside
					.filter(
						({ pathname, search, hash }) =>
							hash.length > 1 && pathname === own.pathname && search === own.search,
					)
					.map(({ hash }) => hash)
					.filter((hash) => !parsed.getElementById(decodeURIComponent(hash.slice(1)))),
				brokenPictures: all<HTMLImageElement>("img:not([alt])").map(
					(image) => image.getAttribute("src") ?? "",
				),
			};
		},
		[html, address] as const,
	);
}

test("the brands share a house and nothing of their face", async ({ page, run }) => {
	const looks = async (origin: string) => {
		await page.goto(`${origin}/`);
		return page.evaluate(() => {
			const style = getComputedStyle(document.body);
			const heading = document.querySelector("h1");
			return {
				title: document.title,
				headline: heading?.textContent ?? "",
				ground: style.backgroundColor,
				type: style.fontFamily,
				display: heading ? getComputedStyle(heading).fontFamily : "",
				icon: document.querySelector('link[rel="icon"]')?.getAttribute("href"),
			};
		});
	};
	const papiervogel = await looks(run.origins.papiervogel);
	const bildwand = await looks(run.origins.bildwand);
	for (const trait of Object.keys(papiervogel) as (keyof typeof papiervogel)[]) {
		expect(papiervogel[trait], trait).not.toBe(bildwand[trait]);
	}
});
