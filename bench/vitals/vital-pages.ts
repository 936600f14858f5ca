import type { Page } from "@playwright/test";

/** What a finger does on a page. Whoever does it waits for what comes of it. */
export type Act = (page: Page) => Promise<void>;

export interface VitalPage {
	readonly name: string;
	readonly brand: "papiervogel" | "bildwand";
	/** Told by another page, where the address is no fixed one. */
	readonly address: string | { readonly listedAt: string; readonly link: string };
	readonly acts: readonly Act[];
}

/** What was scrolled to is painted by then: a finger touches what it sees. */
const SEEN_MS = 300;

/** So long a finger rests on what it taps. */
const RESTS_MS = 80;

/**
 * The first that is seen: some of what is hidden at this width comes earlier. By the protocol and not by the tap of the
 * test library, which puts listeners of its own into the page and lets a finger go in the moment it comes.
 */
const tap =
	(selector: string): Act =>
	async (page) => {
		const touched = page.locator(selector).filter({ visible: true }).first();
		await touched.scrollIntoViewIfNeeded();
		await page.waitForTimeout(SEEN_MS);
		const box = await touched.boundingBox();
		if (!box) throw new Error(`${selector} is not there to be touched.`);
		const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
		const protocol = await page.context().newCDPSession(page);
		await protocol.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
		await page.waitForTimeout(RESTS_MS);
		await protocol.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
		await protocol.detach();
	};

/** The menu of phones, a shelf of it, and away. */
const menu: readonly Act[] = [
	tap('header button[popovertarget="menu"]'),
	tap("#menu details:not([open]) summary"),
	tap('#menu button[popovertargetaction="hide"]'),
];
const filter: readonly Act[] = [tap('button[popovertarget="facetten"]'), tap("#facetten li a")];
/** The calculator of what nobody can design yet, which comes once it is asked for. */
const calculator: Act = async (page) => {
	await tap("#preise > summary")(page);
	await page.locator("#preise form").waitFor();
};
/** Another paper, size or material, and another quantity by keys, as the list of a phone is the system's own. */
const choose: readonly Act[] = [
	tap("main form label:has(input[type=radio]:not(:checked))"),
	async (page) => {
		const select = page.locator("main form select").first();
		if ((await select.count()) === 0) return;
		await select.focus();
		await page.keyboard.press("ArrowDown");
	},
];

export const vitalPages: readonly VitalPage[] = [
	{ name: "home of Papiervogel", brand: "papiervogel", address: "/", acts: menu },
	{
		name: "list of cards",
		brand: "papiervogel",
		address: "/karten-designen/hochzeit/?tileCount=48",
		acts: [...menu, ...filter],
	},
	{
		name: "product page of a card",
		brand: "papiervogel",
		address: { listedAt: "/karten-designen/hochzeit/", link: 'main article a[href*="/products/"]' },
		acts: [...menu, ...choose],
	},
	{
		name: "article of Papiervogel",
		brand: "papiervogel",
		address: { listedAt: "/magazin/", link: 'main a[href*="/magazin/"]' },
		acts: menu,
	},
	{ name: "overview of card calendars", brand: "papiervogel", address: "/alle-fotokalender/", acts: menu },
	{ name: "home of Bildwand", brand: "bildwand", address: "/", acts: menu },
	{
		name: "product page of a wall picture",
		brand: "bildwand",
		address: "/products/wandbild/",
		acts: [...menu, calculator, ...choose],
	},
	{
		name: "article of Bildwand",
		brand: "bildwand",
		address: { listedAt: "/magazin/", link: 'main a[href*="/magazin/"]' },
		acts: menu,
	},
	{ name: "overview of collages", brand: "bildwand", address: "/alle-fotocollagen/", acts: menu },
];
