import type { Extent } from "@offizin/geometry";
import type { Box } from "@offizin/units";
import type { GlyphsItem } from "../draw/display-list.ts";
import { boundsOf } from "../draw/matrix.ts";
import { glyphExtents, glyphsExtent } from "./check-glyphs.ts";
import { checkPlace, isSquare } from "./check-place.ts";
import type { Placed, Scene } from "./check-scene.ts";
import type { Finding } from "./finding.ts";

const rules = {
	off: "text.outsideTrim",
	trim: "text.outsideSafe",
	fold: "text.overFold",
	hole: "text.overHole",
	die: "text.overDie",
	reserved: "text.inReserved",
} as const;

/** Where the ink of a text stands, line by line. What a fold runs through can still be read. */
export function checkTextPlace(scene: Scene, placed: Placed): Finding[] {
	return checkPlace(scene, placed, { things: inkBoxes(scene, placed), rules, lostBy: () => [] });
}

/** The ink on the page: lines as a whole, glyph by glyph where a line is askew and a box around it would say too much. */
function inkBoxes({ shaper }: Scene, placed: Placed): Box[][] {
	const items = placed.pieces().flatMap(({ item }) => (item.kind === "glyphs" ? [item] : []));
	return items.map((item) => {
		const extents = isSquare(item.matrix) ? [glyphsExtent(shaper, item)] : glyphExtents(shaper, item);
		return extents.flatMap((extent) => (extent ? [onPage(item, extent)] : []));
	});
}

function onPage({ matrix }: GlyphsItem, { left, top, right, bottom }: Extent): Box {
	return boundsOf(matrix, { x: left, y: top, width: right - left, height: bottom - top });
}
