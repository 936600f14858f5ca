import { cutListOf } from "@offizin/assortment";
import { expect, test } from "vitest";
import type { JobTicket } from "./ticket.ts";
import { groundColor, hangingParts } from "./xjdf-wall.ts";
import { formatXml, xml } from "./xml.ts";

const canvas = {
	...{ materialType: "leinwand", format: "120x80", variant: "leiste-38", edge: "weiss", frame: "ohne" },
	...{ frameType: "ohne", matSize: "0", matType: "mat-none", glazing: "ohne", parts: "3", partGap: "20" },
};

const made = { ProductType: "FlatWork" };
const written = (...resources: Parameters<typeof xml>[2][]) => formatXml(xml("XJDF", {}, ...resources));

test("[production.T11] a picture in parts says of each how large it is and where it hangs, in points", () => {
	const cutList = cutListOf({ product: "photoframe", configuration: canvas });
	const [first, second, third] = cutList?.parts ?? [];
	if (!first || !second || !third) throw new Error("The picture has three parts.");
	const text = written(...hangingParts({ cutList, quantity: 2 } as JobTicket, made));
	const toPoints = (mm: number) => Math.round((mm / 25.4) * 72 * 1000) / 1000;
	expect(text.match(/<Part ProductPart="Part[123]"/g)).toHaveLength(3);
	expect(text.match(/<PartAmount Amount="2"/g)).toHaveLength(3);
	expect(text).toContain('IDUsage="HangsAt" IDValue="0 0"');
	expect(text).toContain(`IDValue="${toPoints(second.x)} ${toPoints(second.y)}"`);
	expect(second.x).toBeGreaterThan(first.width);
	expect(text).toContain(`Dimensions="${toPoints(third.width)} ${toPoints(third.height)} 0"`);
});

test("[production.T11] the colour of the ground is told in inks and on the screen; without one nothing is", () => {
	const ground = { name: "Nachtblau", srgb: "#23395a", cmyk: [91, 74, 38, 30] };
	const text = written(...groundColor({ ground } as unknown as JobTicket));
	expect(text).toContain('ActualColorName="Nachtblau" CMYK="0.91 0.74 0.38 0.3"');
	expect(text).toContain('sRGB="0.137 0.224 0.353"');
	expect(groundColor({} as JobTicket)).toEqual([]);
	expect(hangingParts({ quantity: 1 } as JobTicket, made)).toEqual([]);
});
