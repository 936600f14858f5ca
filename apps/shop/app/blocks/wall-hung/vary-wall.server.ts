import { outerSize, photoframeProduct } from "@offizin/assortment";
import { arrange, hangWallIn, rooms } from "@offizin/scenes";
import { nearestConfiguration, parseImageFormat } from "@offizin/solver";
import type { WallPiece, WallPlan } from "./hung-wall.server.ts";
import type { wallMaterials } from "./schema.ts";

/** Parameter of the address, once for each wall that is hung otherwise than it is written: "5ecf083f.l.leinwand". */
const WALL_FIELD = "wand";
export const wallReads = [WALL_FIELD] as const;

/** How large a wall is hung: every length of it times so much, in whole centimetres. */
export const wallSteps = { s: 3 / 4, m: 1, l: 5 / 4 } as const;
export type WallStep = keyof typeof wallSteps;
const steps: readonly WallStep[] = ["s", "m", "l"];

/** Materials that all pictures of a wall may be made of, beside those it is written with. */
const alike = [
	"poster",
	"hahnemuehle",
	"leinwand",
	"aludibond",
	"acrylglas",
	"gallerybond",
] as const satisfies readonly (typeof wallMaterials)[number][];

/** How a wall is hung: a step, and one material for all of it; without one, as it is written. */
export interface WallWish {
	readonly step: WallStep;
	readonly material: (typeof alike)[number] | undefined;
}

/** Pictures that fit their room as they hang together. */
export interface VariedWall {
	readonly pieces: readonly WallPiece[];
	readonly plan: WallPlan;
}

/** Nobody hangs pictures nearer to each other, in centimetres. */
const LEAST_GAP = 2;

/**
 * A wall with every picture so much larger or smaller and of another material; undefined where one of them is not made so, or all
 * of them do not fit the wall. A frame that does not go with the material is left out of all.
 */
function varied(wall: VariedWall, wish: WallWish): VariedWall | undefined {
	const pieces = madeAs(wall, wish, true) ?? madeAs(wall, wish, false);
	const gap = Math.max(LEAST_GAP, Math.round(wall.plan.gap * wallSteps[wish.step]));
	const hung = pieces && { pieces, plan: { ...wall.plan, gap } };
	return hung && fits(hung) ? hung : undefined;
}

function madeAs(
	{ pieces }: VariedWall,
	{ step, material }: WallWish,
	isFramed: boolean,
): readonly WallPiece[] | undefined {
	const made = pieces.flatMap(({ configuration, photo }): WallPiece[] => {
		const format = scaled(configuration.format ?? "", wallSteps[step]);
		const wished = {
			...configuration,
			...{ format, ...(material && { materialType: material }) },
			...(isFramed ? {} : { frame: "ohne", matSize: "0" }),
		};
		const found = nearestConfiguration(photoframeProduct, wished, ["materialType", "format", "frame"]);
		return found ? [{ configuration: found, photo }] : [];
	});
	return made.length === pieces.length ? made : undefined;
}

function scaled(format: string, factor: number): string {
	const size = parseImageFormat(format);
	if (!size.ok) return format;
	const { width, height } = size.value;
	return `${Math.round(width * factor)}x${Math.round(height * factor)}`;
}

function fits({ pieces, plan }: VariedWall): boolean {
	const room = rooms.find(({ key }) => key === plan.room);
	const size = arrange(
		pieces.map(({ configuration }) => {
			const { width, height } = outerSize(configuration);
			return { width: width / 10, height: height / 10 };
		}),
		plan,
	);
	return room !== undefined && hangWallIn(room, size) !== undefined;
}

/** What can be chosen for a wall, and where each choice leads. */
export interface WallChoices {
	readonly wish: WallWish;
	readonly wall: VariedWall;
	readonly steps: readonly { readonly step: WallStep; readonly query: string }[];
	readonly materials: readonly { readonly material: WallWish["material"]; readonly query: string }[];
}

/** A wall as an address wishes it; as it is written where it cannot be hung so. */
export function wallChoices(written: VariedWall, key: string, params: URLSearchParams): WallChoices {
	const name = key.slice(0, 8);
	const asked = wishOf(params.getAll(WALL_FIELD).find((value) => value.startsWith(`${name}.`)) ?? "");
	const found = varied(written, asked);
	const wish: WallWish = found ? asked : { step: "m", material: undefined };
	const query = (other: WallWish) => queryWith(params, name, other);
	const own = new Set(written.pieces.map(({ configuration }) => configuration.materialType));
	const materials = [undefined, ...alike.filter((material) => own.size > 1 || !own.has(material))];
	return {
		wish,
		wall: found ?? written,
		steps: steps
			.filter((step) => varied(written, { ...wish, step }))
			.map((step) => ({ step, query: query({ ...wish, step }) })),
		materials: materials
			.filter((material) => varied(written, { ...wish, material }))
			.map((material) => ({ material, query: query({ ...wish, material }) })),
	};
}

function wishOf(value: string): WallWish {
	const [, step, material] = value.split(".");
	return {
		step: steps.find((one) => one === step) ?? "m",
		material: alike.find((one) => one === material),
	};
}

/** The address of the same page with another wish for one of its walls. */
function queryWith(params: URLSearchParams, name: string, { step, material }: WallWish): string {
	const others = params.getAll(WALL_FIELD).filter((value) => !value.startsWith(`${name}.`));
	const own = step === "m" && !material ? [] : [[name, step, ...(material ? [material] : [])].join(".")];
	return new URLSearchParams([...others, ...own].map((value) => [WALL_FIELD, value])).toString();
}
