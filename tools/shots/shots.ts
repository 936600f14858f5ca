import type { Page } from "@playwright/test";
import { customer, foilCard, json, photoCard } from "./shopper.ts";
import type { Shot, Stage } from "./shot.ts";
import { visit } from "./shot.ts";

const paper = (path: string, status?: number) => async (stage: Stage) =>
	visit(await stage.freshPage(), `${stage.server.origins.papiervogel}${path}`, status);

const shopperAt = async ({ shopperContext, server }: Stage, path: string) =>
	visit(await shopperContext.newPage(), `${server.origins.papiervogel}${path}`);

const staffAt = async (stage: Stage, path: string) => {
	const context = await stage.staffContext();
	return visit(await context.newPage(), `${stage.server.origins.papiervogel}${path}`);
};

/** Fills the address form as a person does, and sends it. */
async function enterAddress(page: Page): Promise<void> {
	await page.locator('[name="contact.email"]').fill(customer.email);
	for (const [field, value] of Object.entries(customer.billing)) {
		const control = page.locator(`[name="billing.${field}"]`);
		if (field === "country") await control.selectOption(value);
		else await control.fill(value);
	}
}

async function sendForm(page: Page): Promise<void> {
	const before = page.url();
	await page.locator('main form button[type="submit"]').last().click();
	await page.waitForURL((url) => url.href !== before);
	await page.waitForLoadState("networkidle");
}

async function toPayment(stage: Stage): Promise<Page> {
	await stage.shopper.fillCart();
	const page = await shopperAt(stage, "/kasse/");
	await enterAddress(page);
	await sendForm(page);
	return page;
}

async function toReview(stage: Stage): Promise<Page> {
	const page = await toPayment(stage);
	await page.locator('input[name="payment"][value="invoice"]').check();
	await sendForm(page);
	return page;
}

/** The pages in the order somebody meets them. The cart is emptied by the order, so the order comes after it. */
export const shots: readonly Shot[] = [
	{ name: "papiervogel-home", open: paper("/") },
	{
		name: "bildwand-home",
		open: async (stage) => visit(await stage.freshPage(), `${stage.server.origins.bildwand}/`),
	},
	{ name: "list", open: paper("/karten-designen/hochzeit/?tileCount=48") },
	{ name: "list-filtered", open: paper("/produkte/?theme=soiree&color=navy") },
	{ name: "theme", open: paper("/themes/eukalyptus/") },
	{ name: "product-photo", open: paper(`/products/${photoCard}/`) },
	{ name: "product-foil", open: paper(`/products/${foilCard}/?refinementType=gold`) },
	{ name: "product-calendar", open: paper("/products/fotokalender/") },
	{ name: "product-photo-book", open: paper("/products/fotobuch/") },
	{ name: "product-photo-box", open: paper("/products/fotobox/") },
	{
		name: "product-wall-picture",
		open: async (stage) =>
			visit(await stage.freshPage(), `${stage.server.origins.bildwand}/products/wandbild/`),
	},
	{
		name: "editor-text",
		isViewport: true,
		async open(stage) {
			const page = await paper(`/configurator-card/${foilCard}/?refinementType=gold`)(stage);
			const texts = page.locator("[data-element][role='button']");
			await texts.first().waitFor();
			// As with the keyboard alone: Enter opens the text and selects all of it.
			await texts.first().focus();
			await page.keyboard.press("Enter");
			await page.locator("[data-editing]").waitFor();
			return page;
		},
	},
	{
		name: "editor-photo",
		isViewport: true,
		async open(stage) {
			const design = await stage.shopper.photoDesign();
			const page = await shopperAt(stage, `/configurator-card/${photoCard}/?design=${design}`);
			await page.locator("[data-element][role='button']").first().waitFor();
			return page;
		},
	},
	{ name: "cart-empty", open: paper("/warenkorb/") },
	{
		name: "cart",
		async open(stage) {
			await stage.shopper.fillCart();
			return shopperAt(stage, "/warenkorb/");
		},
	},
	{
		name: "checkout-address",
		async open(stage) {
			await stage.shopper.fillCart();
			return shopperAt(stage, "/kasse/");
		},
	},
	{
		name: "checkout-address-refused",
		async open(stage) {
			await stage.shopper.fillCart();
			const page = await shopperAt(stage, "/kasse/");
			await enterAddress(page);
			await page.locator('[name="billing.postalCode"]').fill("8079");
			await page.locator('[name="billing.city"]').fill("");
			await page.locator('main form button[type="submit"]').last().click();
			await page.locator('main form [aria-invalid="true"]').first().waitFor();
			return page;
		},
	},
	{ name: "checkout-payment", open: toPayment },
	{ name: "checkout-review", open: toReview },
	{
		name: "order",
		async open(stage) {
			const { number, token } = await stage.shopper.order();
			return shopperAt(stage, `/bestellung/${number}/?token=${token}`);
		},
	},
	{
		name: "mailbox-mail",
		async open(stage) {
			await stage.shopper.order();
			const page = await shopperAt(stage, "/mailbox");
			const mail = page.locator("a[href*='/mailbox/']").first();
			await mail.click();
			await page.waitForURL(/\/mailbox\/.+/);
			await page.waitForLoadState("networkidle");
			return page;
		},
	},
	{ name: "office-login", open: paper("/office/anmelden") },
	{
		name: "office-orders",
		async open(stage) {
			await stage.shopper.order();
			return staffAt(stage, "/office/");
		},
	},
	{
		name: "office-order",
		async open(stage) {
			const { number } = await stage.shopper.order();
			await untilPrinted(stage, number);
			return staffAt(stage, `/office/auftraege/${number}`);
		},
	},
	{ name: "office-ui", open: paper("/office/ui") },
	{ name: "not-found", open: paper("/karten-designen/hochzeit/blumenkinder/", 404) },
];

const PRINT_MS = 90_000;

/** Waits until every line of an order has its print file; answers the order as the back office sees it. */
export async function untilPrinted(stage: Stage, number: string) {
	const { request } = await stage.staffContext();
	const address = `${stage.server.origins.papiervogel}/office-api/orders/${number}`;
	const giveUpAt = performance.now() + PRINT_MS;
	for (;;) {
		const order: { lines: { jobs: { state: string; id: string; files: { name: string }[] }[] }[] } =
			await json(await request.get(address));
		const jobs = order.lines.flatMap((line) => line.jobs);
		if (jobs.length > 0 && jobs.every(({ state }) => state === "done")) return jobs;
		if (performance.now() > giveUpAt) {
			throw new Error(`Order ${number} has no print files yet: ${jobs.map(({ state }) => state).join(", ")}`);
		}
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
}
