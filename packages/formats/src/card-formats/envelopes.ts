import { box, mm, type Size, um } from "@offizin/units";
import type { CardFormat, EnvelopeSize } from "../card-format.ts";
import { polygonPath } from "../contour.ts";
import type { Page, ReservedZone } from "../format.ts";
import { buildFormat, buildPage, buildSide, panel, type Sheets, size } from "./build.ts";

/** Kept free for the post: stamp at the top right, codes at the foot (domain.md §1.4). */
const FRANKING = { width: mm(74), height: mm(40) };
const CODING = { width: mm(140), height: mm(15) };
/** From the zones of the post and from the sides to the recipient's address. */
const ADDRESS_GAP = mm(4);
const ADDRESS_SIDE = mm(20);

/** A finished envelope is printed, not cut: it has no bleed, and its edges are folds. */
const edges = { top: "fold", right: "fold", bottom: "fold", left: "fold" } as const;

function postZones({ width, height }: Size): readonly ReservedZone[] {
	return [
		{ kind: "franking", box: box(width - FRANKING.width, 0, FRANKING.width, FRANKING.height) },
		{
			kind: "coding",
			box: box(width - CODING.width, height - CODING.height, CODING.width, CODING.height),
		},
	];
}

interface Flap extends Pick<Page, "size" | "address"> {
	readonly die?: string;
}

function straightFlap({ width, height }: Size): Flap {
	const flap: Size = { width, height: um(height * 0.35) };
	const inset = mm(30);
	return { size: flap, address: box(inset, mm(10), width - 2 * inset, flap.height - mm(18)) };
}

/** A triangle with its tip cut blunt. */
function pointedFlap({ width, height }: Size): Flap {
	const flap: Size = { width, height: um(height * 0.55) };
	const tip = mm(6);
	const die = polygonPath([
		{ x: 0, y: 0 },
		{ x: width, y: 0 },
		{ x: width / 2 + tip, y: flap.height },
		{ x: width / 2 - tip, y: flap.height },
	]);
	const breadth = width * 0.4;
	return { size: flap, die, address: box((width - breadth) / 2, mm(8), breadth, flap.height * 0.36) };
}

/** The address side, and the back with the sender on the closed flap, which hangs from the upper edge. */
function envelope(trim: Size, flap: Flap): Sheets {
	const { width, height } = trim;
	const top = FRANKING.height + ADDRESS_GAP;
	const address = box(
		ADDRESS_SIDE,
		top,
		width - 2 * ADDRESS_SIDE,
		height - top - CODING.height - ADDRESS_GAP,
	);
	return {
		trim,
		pages: [
			buildPage({ key: "front", numbers: [1], size: trim, edges, reserved: postZones(trim), address }),
			buildPage({ key: "envelope-flap", numbers: [2], edges, ...flap }),
		],
		sides: [
			buildSide({ key: "front", size: trim, panels: [panel("front")], uncut: true }),
			buildSide({ key: "back", size: trim, panels: [panel("envelope-flap")], uncut: true }),
		],
	};
}

const sizes: readonly {
	readonly envelope: EnvelopeSize;
	readonly source: CardFormat["source"];
	readonly trim: Size;
}[] = [
	{ envelope: "c6", source: "norm", trim: size(162, 114) },
	{ envelope: "b6", source: "norm", trim: size(176, 125) },
	{ envelope: "dl", source: "norm", trim: size(220, 110) },
	{ envelope: "c5", source: "norm", trim: size(229, 162) },
	{ envelope: "sq", source: "market", trim: size(155, 155) },
];

/** Finished envelopes that are printed with addresses, domain.md §1.2 and §1.4. */
export const envelopes: readonly CardFormat[] = sizes.flatMap(({ envelope: key, source, trim }) => {
	const facts = { form: "briefumschlag", source, grammage: { min: 100, max: 140 } } as const;
	return [
		buildFormat(`briefumschlag-${key}-gerade`, facts, envelope(trim, straightFlap(trim))),
		buildFormat(`briefumschlag-${key}-spitz`, facts, envelope(trim, pointedFlap(trim))),
	];
});
