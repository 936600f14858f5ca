import { doorsIn, randomAddress } from "../openapi.ts";
import { singleVisitor } from "../single-visitor.ts";

const PARALLEL = 12;
const locales = ["de-DE", "de-CH", "fr-CH", "en-GB", "en-US", "it-IT", "nl-BE"] as const;

/** Prices, panels and tables with values nobody has asked for before, in every market. */
export const pricePanels = singleVisitor("random price panels", async (attacker, { chance }) => {
	const { body } = await attacker.get("/web-api/openapi.json");
	const doors = doorsIn(body).filter(
		({ method, path }) => method === "GET" && !path.startsWith("/office-api/"),
	);
	await attacker.hammer(PARALLEL, () =>
		attacker.get(randomAddress(chance.pick(doors), chance), {
			"x-locale": chance.pick(locales),
			"x-channel": chance.pick(["papiervogel", "bildwand"]),
		}),
	);
});
