import { type MaterialKey, material } from "@offizin/assortment";

/** What a material comes in, in whole mm, and how pictures lie on it. */
export interface StockForm {
	readonly kind: "board" | "roll";
	readonly width: number;
	/** Of a roll as long as it is. */
	readonly length: number;
	/** Between two pictures: the bleed of both and the way of the knife. */
	readonly gap: number;
	/** From the edge, where it is held. */
	readonly margin: number;
	/** Whether a picture may lie across: not where the material has a direction, as a grain or a strip of wallpaper. */
	readonly turns: boolean;
}

const held = { gap: 10, margin: 10 } as const;
const board: StockForm = { ...held, kind: "board", width: 3050, length: 2030, turns: true };
const roll = (width: number, metres: number): StockForm => ({
	...{ ...held, margin: 5 },
	...{ kind: "roll", width, length: metres * 1000, turns: true },
});

/** What dealers have in stock; a house that buys other sizes changes these. */
const forms: Record<MaterialKey, StockForm> = {
	acrylglas: board,
	aludibond: board,
	backlitfolie: roll(1520, 30),
	echtglas: board,
	forexplatte: board,
	// Each strip is pasted as it comes from the roll.
	fototapete: { ...roll(1060, 50), turns: false },
	gallerybond: board,
	hahnemuehle: roll(1118, 15),
	klebefolie: roll(1370, 50),
	leinwand: roll(1630, 18),
	poster: roll(1524, 30),
	pvcplane: roll(2200, 50),
};

/** The one variant with a grain, which runs along the board. */
const BRUSHED = "alu-gebuerstet";

/** What a material comes in; undefined for what is none for the wall. */
export function stockFormOf(materialType: string, variant: string): StockForm | undefined {
	const found = material(materialType);
	return found && { ...forms[found.key], ...(variant === BRUSHED && { turns: false }) };
}
