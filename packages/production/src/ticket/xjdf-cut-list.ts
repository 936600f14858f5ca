import type { CutList } from "@offizin/assortment";
import type { JobTicket } from "./ticket.ts";
import { points, resourceSet } from "./xjdf-parts.ts";
import { type Xml, xml } from "./xml.ts";

/** Something that is put together with the print. */
interface Part {
	/** What it is, in one word of ours. */
	readonly kind: string;
	readonly comment: string;
	/** Of one piece. */
	readonly count: number;
	/** Millimetres; absent of what is not cut. */
	readonly size?: readonly [width: number, height: number, depth: number];
}

/** The cut list as components that go into the job; none where there is nothing to cut. */
export function cutParts({ cutList, quantity }: JobTicket): Xml[] {
	if (!cutList) return [];
	const parts = partsOf(cutList).map(({ kind, comment, count, size }) =>
		xml(
			"Resource",
			{ DescriptiveName: comment },
			xml("AmountPool", {}, xml("PartAmount", { Amount: count * quantity })),
			xml("Component", { Dimensions: size?.map(points).join(" "), ProductTypeDetails: kind }),
		),
	);
	return parts.length > 0 ? [resourceSet("Component", "Input", ...parts)] : [];
}

function partsOf({ hem, stretcher, frame, mat, glass, backing, fittings }: CutList): Part[] {
	const flat = (
		kind: string,
		comment: string,
		{ width, height }: { width: number; height: number },
	): Part => ({
		...{ kind, comment, count: 1 },
		size: [width, height, 0],
	});
	return [
		...(hem ? [flat("hem", `${hem.depth} mm`, hem.cut)] : []),
		...(stretcher?.bars ?? []).map(({ length, count }) => ({
			...{ kind: "stretcher-bar", count },
			comment: `${length} mm, 45°`,
			size: [length, 0, stretcher?.depth ?? 0] as const,
		})),
		...(frame?.isReadyMade ? [flat("frame", `${frame.key} ${frame.colour}`, frame.outer)] : []),
		...(frame?.bars ?? []).map(({ length, count }) => ({
			...{ kind: "frame-bar", count },
			comment: `${frame?.key} ${frame?.colour}, ${length} mm, 45°`,
			size: [length, frame?.profile ?? 0, 0] as const,
		})),
		...(mat ? [flat("mat", `${mat.colour}, ${mat.window.width} × ${mat.window.height} mm`, mat.outer)] : []),
		...(glass ? [flat("glass", glass.key, glass.size)] : []),
		...(backing ? [flat("backing", "backing", backing.size)] : []),
		...fittings.map(({ key, count, length }) => ({
			...{ kind: "fitting", count },
			comment: length === undefined ? key : `${key}, ${length} mm`,
			...(length !== undefined && { size: [length, 0, 0] as const }),
		})),
	];
}
