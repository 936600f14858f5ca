import { processingSteps } from "../profile/processing-step.ts";
import { processInks } from "../sheet/plates-of.ts";
import type { JobTicket, TicketFile, TicketPlate } from "./ticket.ts";
import { cutParts } from "./xjdf-cut-list.ts";
import { finishingSteps } from "./xjdf-finishing.ts";
import { fileSpec, points, resourceSet, separation } from "./xjdf-parts.ts";
import { xjdfProductType } from "./xjdf-product-type.ts";
import { imposition, pageRuns, paperId, stitchedMedia } from "./xjdf-stitching.ts";
import { groundColor, hangingParts } from "./xjdf-wall.ts";
import { formatXml, nameToken, type Xml, xml } from "./xml.ts";

const NAMESPACE = "http://www.CIP4.org/JDFSchema_2_0";
const toolRoles = ["die", "crease", "hole", "kissCut"];

/** The ticket for a management system or a press: XJDF 2.1 of CIP4, lengths in points from the bottom left. */
export function ticketToXjdf(ticket: JobTicket): string {
	const before = ticket.stitching ? imposition(ticket.stitching) : [];
	const steps = finishingSteps(ticket);
	const printing = ticket.profile.delivery === "filePerPlate" ? "ConventionalPrinting" : "DigitalPrinting";
	return formatXml(
		xml(
			"XJDF",
			{
				xmlns: NAMESPACE,
				Version: "2.1",
				JobID: nameToken(ticket.job),
				DescriptiveName: ticket.title,
				ProjectID: nameToken(ticket.order),
				Types: [
					...before.map(({ process }) => process),
					printing,
					...steps.map(({ process }) => process),
				].join(" "),
			},
			xml(
				"AuditPool",
				{},
				xml(
					"AuditCreated",
					{},
					xml("Header", { AgentName: "Offizin", DeviceID: "Offizin", Time: ticket.createdAt }),
				),
			),
			resourceSet(
				"NodeInfo",
				"Input",
				// By the end of that day in Germany, in summer and in winter.
				xml(
					"Resource",
					{},
					xml("NodeInfo", {
						LastEnd: ticket.finishBy && `${ticket.finishBy}T21:59:59Z`,
						Status: "Waiting",
					}),
				),
			),
			resourceSet(
				"CustomerInfo",
				"Input",
				xml(
					"Resource",
					{},
					xml("CustomerInfo", { CustomerJobName: ticket.title, CustomerOrderID: ticket.order }),
				),
			),
			media(ticket),
			layout(ticket),
			...colors(ticket),
			resourceSet("RunList", "Input", ...runLists(ticket)),
			...[...before, ...steps].flatMap(({ resources }) => resources),
			...cutParts(ticket),
			component(ticket),
		),
	);
}

function media({ product, plates, stitching }: JobTicket): Xml {
	const paper = xml(
		"Resource",
		{ ID: "Paper", DescriptiveName: product.paper.key },
		xml("Media", {
			MediaType: "Paper",
			MediaTypeDetails: product.form === "briefumschlag" ? "Envelope" : undefined,
			Weight: product.paper.grams,
		}),
	);
	const papers = stitching ? stitchedMedia(stitching) : [paper];
	const foils = plates
		.filter(({ role }) => role.startsWith("foil-"))
		.map(({ name }) =>
			xml(
				"Resource",
				{ ID: nameToken(`Foil-${name}`), DescriptiveName: name },
				xml("Media", { MediaType: "EmbossingFoil" }),
			),
		);
	return resourceSet("Media", "Input", ...papers, ...foils);
}

/** Each side has its own plates, so it is never a work and turn or tumble (XJDF 2.1, table A.51). */
const workStyles = { simplex: "Simplex", headToHead: "WorkAndBack", headToFoot: "Perfecting" } as const;

function layout({ sheet }: JobTicket): Xml {
	const style = xml("Layout", { WorkStyle: workStyles[sheet.workStyle] });
	return resourceSet("Layout", "Input", xml("Resource", {}, style));
}

