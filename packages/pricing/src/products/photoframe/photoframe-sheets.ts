import { photoframeProduct } from "@offizin/assortment";
import { amounts, column } from "../../list/amounts.ts";
import { canBeMade, headsOf, priceColumn } from "../../list/heads.ts";
import type { PriceSheet } from "../../list/price-table.ts";
import { quantityDiscount } from "../../quote/quantity-discount.ts";

/** `fix` and `perSquareMetre` are those of domain.md §7.4; `min` is ours and touches only sizes below 20 × 30 cm. */
const material = {
	poster: {
		fix: amounts(400, 550, 350, 450),
		perSquareMetre: amounts(3200, 4300, 2900, 3700),
		min: amounts(590, 790, 499, 699),
	},
	hahnemuehle: {
		fix: amounts(1000, 1350, 900, 1150),
		perSquareMetre: amounts(11_000, 14_850, 9900, 12_650),
		min: amounts(1490, 1990, 1299, 1699),
	},
	leinwand: {
		fix: amounts(1200, 1600, 1100, 1400),
		perSquareMetre: amounts(9500, 12_800, 8550, 10_900),
		min: amounts(1690, 2290, 1499, 1899),
	},
	acrylglas: {
		fix: amounts(1800, 2450, 1600, 2050),
		perSquareMetre: amounts(19_000, 25_650, 17_100, 21_850),
		min: amounts(2490, 3390, 2199, 2899),
	},
	echtglas: {
		fix: amounts(2000, 2700, 1800, 2300),
		perSquareMetre: amounts(18_000, 24_300, 16_200, 20_700),
		min: amounts(2790, 3790, 2499, 3199),
	},
	aludibond: {
		fix: amounts(1500, 2050, 1350, 1700),
		perSquareMetre: amounts(15_000, 20_250, 13_500, 17_250),
		min: amounts(1990, 2690, 1799, 2299),
	},
	gallerybond: {
		fix: amounts(2500, 3400, 2250, 2900),
		perSquareMetre: amounts(23_000, 31_050, 20_700, 26_450),
		min: amounts(3890, 5290, 3499, 4499),
	},
	forexplatte: {
		fix: amounts(1000, 1350, 900, 1150),
		perSquareMetre: amounts(9500, 12_800, 8550, 10_900),
		min: amounts(1390, 1890, 1299, 1599),
	},
	backlitfolie: {
		fix: amounts(1200, 1600, 1100, 1400),
		perSquareMetre: amounts(7500, 10_100, 6750, 8600),
		min: amounts(1690, 2290, 1499, 1899),
	},
	fototapete: {
		fix: amounts(500, 700, 450, 600),
		perSquareMetre: amounts(3600, 4850, 3250, 4150),
		min: amounts(1490, 1990, 1299, 1699),
	},
	klebefolie: {
		fix: amounts(600, 800, 550, 700),
		perSquareMetre: amounts(4500, 6100, 4050, 5200),
		min: amounts(790, 1090, 699, 899),
	},
	pvcplane: {
		fix: amounts(800, 1100, 700, 900),
		perSquareMetre: amounts(3800, 5150, 3400, 4350),
		min: amounts(1790, 2390, 1599, 2099),
	},
};

/** In per mille of the picture. Canvas and brushed aluminium: domain.md §7.4; the others are ours. */
const variant = {
	poster: { seidenmatt: 0, glaenzend: 0 },
	hahnemuehle: { standard: 0 },
	leinwand: { "leiste-25": 0, "leiste-38": 150 },
	acrylglas: { "acryl-4": 0, "acryl-8": 350 },
	echtglas: { standard: 0 },
	aludibond: { "alu-weiss": 0, "alu-gebuerstet": 100 },
	gallerybond: { standard: 0 },
	forexplatte: { "forex-5": 0, "forex-10": 250 },
	backlitfolie: { standard: 0 },
	fototapete: { standard: 0 },
	klebefolie: { abloesbar: 0, permanent: 0 },
	pvcplane: { standard: 0 },
};

/** Domain.md §7.4; the ready-made frame with a stand is ours. */
const frame = {
	ohne: { fix: amounts(0, 0, 0, 0), perMetre: amounts(0, 0, 0, 0) },
	fotorahmen: { fix: amounts(0, 0, 0, 0), perMetre: amounts(800, 1100, 700, 900) },
	kunststoffrahmen: { fix: amounts(0, 0, 0, 0), perMetre: amounts(600, 800, 550, 700) },
	alurahmen: { fix: amounts(0, 0, 0, 0), perMetre: amounts(900, 1200, 800, 1050) },
	holzrahmen: { fix: amounts(0, 0, 0, 0), perMetre: amounts(1200, 1600, 1100, 1400) },
	"schattenfuge-leinwand": { fix: amounts(0, 0, 0, 0), perMetre: amounts(1600, 2150, 1450, 1850) },
	"schattenfuge-platte": { fix: amounts(0, 0, 0, 0), perMetre: amounts(1600, 2150, 1450, 1850) },
	artbox: { fix: amounts(800, 1100, 700, 900), perMetre: amounts(2200, 2950, 2000, 2550) },
};

