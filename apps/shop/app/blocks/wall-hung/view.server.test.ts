import type { Block } from "@offizin/content";
import { currencies, formatMoney } from "@offizin/money";
import { productWords } from "@offizin/words";
import { expect, test } from "vitest";
import { blocksIn } from "../fields.server.ts";
import { seedStories } from "../seeds.fixtures.ts";
import { storyFixture } from "../story-fixtures.ts";
import { wallHung } from "./schema.ts";
import { wallHungView } from "./view.server.ts";

const walls = seedStories("bildwand").flatMap(({ content }) =>
	blocksIn(content.body).filter(({ component }) => component === wallHung.name),
);
const countOf = (wall: Block) => blocksIn(wall.pictures).length;
const sets = walls.filter((wall) => countOf(wall) > 1);
const story = storyFixture("bildwand");

test("[15] there are at least six walls of several pictures, hung by more than one rule", () => {
	expect(sets.length).toBeGreaterThanOrEqual(6);
	expect(new Set(sets.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(3);
});

test.each(sets.map((wall) => [String(wall.headline), wall] as const))(
	"[15] %s: inside its wall, all made as written, its line at eye level",
	async (_, wall) => {
		const view = await wallHungView(wall, story);
		const line = Number(/ (\d+)\u00a0cm$/.exec(view.measure)?.[1]);
		expect(line).toBeGreaterThanOrEqual(145);
		expect(line).toBeLessThanOrEqual(155);
		expect(view.slots.map(({ configuration }) => configuration.format)).toEqual(
			blocksIn(wall.pictures).map(({ size }) => size),
		);
	},
);

test("every single picture hangs in its room, in the frame it is written with", async () => {
	for (const wall of walls.filter((one) => countOf(one) === 1)) {
		const view = await wallHungView(wall, story);
		const [picture] = blocksIn(wall.pictures);
		expect(view.room.place).toBeDefined();
		expect(view.rows[0]?.to).toContain(`frame=${picture?.frame}`);
	}
});

test("a wall that is too small for its pictures is said to be so", async () => {
	const pictures = Array.from({ length: 9 }, (_, index) => ({
		...blocksIn(wallHung.example.pictures)[0],
		_uid: `many-${index}`,
	}));
	await expect(wallHungView({ ...wallHung.example, pictures }, story)).rejects.toThrow("more than the wall");
});

test("prices of a wall are those of its pictures, together", async () => {
	const canvas = productWords("photoframe", "de-DE").value("format", "60x40");
	const picturePrice = async () => ({ amount: 1250, currency: "eur" as const });
	const view = await wallHungView(wallHung.example, { ...story, picturePrice });
	expect(view.rows.map(({ name, price }) => `${name}: ${price}`)).toEqual([
		`3\u00a0× Leinwand ${canvas}: je 12,50\u00a0€`,
	]);
	expect(view.total).toBe("37,50\u00a0€");
});

test("[15] all pictures of a wall cost what they cost together, in every currency; nothing is said while one price is missing", async () => {
	for (const currency of currencies) {
		const prices = [1999, 4950, 103_90];
		const picturePrice = async () => ({ amount: prices.shift() ?? 0, currency });
		const { total } = await wallHungView(wallHung.example, { ...story, picturePrice });
		expect(total).toBe(formatMoney({ amount: 1999 + 4950 + 10390, currency }, "de-DE"));
	}
	const prices = [{ amount: 1250, currency: "eur" as const }, undefined];
	const picturePrice = async () => prices.shift();
	const { total } = await wallHungView(wallHung.example, { ...story, picturePrice });
	expect(total).toBe("");
});