/**
 * Separations: XJDF wants tokens, so the plate's own name stands beside as the actual colour name. The order is that in
 * which they come onto the paper; what it leaves out is known and not put out (XJDF 2.1, ColorantControl): tools.
 */
function colors(ticket: JobTicket): Xml[] {
	const { plates, sheet } = ticket;
	const process = processInks.filter((ink) => sheet.sides.some((side) => side.plates.includes(ink)));
	const laid = plates.filter(({ role }) => !toolRoles.includes(role));
	const names = (some: readonly TicketPlate[]) => [...process, ...some.map(({ name }) => nameToken(name))];
	const control = xml("ColorantControl", {
		ColorantOrder: process.length > 0 ? names(laid).join(" ") : undefined,
		ColorantParams: names(plates).join(" ") || undefined,
		ProcessColorModel: process.length > 0 ? "DeviceCMYK" : "DeviceRGB",
	});
	const colors = [
		...process.map((name) => color(name, { ColorType: "Normal" })),
		...plates.map(spotColor),
		...groundColor(ticket),
	];
	return [
		resourceSet("ColorantControl", "Input", xml("Resource", {}, control)),
		...(colors.length > 0 ? [resourceSet("Color", "Input", ...colors)] : []),
	];
}

function color(name: string, attributes: Xml["attributes"]): Xml {
	return xml("Resource", {}, separation(name), xml("Color", { ActualColorName: name, ...attributes }));
}

/** What a plate is for is said in the words of its layer in the file (ISO 19593-1). */
function spotColor({ name, role }: TicketPlate): Xml {
	const step = processingSteps[role];
	return color(name, {
		ColorType: toolRoles.includes(role) ? "DieLine" : "Opaque",
		ColorTypeDetails: "type" in step ? step.type : step.group,
	});
}

/**
 * Each file whole; of a booklet run by run, cover and inside apart. With a guest list its pages come again for every
 * record, so there the ticket's sheets must do.
 */
function runLists({ files, plates, sheet, records, profile, stitching }: JobTicket): Xml[] {
	return files
		.filter(({ contentType }) => contentType === "application/pdf")
		.flatMap((file) => {
			const own =
				profile.delivery === "filePerPlate" ? plates.find((plate) => plate.file === file.name) : undefined;
			const count = (own ?? sheet).sides.length * (records?.count ?? 1);
			const runs =
				stitching && !own && !records
					? pageRuns(stitching)
					: [{ parts: own ? [separation(own.name)] : [], first: 0, last: count - 1 }];
			return runs.map(({ parts, ...pages }) =>
				xml("Resource", { DescriptiveName: file.name }, ...hashOf(file), ...parts, runList(file, pages)),
			);
		});
}

function hashOf({ sha256 }: TicketFile): Xml[] {
	return [xml("GeneralID", { IDUsage: "SHA-256", IDValue: sha256, DataType: "string" })];
}

/** From the first to the last page, counted from 0. */
function runList(file: TicketFile, { first, last }: { readonly first: number; readonly last: number }): Xml {
	return xml("RunList", { NPage: last - first + 1, Pages: `${first} ${last}` }, fileSpec(file));
}

function component(ticket: JobTicket): Xml {
	const { product, quantity, stitching } = ticket;
	const { width, height } = product.trim;
	const made = {
		MediaRef: stitching ? paperId("inside") : "Paper",
		ProductType: xjdfProductType(ticket),
		ProductTypeDetails: product.format,
	};
	const parts = hangingParts(ticket, made);
	if (parts.length > 0) return resourceSet("Component", "Output", ...parts);
	return resourceSet(
		"Component",
		"Output",
		xml(
			"Resource",
			{},
			xml("AmountPool", {}, xml("PartAmount", { Amount: quantity })),
			xml("Component", { Dimensions: `${points(width)} ${points(height)} 0`, ...made }),
		),
	);
}
