import type { JobTicket } from "./ticket.ts";
import { points } from "./xjdf-parts.ts";
import { type Xml, xml } from "./xml.ts";

/** The flat colour round a bar or between photos, as it was chosen: a colour that is mixed of the inks and has no plate. */
export function groundColor({ ground }: JobTicket): Xml[] {
	if (!ground) return [];
	const { name, srgb, cmyk } = ground;
	const shares = (values: readonly number[]) =>
		values.map((value) => Math.round(value * 1000) / 1000).join(" ");
	const levels = srgb.match(/[\da-f]{2}/gi) ?? [];
	return [
		xml(
			"Resource",
			{ DescriptiveName: "ground" },
			xml("Color", {
				ActualColorName: name,
				CMYK: shares(cmyk.map((percent) => percent / 100)),
				ColorType: "Normal",
				sRGB: shares(levels.map((level) => Number.parseInt(level, 16) / 255)),
			}),
		),
	];
}

/**
 * Each part of a picture that hangs in several, in the order of the pages of its file; none of a picture in one piece. Where
 * it hangs is its upper left corner from that of the whole picture: to the right, and down.
 */
export function hangingParts(
	{ cutList, quantity }: JobTicket,
	component: Readonly<Record<string, string>>,
): Xml[] {
	const parts = cutList?.parts ?? [];
	return parts.map(({ number, x, y, width, height }) =>
		xml(
			"Resource",
			{ DescriptiveName: `${number}/${parts.length}: ${x}, ${y} mm` },
			xml("Part", { ProductPart: `Part${number}` }),
			xml("AmountPool", {}, xml("PartAmount", { Amount: quantity })),
			xml("GeneralID", { IDUsage: "HangsAt", IDValue: `${points(x)} ${points(y)}`, DataType: "string" }),
			xml("Component", { Dimensions: `${points(width)} ${points(height)} 0`, ...component }),
		),
	);
}
