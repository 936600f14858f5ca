import { describe, expect, test } from "vitest";
import { openTemplates } from "../../adapters/templates/template-store.ts";
import { templateWith } from "../../testing/shopper.ts";
import { type Asked, readSelection, type SelectionRequest, settleSelection } from "./read-selection.ts";

const request: SelectionRequest = { product: "calendar", parameters: {} };
const templates = await openTemplates();
const asked: Asked = { site: { channel: "papiervogel" }, day: "2026-11-20", templates };

function startOf(day: string, parameters: SelectionRequest["parameters"] = {}) {
	const wished = readSelection({ ...request, parameters }, { ...asked, day });
	if (!wished.ok) throw new Error(wished.error.code);
	const { year, startMonth } = wished.value.selection.configuration;
	return `${year}-${startMonth}`;
}

describe("[§2] a calendar of which no start is told", () => {
	test.each([
		["2026-11-20", "2027-1"],
		["2027-02-03", "2027-3"],
		["2027-06-30", "2027-7"],
		["2027-07-01", "2028-1"],
	])("starts, on %s, in %s", (day, start) => {
		expect(startOf(day)).toBe(start);
		const settled = settleSelection(request, { ...asked, day });
		expect(settled.ok && settled.value.selection.configuration).toMatchObject({
			year: start.slice(0, 4),
			startMonth: start.slice(5),
		});
	});

	test("a told start stays", () => {
		expect(startOf("2027-07-01", { startDate: "2027-09-01" })).toBe("2027-9");
	});
});

test("[3.2-5] the photo brand opens photo books with gold", () => {
	const opened = (channel: Asked["site"]["channel"]) => {
		const wished = readSelection({ ...request, product: "photobook" }, { ...asked, site: { channel } });
		return wished.ok && wished.value.selection.configuration.refinementType;
	};
	expect(opened("bildwand")).toBe("gold");
	expect(opened("papiervogel")).toBe("ohne");
});

test("[3.7-3] each brand opens collages with its own layout, also those that are to be designed", () => {
	const opened = (channel: Asked["site"]["channel"], template?: string) => {
		const wished = readSelection(
			{ ...request, product: "collage", template },
			{ ...asked, site: { channel } },
		);
		return wished.ok && wished.value.selection.configuration.designId;
	};
	expect([opened("papiervogel"), opened("papiervogel", "collage")]).toEqual(["13", "13"]);
	expect([opened("bildwand"), opened("bildwand", "collage")]).toEqual(["1", "1"]);
});

describe("[3.7-2] a refinement that a design has not", () => {
	const { id } = templateWith({ formatType: "klappkarte-a6" });
	const told = { ...request, product: "card", template: id };
	const reason = {
		code: "template.value",
		values: { value: { option: "refinementType", values: ["relief"] } },
	};

	test.each(["matt", "glanz", "kraft"])("is refused as that, with %s chosen too", (paperType) => {
		const relief = { ...told, parameters: { paperType, refinementType: "relief" } };
		expect(readSelection(relief, asked)).toMatchObject({
			error: { code: "template_differs", foreign: [{ option: "refinementType", reason }] },
		});
		expect(settleSelection(relief, asked)).toMatchObject({
			value: { gaveWay: [{ option: "refinementType", from: "relief", reason }] },
		});
	});
});

test("[3.5-4] a calendar of a year that is over cannot be had", () => {
	const old = { ...request, parameters: { startDate: "2025-01-01" } };
	expect(readSelection(old, asked)).toMatchObject({ error: { code: "configuration_refused" } });
});
