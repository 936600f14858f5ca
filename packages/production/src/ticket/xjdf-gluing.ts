import type { JobTicket, TicketSide } from "./ticket.ts";
import { type FinishingStep, fronts, points, resourceSet, sheetPart } from "./xjdf-parts.ts";
import { type Xml, xml } from "./xml.ts";

type Strip = NonNullable<TicketSide["glue"]>[number];

/** What the strips are, for the operator. */
const adhesives = {
	glue: "cold glue, closed in the workshop",
	tape: "double-sided tape under a liner, closed by the customer",
} as const satisfies Readonly<Record<Strip["adhesive"], string>>;

/** Glue for what is assembled before it is folded, tape for what the customer closes. */
export function gluing({ sheet }: JobTicket): FinishingStep[] {
	const glued = fronts(sheet.sides).flatMap(({ side, sheet: name }) => {
		const [first] = side.glue ?? [];
		return first ? [{ side, name, adhesive: first.adhesive }] : [];
	});
	if (glued.length === 0) return [];
	const resources = glued.map(({ side, name, adhesive }) =>
		xml(
			"Resource",
			{ DescriptiveName: adhesives[adhesive] },
			sheetPart(name),
			xml("GluingParams", {}, ...(side.glue ?? []).map((strip) => glueLine(strip, side))),
		),
	);
	return [{ process: "Gluing", resources: [resourceSet("GluingParams", "Input", ...resources)] }];
}

/** A line along the middle of its strip, from the foot to the head of the sheet. */
function glueLine({ x, y, width, height, adhesive }: Strip, { trim }: TicketSide): Xml {
	return xml("Glue", {
		GlueLineWidth: points(width),
		GlueType: adhesive === "glue" ? "ColdGlue" : "Permanent",
		StartPosition: `${points(x + width / 2)} ${points(trim.height - y - height)}`,
		WorkingPath: `0 ${points(height)}`,
	});
}
