import { assemblyOf, cardFormat } from "@offizin/formats";
import { expect, test } from "vitest";
import { arrange, fullScale } from "./arrange.ts";
import { lightOn } from "./light.ts";
import { between, firstView, isHeldAs, viewsOf } from "./views.ts";

const stage = { width: 800, height: 500 };

function assembly(key: string) {
	const format = cardFormat(key);
	if (!format) throw new Error(`No format ${key}`);
	return assemblyOf(format);
}

test("[14] a card and its envelope are shown at one scale, smaller than the card alone", () => {
	const card = assembly("klappkarte-a6");
	const hold = { share: 0, yaw: 0, pitch: 0 };
	const envelope = cardFormat("briefumschlag-c6-spitz")?.trim;
	const alone = arrange(card, hold, stage, undefined);
	expect(alone.scale).toBeCloseTo(fullScale(card, stage), 6);
	expect(arrange(card, hold, stage, envelope).scale).toBeLessThan(alone.scale);
});

test("[14] flat cards are seen from both sides, folded ones from within, a zigzag unfolded", () => {
	const keys = (format: string) => viewsOf(assembly(format)).map(({ key }) => key);
	expect(keys("postkarte-a6")).toEqual(["front", "back"]);
	expect(keys("klappkarte-a6-quer")).toEqual(["front", "half", "inside", "back"]);
	expect(keys("booklet-a6-8")).toEqual(["front", "pages", "pages", "pages", "back"]);
	expect(firstView(viewsOf(assembly("booklet-a6-12"))).pages).toEqual({ left: 2, right: 3 });
	expect(keys("leporello-a6-4")).toEqual(["front", "half", "spread", "back"]);
	expect(firstView(viewsOf(assembly("postkarte-a6"))).key).toBe("front");
});

test("[14] a hold is that of a view when it has come there, and not on the way", () => {
	const [front, half] = viewsOf(assembly("klappkarte-a6"));
	if (!front || !half) throw new Error("A folded card has views");
	expect(isHeldAs(half, between(front.hold, half.hold, 1))).toBe(true);
	expect(isHeldAs(half, between(front.hold, half.hold, 0.5))).toBe(false);
});

test("[14] what turns away from the lamp is darker, what turns to it brighter", () => {
	expect(lightOn([0, 0, 1])).toEqual({ dark: 0, bright: 0 });
	expect(lightOn([0.7, 0, 0.7]).dark).toBeGreaterThan(0.05);
	expect(lightOn([-0.4, -0.4, 0.8]).bright).toBeGreaterThan(0.01);
});
