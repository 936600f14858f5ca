import { designedProduct } from "@offizin/assortment";
import { invariant } from "@offizin/base";
import type { ShownProduct } from "@offizin/contract";
import { drawProduct, type Look } from "@offizin/scenes";
import { type ChannelKey, OPERATOR_LOCALE } from "@offizin/sites";
import { defaultConfiguration, violations } from "@offizin/solver";
import type { DrawnStill } from "./drawn-still.ts";

export type Chosen = Look["configuration"];

/** As its page opens, but for what is chosen. Throws for what nobody could order. */
export function configured(key: ShownProduct, chosen: Chosen): Chosen {
	const product = designedProduct(key);
	const configuration = { ...defaultConfiguration(product), ...chosen };
	invariant(
		violations(product, configuration).length === 0,
		`a ${key} is made so: ${JSON.stringify(chosen)}`,
	);
	return configuration;
}

/** What products of a brand lie on or hang on, in its light. */
const walls: Readonly<Record<ChannelKey, NonNullable<DrawnStill["wall"]>>> = {
	papiervogel: { ground: "wall", color: "#efe8de", light: "daylight", shadow: "#3a2a1a" },
	bildwand: { ground: "wall", color: "#eeece7", light: "daylight", shadow: "#1b1b1a" },
};

interface Seen extends Partial<Look> {
	/** How much of the scene is seen across, and the height of its middle. */
	readonly wide: number;
	readonly middle?: number;
}

/** A product by itself, as it is chosen, in a view of 4:5. What is printed on it is in the language of the house. */
function product(brand: ChannelKey, key: ShownProduct, chosen: Chosen, seen: Seen): DrawnStill {
	const { wide, middle = 500, ...look } = seen;
	const high = wide * 1.25;
	const configuration = configured(key, chosen);
	return {
		brand,
		wall: walls[brand],
		view: { x: 500 - wide / 2, y: middle - high / 2, width: wide, height: high },
		draw: (supplies) =>
			drawProduct(key, { brand, locale: OPERATOR_LOCALE, configuration, supplies, ...look }),
	};
}

/** Products as menus and lists show them, drawn as on their pages. */
const stills: Readonly<Record<string, DrawnStill>> = {
	"papiervogel-kalender": product(
		"papiervogel",
		"calendar",
		{ formatType: "a4-hoch" },
		{ wide: 900, middle: 460 },
	),
	"papiervogel-fotobuch": product("papiervogel", "photobook", {}, { wide: 960, middle: 480, turn: 1 }),
	"papiervogel-gaestebuch": product("papiervogel", "guestbook", {}, { wide: 960, middle: 500 }),
	"papiervogel-fotobox": product("papiervogel", "photobox", {}, { wide: 900 }),
	"papiervogel-collage": product("papiervogel", "collage", {}, { wide: 860, isNear: true }),
	"papiervogel-fotogeschenke": product("papiervogel", "merch", {}, { wide: 860 }),
	"papiervogel-geschenkpapier": product("papiervogel", "giftwrap", {}, { wide: 960 }),
	"bildwand-abzuege": product(
		"bildwand",
		"photoprint",
		{ format: "13x18", fit: "einpassen", material: "matt" },
		{ wide: 800, isNear: true },
	),
	"bildwand-collage": product(
		"bildwand",
		"collage",
		{ productType: "leinwand", formatType: "60x80", designId: "8" },
		{ wide: 820, isNear: true },
	),
	"bildwand-fotobuch": product(
		"bildwand",
		"photobook",
		{ format: "300-300" },
		{ wide: 960, middle: 480, turn: 1 },
	),
	"bildwand-kalender": product(
		"bildwand",
		"calendar",
		{ formatType: "a3-hoch" },
		{ wide: 900, middle: 460, hasCloseUp: true },
	),
};

export function productStill(name: string): DrawnStill | undefined {
	return Object.hasOwn(stills, name) ? stills[name] : undefined;
}
