import { materials, photoframeProduct } from "@offizin/assortment";
import { defaultConfiguration } from "@offizin/solver";
import { expect, test } from "vitest";
import { lookAt, supplies } from "./look.fixtures.ts";
import { drawMacro } from "./scene.ts";

test("no material looks like another from near, and all show the same photograph", () => {
	const opened = defaultConfiguration(photoframeProduct);
	const drawn = materials.map(({ key, variants: [variant], edges: [edge] }) =>
		drawMacro(
			lookAt({
				...opened,
				materialType: key,
				variant: variant?.key ?? "",
				edge: edge ?? "",
				format: "60x40",
			}),
		),
	);
	expect(new Set(drawn).size).toBe(materials.length);
	for (const svg of drawn) {
		const photos = [...svg.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.split("/").at(-1));
		expect(new Set(photos)).toEqual(new Set(["fig"]));
	}
});

test.each(materials.map(({ key }) => key))(
	"%s from near fills a view of 4:5, with another photograph",
	(key) => {
		const asked: string[] = [];
		const photo = (name: string, long: number) => {
			asked.push(name);
			// So near that the whole of a photograph would be wider than the view.
			expect(long).toBeGreaterThan(1000);
			return name;
		};
		const configuration = { ...defaultConfiguration(photoframeProduct), materialType: key };
		const svg = drawMacro(lookAt(configuration, { supplies: { ...supplies, photo } }), {
			photo: "leaves",
			ratio: 1.25,
		});
		expect(svg).toMatch(
			/^<svg width="1000" height="1250" viewBox="0 0 540 675"><rect x="0" y="0" width="540" height="675"/,
		);
		expect(new Set(asked)).toEqual(new Set(["leaves"]));
	},
);
