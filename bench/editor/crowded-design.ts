import { expect, type Page } from "@playwright/test";

const ELEMENTS = 200;
const COLUMNS = 14;

/** Opens a card in the editor with 200 shapes of one's own on its first page; the address of the design. */
export async function openCrowdedDesign(page: Page, origin: string, template: string): Promise<string> {
	await page.goto(`${origin}/configurator-card/${template}/`);
	const id = await page.evaluate(
		async ({ template, count, columns }) => {
			const send = async (method: string, path: string, body: unknown, headers = {}) => {
				const answer = await fetch(path, {
					method,
					body: JSON.stringify(body),
					headers: { "content-type": "application/json", ...headers },
				});
				if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
				return answer.json();
			};
			const made = await send("POST", "/web-api/designs", { template, configuration: {} });
			const [ink] = made.document.choices.inks;
			const shape = (_: unknown, at: number) => ({
				type: "addElement",
				page: made.document.pages[0].key,
				value: {
					...{ id: `shape-${at}`, label: "own-shape", type: "shape", shape: at % 2 ? "heart" : "ellipse" },
					box: {
						x: 8_000 + (at % columns) * 6_000,
						y: 8_000 + Math.floor(at / columns) * 6_000,
						...{ width: 5_000, height: 5_000 },
					},
					...{ rotation: 0, may: ["content", "style", "place", "remove"], fill: ink },
				},
			});
			const commands = Array.from({ length: count }, shape);
			await send("PATCH", `/web-api/designs/${made.id}`, { commands }, { "if-match": `"${made.revision}"` });
			return made.id as string;
		},
		{ template, count: ELEMENTS, columns: COLUMNS },
	);
	await page.goto(`${origin}/configurator-card/${template}/?design=${id}`);
	const shape = page.locator('svg[role="group"] [data-element="shape-0"]');
	// What one grips comes with the first sign of a person, which nobody reads before the page has its script.
	await expect(async () => {
		for (const y of [120, 121]) await page.mouse.move(700, y);
		await shape.waitFor({ timeout: 300 });
	}).toPass({ timeout: 60_000 });
	return page.url();
}