/** Per picture; ours. */
const edge = {
	ohne: amounts(0, 0, 0, 0),
	"rand-weiss": amounts(0, 0, 0, 0),
	bild: amounts(0, 0, 0, 0),
	spiegel: amounts(0, 0, 0, 0),
	farbe: amounts(0, 0, 0, 0),
	weiss: amounts(0, 0, 0, 0),
	konturschnitt: amounts(500, 700, 450, 600),
	"kontur-oval": amounts(500, 700, 450, 600),
	"kontur-herz": amounts(500, 700, 450, 600),
	"kontur-bild": amounts(500, 700, 450, 600),
	stoss: amounts(0, 0, 0, 0),
	ueberlappung: amounts(0, 0, 0, 0),
	saum: amounts(0, 0, 0, 0),
};

/** Ours: each further part is sawn, stretched or mounted, and hung up by itself. */
const further = {
	one: amounts(900, 1250, 800, 1050),
	two: amounts(1800, 2500, 1600, 2100),
	three: amounts(2700, 3750, 2400, 3150),
	four: amounts(3600, 5000, 3200, 4200),
};
const parts = {
	ohne: amounts(0, 0, 0, 0),
	"2": further.one,
	"3": further.two,
	"3-mitte": further.two,
	"4": further.three,
	"5": further.four,
	"5-stufen": further.four,
};

/** Domain.md §7.4. */
const mat = { "0": amounts(0, 0, 0, 0), "30": amounts(600, 800, 550, 700) };

/** Clear acrylic is in the price of the frame; what the other costs more is ours. */
const glazing = {
	ohne: { perSquareMetre: amounts(0, 0, 0, 0) },
	acryl: { perSquareMetre: amounts(0, 0, 0, 0) },
	entspiegelt: { perSquareMetre: amounts(6000, 8100, 5400, 6900) },
};

/** How prices of pictures end, domain.md §7.4 and §7.5. */
const ending = { ending: amounts(90, 90, 99, 99) };

export const photoframeSheets: readonly PriceSheet[] = [
	{
		table: {
			key: "photoframe.material",
			unit: "money",
			rowsAre: "keys",
			mustCost: true,
			rows: headsOf(photoframeProduct, "materialType"),
			columns: [{ key: "fix" }, { key: "perSquareMetre" }, { key: "min" }],
		},
		cells: material,
	},
	{
		table: {
			key: "photoframe.variant",
			unit: "perMille",
			rowsAre: "keys",
			rows: headsOf(photoframeProduct, "materialType"),
			columns: headsOf(photoframeProduct, "variant"),
			demands: (materialType, key) => canBeMade(photoframeProduct, { materialType, variant: key }),
		},
		cells: variant,
	},
	{
		table: {
			key: "photoframe.frame",
			unit: "money",
			rowsAre: "keys",
			rows: headsOf(photoframeProduct, "frame"),
			columns: [{ key: "fix" }, { key: "perMetre" }],
		},
		cells: frame,
	},
	{
		table: {
			key: "photoframe.edge",
			unit: "money",
			rowsAre: "keys",
			rows: headsOf(photoframeProduct, "edge"),
			columns: priceColumn,
		},
		cells: column("price", edge),
	},
	{
		table: {
			key: "photoframe.parts",
			unit: "money",
			rowsAre: "keys",
			rows: headsOf(photoframeProduct, "parts"),
			columns: priceColumn,
		},
		cells: column("price", parts),
	},
	{
		table: {
			key: "photoframe.mat",
			unit: "money",
			rowsAre: "keys",
			rows: headsOf(photoframeProduct, "matSize"),
			columns: priceColumn,
		},
		cells: column("price", mat),
	},
	{
		table: {
			key: "photoframe.glazing",
			unit: "money",
			rowsAre: "keys",
			rows: headsOf(photoframeProduct, "glazing"),
			columns: [{ key: "perSquareMetre" }],
		},
		cells: glazing,
	},
	{
		table: {
			key: "photoframe.ending",
			unit: "money",
			rowsAre: "keys",
			rows: [{ key: "ending" }],
			columns: priceColumn,
		},
		cells: column("price", ending),
	},
];

/** Ours. */
export const photoframeDiscount = quantityDiscount("photoframe", { 3: 50, 5: 100, 10: 150 });
