import { materials, photoframeProduct } from "@offizin/assortment";
import { defaultConfiguration } from "@offizin/solver";
import { expect, test } from "vitest";
import { lookAt } from "./look.fixtures.ts";
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
