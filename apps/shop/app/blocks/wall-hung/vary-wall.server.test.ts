import { outerSize } from "@offizin/assortment";
import { formatMoney, money } from "@offizin/money";
import { builtInBook, FIRST_PRICE_DAY, priceListOn, quoteSelection } from "@offizin/pricing";
import { arrange } from "@offizin/scenes";
import { parseImageFormat } from "@offizin/solver";
import { buildLine, priceCartIn } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { blocksIn } from "../fields.server.ts";
import { seedStories } from "../seeds.fixtures.ts";
import { storyFixture } from "../story-fixtures.ts";
import { wallHung } from "./schema.ts";
import { wallSteps } from "./vary-wall.server.ts";
import { wallHungView } from "./view.server.ts";

const sets = seedStories("bildwand").flatMap(({ content }) =>
	blocksIn(content.body).filter(
		({ component, pictures }) => component === wallHung.name && blocksIn(pictures).length > 1,
	),
);
const story = storyFixture("bildwand");
const named = sets.map((wall) => [String(wall.headline), wall] as const);
const hungAs = (wall: (typeof sets)[number], query: string, reads = story) =>
	wallHungView(wall, { ...reads, params: new URLSearchParams(query) });

function sizeOf(format = "") {
	const size = parseImageFormat(format);
	if (!size.ok) throw new Error(format);
	return size.value;
}

describe("[15] a wall in another size and of another material", () => {
	test.each(named)("%s: each choice is hung as it says, by its rule, inside its wall", async (_, wall) => {
		const written = await hungAs(wall, "");
		const [firstKind] = written.choices;
		expect(firstKind?.key).toBe("step");
		for (const { key, values } of written.choices) {
			expect(values.filter(({ isChosen }) => isChosen)).toHaveLength(1);
			for (const { name, query } of values) {
				const view = await hungAs(wall, query);
				expect(
					view.choices.find((choice) => choice.key === key)?.values.find((value) => value.isChosen)?.name,
				).toBe(name);
				const factor = key === "step" ? wallSteps[name.toLowerCase() as keyof typeof wallSteps] : 1;
				for (const [index, { configuration }] of view.slots.entries()) {
					const [size, before] = [
						sizeOf(configuration.format),
						sizeOf(written.slots[index]?.configuration.format),
					];
					expect(Math.abs(size.width - before.width * factor)).toBeLessThanOrEqual(0.5);
					expect(Math.abs(size.height - before.height * factor)).toBeLessThanOrEqual(0.5);
				}
				const told = /(\d+) × (\d+)\u00a0cm, Abstand (\d+)/.exec(view.measure)?.slice(1).map(Number) ?? [];
				const gap = Math.max(2, Math.round(Number(wall.gap) * factor));
				const whole = arrange(
					view.slots.map(({ configuration }) => {
						const { width, height } = outerSize(configuration);
						return { width: width / 10, height: height / 10 };
					}),
					{ rule: wall.rule as "row", gap, columns: Number(wall.columns) },
				);
				expect(told).toEqual([Math.round(whole.width), Math.round(whole.height), gap]);
			}
		}
	});

	test("some can be hung larger, and all in another material", async () => {
		const views = await Promise.all(sets.map((wall) => hungAs(wall, "")));
		const larger = views.filter(({ choices }) => choices[0]?.values.some(({ name }) => name === "L"));
		expect(larger.length).toBeGreaterThanOrEqual(3);
		for (const { choices } of views) expect(choices[1]?.values.length).toBeGreaterThanOrEqual(2);
	});

	test("what cannot be hung so is as it is written, and other walls of the page keep what was chosen", async () => {
		const [wall] = sets;
		if (!wall) throw new Error("there is a wall");
		const written = await hungAs(wall, "");
		const key = wall._uid.slice(0, 8);
		for (const wish of [`${key}.xl`, `${key}.m.fototapete`, key])
			expect((await hungAs(wall, `wand=${wish}`)).measure).toBe(written.measure);
		const small = await hungAs(wall, "wand=01234567.s");
		expect(small.choices[0]?.values.find(({ name }) => name === "S")?.query).toBe(
			`wand=01234567.s&wand=${key}.s`,
		);
	});
});

const sampled = ["de", "at", "ch", "lu"] as const;

test.each(sampled)(
	"[15] the sum that a wall is shown with is what its pictures cost in the cart: %s",
	async (key) => {
		const list = priceListOn(builtInBook(), { channel: "bildwand", market: key }, FIRST_PRICE_DAY);
		const picturePrice = async (configuration: Readonly<Record<string, string>>) => {
			const quote = quoteSelection(
				{ product: "photoframe", configuration, quantity: 1 },
				{ list, vatRate: undefined },
			);
			if (!quote.ok) throw new Error(JSON.stringify(quote.error));
			return money(quote.value.total, list.currency);
		};
		const sums = new Set<string>();
		for (const wall of sets) {
			const { choices } = await hungAs(wall, "");
			for (const { query } of choices.flatMap(({ values }) => values)) {
				const view = await hungAs(wall, query, { ...story, picturePrice });
				const lines = view.slots.map(({ configuration }, index) =>
					buildLine({ id: `line-${index}`, product: "photoframe", configuration, quantity: 1 }),
				);
				const { subtotal } = priceCartIn(key, list, lines);
				expect(view.total).toBe(formatMoney(subtotal, "de-DE"));
				sums.add(view.total);
			}
		}
		expect(sums.size).toBeGreaterThan(20);
	},
);
