import { materials } from "@offizin/assortment";
import { expect, test } from "vitest";
import { firstPicture } from "#app/content/wall-facts.server.ts";
import { macroScene } from "./scene.server.ts";

test("no material looks like another from near, and all show the same photograph", () => {
	const site = { channel: "bildwand", market: "de", locale: "de-DE" } as const;
	const drawn = materials.map(({ key }) => macroScene(firstPicture(key, "60x40"), site));
	expect(new Set(drawn).size).toBe(materials.length);
	for (const svg of drawn) {
		const photos = [...svg.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.split("/").at(-1));
		expect(new Set(photos)).toEqual(new Set(["fig"]));
	}
});
