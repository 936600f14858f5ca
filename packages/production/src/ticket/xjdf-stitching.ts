import type { TicketStitching } from "./describe-stitching.ts";
import type { JobTicket } from "./ticket.ts";
import { type FinishingStep, points, resourceSet } from "./xjdf-parts.ts";
import { type Xml, xml } from "./xml.ts";

/** One fold, four pages: the folding catalogue of CIP4. */
const FOUR_PAGES = "F4-1";

/** Names of the sheets in the order they are collected: the cover outside. */
function namesOf({ sheets }: TicketStitching): string[] {
	return sheets.map(({ part }, index) => (part === "cover" ? "Cover" : `Inside${index}`));
}

function signaturePart(name: string): Xml {
	return xml("Part", { BinderySignatureID: name });
}

/**
 * The sheets of a booklet before they are printed: which there are and how far the pages of each are moved towards the
 * spine, in points.
 */
export function imposition(stitching: TicketStitching): FinishingStep[] {
	const names = namesOf(stitching);
	const signatures = stitching.sheets.map(({ creep }, index) =>
		xml(
			"Resource",
			{},
			xml("GeneralID", { IDUsage: "Creep", IDValue: String(points(creep)) }),
			signaturePart(names[index] ?? ""),
			xml("BinderySignature", { BinderySignatureType: "Fold", FoldCatalog: FOUR_PAGES }),
		),
	);
	const assembly = xml("Assembly", { BinderySignatureIDs: names.join(" "), Order: "Collecting" });
	return [
		{ process: "Stripping", resources: [resourceSet("BinderySignature", "Input", ...signatures)] },
		{ process: "Imposition", resources: [resourceSet("Assembly", "Input", xml("Resource", {}, assembly))] },
	];
}

/** Pages of the file one after the other that are of the same part, counted from 0, with its sheets. */
interface PageRun {
	readonly first: number;
	readonly last: number;
	readonly parts: readonly Xml[];
}

/** In reading order. The cover is the outer sheet: two pages at either end. */
export function pageRuns(stitching: TicketStitching): PageRun[] {
	const [cover = "", ...inside] = namesOf(stitching);
	const last = stitching.sheets.length * 4 - 1;
	const run = (
		index: number,
		[first, end]: readonly [number, number],
		names: readonly string[],
	): PageRun => ({
		first,
		last: end,
		parts: names.map((name) => xml("Part", { BinderySignatureID: name, Run: `Run${index}` })),
	});
	return [run(1, [0, 1], [cover]), run(2, [2, last - 2], inside), run(3, [last - 1, last], [cover])];
}

/** Cover and inside, each with the sheets that are made of it. */
export function stitchedMedia(stitching: TicketStitching): Xml[] {
	const names = namesOf(stitching);
	return (["cover", "inside"] as const).flatMap((part) => {
		const first = stitching.sheets.find((sheet) => sheet.part === part);
		if (!first) return [];
		const own = names.filter((_, index) => stitching.sheets[index]?.part === part);
		return xml(
			"Resource",
			{ ID: paperId(part), DescriptiveName: first.paper.key },
			...own.map(signaturePart),
			xml("Media", { MediaType: "Paper", Weight: first.paper.grams }),
		);
	});
}

export function paperId(part: TicketStitching["sheets"][number]["part"]): string {
	return part === "cover" ? "Paper-Cover" : "Paper-Inside";
}

/** Only the cover is creased: what lies inside is folded on the stitcher. */
export function stitchingSteps(stitching: TicketStitching, { product }: JobTicket): FinishingStep[] {
	const { flat, staples } = stitching;
	const crease = xml("Crease", {
		StartPosition: `${points(flat.width / 2)} 0`,
		WorkingPath: `0 ${points(flat.height)}`,
	});
	const creasing = xml("Resource", {}, signaturePart("Cover"), xml("CreasingParams", {}, crease));
	const input = (name: string, attributes: Xml["attributes"]) => [
		resourceSet(name, "Input", xml("Resource", {}, xml(name, attributes))),
	];
	return [
		{ process: "Creasing", resources: [resourceSet("CreasingParams", "Input", creasing)] },
		{ process: "Folding", resources: input("FoldingParams", { FoldCatalog: FOUR_PAGES }) },
		// In the order of the assembly.
		{ process: "Collecting", resources: [] },
		{
			process: "Stitching",
			resources: input("StitchingParams", { NumberOfStitches: staples, StitchType: "Saddle" }),
		},
		{
			process: "Trimming",
			resources: input("TrimmingParams", {
				Height: points(product.trim.height),
				Width: points(product.trim.width),
			}),
		},
	];
}
