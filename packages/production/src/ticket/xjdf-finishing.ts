import type { JobTicket, TicketCrease, TicketSide } from "./ticket.ts";
import { folding } from "./xjdf-folding.ts";
import { gluing } from "./xjdf-gluing.ts";
import {
	type FinishingStep,
	fileSpec,
	fronts,
	platesWith,
	points,
	resourceSet,
	separation,
	sheetPart,
} from "./xjdf-parts.ts";
import { stitchingSteps } from "./xjdf-stitching.ts";
import { type Xml, xml } from "./xml.ts";

/** What is done to the printed sheet, in the order a workshop does it. */
export function finishingSteps(ticket: JobTicket): FinishingStep[] {
	return [
		...foilStamping(ticket),
		...varnishing(ticket),
		...(ticket.stitching ? stitchingSteps(ticket.stitching, ticket) : flatSheetSteps(ticket)),
	];
}

function flatSheetSteps(ticket: JobTicket): FinishingStep[] {
	return [
		...creasing(ticket),
		...cutting(ticket),
		...gluing(ticket),
		...holeMaking(ticket),
		...folding(ticket),
	];
}

/** Hot foil is an embossing process of its own kind in XJDF: flat, with a foil. */
function foilStamping({ plates }: JobTicket): FinishingStep[] {
	const foils = platesWith(plates, ["foil-gold", "foil-rosegold", "foil-silber"]).map(({ name }) =>
		xml(
			"Resource",
			{ DescriptiveName: name },
			separation(name),
			xml(
				"EmbossingParams",
				{},
				xml("Emboss", { Direction: "Flat", EmbossingType: "FoilStamping", Face: "Front" }),
			),
		),
	);
	return foils.length > 0
		? [{ process: "Embossing", resources: [resourceSet("EmbossingParams", "Input", ...foils)] }]
		: [];
}

function varnishing({ plates }: JobTicket): FinishingStep[] {
	const varnishes = platesWith(plates, ["relief"]).map(({ name }) =>
		xml(
			"Resource",
			{ DescriptiveName: name },
			separation(name),
			xml("VarnishingParams", { ModuleType: "CoatingModule", VarnishArea: "Spot" }),
		),
	);
	return varnishes.length > 0
		? [{ process: "Varnishing", resources: [resourceSet("VarnishingParams", "Input", ...varnishes)] }]
		: [];
}

function creasing({ sheet }: JobTicket): FinishingStep[] {
	const creased = fronts(sheet.sides).filter(({ side }) => side.folds.length > 0);
	if (creased.length === 0) return [];
	const resources = creased.map(({ side, sheet: name }) =>
		xml(
			"Resource",
			{},
			sheetPart(name),
			xml("CreasingParams", {}, ...side.folds.map((fold) => crease(fold, side))),
		),
	);
	return [{ process: "Creasing", resources: [resourceSet("CreasingParams", "Input", ...resources)] }];
}

function crease({ axis, at, from = 0, to }: TicketCrease, { trim }: TicketSide): Xml {
	const length = (to ?? (axis === "x" ? trim.height : trim.width)) - from;
	return axis === "x"
		? xml("Crease", {
				StartPosition: `${points(at)} ${points(trim.height - from - length)}`,
				WorkingPath: `0 ${points(length)}`,
			})
		: xml("Crease", {
				StartPosition: `${points(from)} ${points(trim.height - at)}`,
				WorkingPath: `${points(length)} 0`,
			});
}

/** Straight trims go under the guillotine; contours and slits need the die that the plate shows. */
function cutting({ sheet, plates, files }: JobTicket): FinishingStep[] {
	const straight = fronts(sheet.sides).filter(({ side }) => side.cut === "straight");
	const shaped = fronts(sheet.sides).filter(
		({ side }) => side.cut === "die" || side.cut === "kissCut" || side.slits > 0,
	);
	const steps: FinishingStep[] = [];
	if (straight.length > 0) {
		const blocks = straight.map(({ side: { trim }, sheet: name }) =>
			xml(
				"Resource",
				{},
				sheetPart(name),
				xml(
					"CuttingParams",
					{},
					xml("CutBlock", { BlockName: name, Box: `0 0 ${points(trim.width)} ${points(trim.height)}` }),
				),
			),
		);
		steps.push({ process: "Cutting", resources: [resourceSet("CuttingParams", "Input", ...blocks)] });
	}
	const dies = platesWith(plates, ["die", "kissCut"]);
	if (shaped.length > 0 && dies.length > 0) {
		const layouts = dies.map((plate) => {
			const file = files.find(({ name }) => name === plate.file);
			return xml(
				"Resource",
				{ ID: `Die-${plate.role}`, DescriptiveName: plate.name },
				separation(plate.name),
				xml("DieLayout", { MediaSide: "Front" }, ...(file ? [fileSpec(file)] : [])),
			);
		});
		const cuts = dies.map((plate) =>
			xml(
				"Resource",
				{ DescriptiveName: plate.role === "kissCut" ? "kiss cut" : "die cut" },
				separation(plate.name),
				xml("ShapeCuttingParams", { DieLayoutRef: `Die-${plate.role}` }),
			),
		);
		steps.push({
			process: "ShapeCutting",
			resources: [
				resourceSet("DieLayout", undefined, ...layouts),
				resourceSet("ShapeCuttingParams", "Input", ...cuts),
			],
		});
	}
	return steps;
}

function holeMaking({ sheet }: JobTicket): FinishingStep[] {
	const drilled = fronts(sheet.sides).filter(({ side }) => side.holes.length > 0);
	if (drilled.length === 0) return [];
	const resources = drilled.map(({ side: { holes, trim }, sheet: name }) =>
		xml(
			"Resource",
			{},
			sheetPart(name),
			xml(
				"HoleMakingParams",
				{},
				...holes.map(({ x, y, diameter }) =>
					xml("HolePattern", {
						Center: `${points(x)} ${points(trim.height - y)}`,
						CenterReference: "TrailingEdge",
						Extent: `${points(diameter)} ${points(diameter)}`,
						Pattern: "S1-generic",
						Shape: "Round",
					}),
				),
			),
		),
	);
	return [{ process: "HoleMaking", resources: [resourceSet("HoleMakingParams", "Input", ...resources)] }];
}
