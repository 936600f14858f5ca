import type { Page } from "@playwright/test";
import { violations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/journey.ts";

const CARD = "eukalyptus-klappkarte-a6-salbei";
const ENVELOPE = "eukalyptus-briefumschlag-c6-gerade-salbei";
const LIST = [
	"Name;Straße;PLZ;Ort;Land",
	...Array.from({ length: 12 }, (_none, at) => `Gast ${at + 1};Sonnenweg ${at + 1};80331;München;`),
].join("\n");

/** Five cards of a design, and the envelopes for its twelve guests. */
async function fillCart(page: Page): Promise<void> {
	await page.goto("/");
	const answers = await page.evaluate(
		async ({ card, envelope, list }) => {
			async function send(method: string, path: string, body: unknown, revision?: number) {
				const headers: Record<string, string> = { "Content-Type": "application/json" };
				if (revision !== undefined) headers["If-Match"] = `"${revision}"`;
				const sent = typeof body === "string" ? body : JSON.stringify(body);
				return (await fetch(`/web-api/${path}`, { method, headers, body: sent })).json();
			}
			async function add(designId: string, quantity: number) {
				const item = { designId, quantity };
				const answer = await send("POST", "cart/items", item);
				if (answer.code !== "confirmation_needed") return answer;
				const confirmed = answer.findings.map(({ key }: { key: string }) => key);
				return send("POST", "cart/items", { ...item, confirmed });
			}
			const { fields, guests } = await send("POST", "guest-lists", list);
			const made = await send("POST", "designs", { template: card });
			const facts = { name1: "Zoë", name2: "Jan", address: "Am Hof 1\n80331 München" };
			const told = Object.entries(facts).map(([fact, value]) => ({ type: "setFact", fact, value }));
			const lists = [
				{ type: "setFields", fields },
				{ type: "setGuests", guests },
			];
			const own = await send("PATCH", `designs/${made.id}`, { commands: [...told, ...lists] }, made.revision);
			const beside = await send("POST", `designs/${made.id}/adoptions`, { template: envelope }, own.revision);
			const alike = { commands: [{ type: "setGuests", guests: null }] };
			await send("PATCH", `designs/${made.id}`, alike, own.revision);
			return [await add(made.id, 5), await add(beside.id, guests.length)];
		},
		{ card: CARD, envelope: ENVELOPE, list: LIST },
	);
	expect(answers).toMatchObject([{ items: [{}] }, { items: [{}, {}] }]);
}

test("[14, cart.C12] fewer cards than recipients are told beside the envelopes, and one tap makes them as many", async ({
	page,
	faults,
}) => {
	faults.expectStatus(422, /cart\/items/);
	await fillCart(page);
	await page.goto("/warenkorb/");
	const lines = page.getByRole("list", { name: "Ihre Auswahl" }).getByRole("listitem");
	const envelopes = lines.filter({ hasText: "Briefumschlag" }).first();
	await expect(envelopes).toContainText("12 Umschläge für 12 Empfänger");
	await expect(envelopes).toContainText("5 Karten, 12 Empfänger");
	expect(await violations(page)).toEqual([]);
	await envelopes.getByRole("button", { name: "Karten anpassen: 12 Stück" }).click();
	await expect(page.getByText("5 Karten, 12 Empfänger")).toBeHidden();
	await expect(page.getByRole("combobox", { name: /^Auflage/ })).toHaveValue("12");
});

test("[14, cart.C12] a difference that is meant is not told again", async ({ page, faults }) => {
	faults.expectStatus(422, /cart\/items/);
	await fillCart(page);
	await page.goto("/warenkorb/");
	const told = page.getByText("5 Karten, 12 Empfänger");
	await expect(told).toBeVisible();
	await page.getByRole("button", { name: "So gewollt" }).click();
	await expect(told).toBeHidden();
	await page.reload();
	await expect(page.getByRole("list", { name: "Ihre Auswahl" })).toBeVisible();
	await expect(told).toBeHidden();
});
