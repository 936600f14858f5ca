import { cutListOf } from "@offizin/assortment";
import { expect, test } from "vitest";
import type { JobTicket } from "./ticket.ts";
import { cutParts } from "./xjdf-cut-list.ts";
import { formatXml, xml } from "./xml.ts";

const poster = {
	...{ materialType: "poster", format: "60x40", variant: "seidenmatt", edge: "ohne", frame: "alurahmen" },
	...{ frameType: "schwarz", matSize: "30", matType: "mat-weiss", glazing: "acryl" },
};

function written(configuration: Record<string, string>): string {
	const cutList = cutListOf({ product: "photoframe", configuration });
	const parts = cutParts({ cutList, quantity: 3 } as JobTicket);
	return formatXml(xml("XJDF", {}, ...parts));
}

test("[production.T10] bars, mat, glass, back and fittings go into the job as parts, counted for all pieces", () => {
	const text = written(poster);
	for (const line of [
		'<Resource DescriptiveName="alurahmen schwarz, 672 mm, 45°">',
		'<PartAmount Amount="6"/>',
		'<Component Dimensions="1904.882 28.346 0" ProductTypeDetails="frame-bar"/>',
		'<Resource DescriptiveName="mat-weiss, 590 × 390 mm">',
		'<Component Dimensions="1870.866 1303.937 0" ProductTypeDetails="glass"/>',
		'ProductTypeDetails="backing"/>',
		'<Resource DescriptiveName="bilderoesen">',
		'<Component ProductTypeDetails="fitting"/>',
	]) {
		expect(text).toContain(line);
	}
});

test("[production.T10] what has no cut list has no parts", () => {
	expect(cutParts({ quantity: 3 } as JobTicket)).toEqual([]);
	expect(cutListOf({ product: "giftwrap", configuration: {} })).toBeUndefined();
});
