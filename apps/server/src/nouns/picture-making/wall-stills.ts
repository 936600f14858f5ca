import type { PhotoName } from "@offizin/contract";
import { drawHung, drawMacro, type Supplies } from "@offizin/scenes";
import { OPERATOR_LOCALE } from "@offizin/sites";
import type { DrawnStill } from "./drawn-still.ts";
import { type Chosen, configured } from "./product-stills.ts";

const wall = { ground: "wall", color: "#eeece7", light: "daylight", shadow: "#1b1b1a" } as const;
/** As the pages of the brand are: what hangs on it hangs on the page. */
const page = { ...wall, color: "#f3f2ef", light: "even" } as const;
const night = { ground: "darkwall", color: "#5a5753", light: "lamp", shadow: "#000000" } as const;
const onPage: Pick<DrawnStill, "wall" | "shade"> = { wall: page };
const onDay: Pick<DrawnStill, "wall" | "shade"> = { wall };
const atNight: Pick<DrawnStill, "wall" | "shade"> = {
	wall: night,
	shade: { color: night.shadow, low: 0.5, high: 0.65 },
};

const brand = { brand: "bildwand", locale: OPERATOR_LOCALE } as const;

/** The corner of a material from near. */
function corner(photo: PhotoName, materialType: string, variant: string, edge: string): DrawnStill {
	const configuration = configured("photoframe", { materialType, variant, edge });
	return {
		brand: "bildwand",
		view: { x: 0, y: 0, width: 1000, height: 1250 },
		draw: (supplies) => drawMacro({ ...brand, configuration, supplies }, { photo, ratio: 1.25 }),
	};
}

const canvas = { materialType: "leinwand", variant: "leiste-25", edge: "bild" };
const acrylic = { materialType: "acrylglas", variant: "acryl-8", edge: "ohne" };
const aluminium = { materialType: "aludibond", variant: "alu-weiss", edge: "ohne" };

/** A photograph as it is made; lengths in centimetres. */
interface Hung {
	readonly photo: PhotoName;
	readonly size: readonly [width: number, height: number];
	/** Its middle. */
	readonly at: readonly [x: number, y: number];
	readonly made?: Chosen;
}

/** Scene units of a centimetre, about as many as on a page: shadows are cast as far. */
const UNIT = 4;

/** Pictures at true relative scale on a wall of so many centimetres, no montage of rooms. */
function row(
	[width, height]: readonly [number, number],
	pictures: readonly Hung[],
	light = onDay,
): DrawnStill {
	const hung = pictures.map(({ photo, size, at, made = canvas }) => {
		const configuration = configured("photoframe", { ...made, format: size.join("x") });
		const [width, height] = [size[0] * UNIT, size[1] * UNIT];
		const box = { x: at[0] * UNIT - width / 2, y: at[1] * UNIT - height / 2, width, height };
		return (supplies: Supplies) =>
			drawHung({ ...brand, configuration, supplies }, box, { unit: UNIT, name: photo });
	});
	return {
		brand: "bildwand",
		...light,
		view: { x: 0, y: 0, width: width * UNIT, height: height * UNIT },
		draw: (supplies) => hung.map((draw) => draw(supplies)).join(""),
	};
}

/** Materials and walls, drawn as on their pages. */
const stills: Readonly<Record<string, DrawnStill>> = {
	"bildwand-material-leinwand": corner("leaves", "leinwand", "leiste-25", "bild"),
	"bildwand-material-acrylglas": corner("brushes", "acrylglas", "acryl-8", "ohne"),
	"bildwand-material-aludibond": corner("jetty", "aludibond", "alu-weiss", "ohne"),
	"bildwand-hero": row(
		[420, 180],
		[{ photo: "rowboats", size: [200, 95], at: [210, 80], made: aluminium }],
		atNight,
	),
	"bildwand-night": row([420, 180], [{ photo: "milky-way", size: [110, 110], at: [210, 85] }], atNight),
	// From margin to margin of the page, the same wall between all of them.
	"bildwand-line": row(
		[480, 160],
		[
			{ photo: "dandelions", size: [60, 80], at: [52, 76] },
			{ photo: "peaks", size: [150, 70], at: [176, 76], made: aluminium },
			{ photo: "dogs", size: [40, 60], at: [290, 76] },
			{ photo: "fig", size: [80, 60], at: [369, 76], made: acrylic },
			{ photo: "kite", size: [30, 20], at: [443, 76], made: acrylic },
		],
		onPage,
	),
	// Where heads of articles and phones cut both sides off, the one in the middle is left whole.
	"bildwand-row": row(
		[420, 180],
		[
			{ photo: "stream", size: [50, 75], at: [37, 84] },
			{ photo: "lake", size: [160, 100], at: [210, 84] },
			{ photo: "milky-way", size: [55, 55], at: [384, 84] },
		],
	),
	"bildwand-sizes": row(
		[420, 180],
		[
			{ photo: "sunset", size: [40, 27], at: [37, 84] },
			{ photo: "sunset", size: [150, 100], at: [210, 84] },
			{ photo: "sunset", size: [55, 37], at: [384, 84] },
		],
	),
};

export function wallStill(name: string): DrawnStill | undefined {
	return Object.hasOwn(stills, name) ? stills[name] : undefined;
}
