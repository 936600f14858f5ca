import type { Shaper, TextLayout, TextRequest } from "@offizin/text";
import { um } from "@offizin/units";
import type { DesignPage } from "../document/document.ts";
import { fontsOf } from "../document/document-elements.ts";
import { fallbacksOf } from "../document/fallback-font.ts";
import type { TextElement } from "../document/text-element.ts";

type Grid = NonNullable<DesignPage["baselineGrid"]>;

interface Kept {
	readonly grid: Grid | undefined;
	readonly layout: TextLayout;
}

const layouts = new WeakMap<Shaper, WeakMap<TextElement, Kept>>();

/** The one layout of a text element: what is drawn, printed, edited and checked. Kept as long as the element lives. */
export function layoutElement(
	shaper: Shaper,
	element: TextElement,
	page?: Pick<DesignPage, "baselineGrid">,
): TextLayout {
	const known = layouts.get(shaper) ?? new WeakMap<TextElement, Kept>();
	layouts.set(shaper, known);
	const grid = element.onGrid ? page?.baselineGrid : undefined;
	const kept = known.get(element);
	if (kept && kept.grid === grid) return kept.layout;
	const layout = shaper.layout(requestOf(element, grid));
	known.set(element, { grid, layout });
	return layout;
}

function requestOf(element: TextElement, grid: Grid | undefined): TextRequest {
	const { ink: _ink, fallback: chosen, ...style } = element.style;
	const { fitMin, runs, hyphenation } = element;
	const fallback = [...(chosen ? [chosen] : []), ...fallbacksOf(element.text, fontsOf([element]))];
	return {
		text: element.text,
		style,
		...(fallback.length > 0 && { fallback }),
		...(runs && {
			runs: runs.map(({ start, end, style: { ink: _run, ...other } }) => ({ start, end, style: other })),
		}),
		width: element.box.width,
		height: element.box.height,
		verticalAlign: element.verticalAlign,
		...(fitMin !== undefined && { fitMin }),
		...(hyphenation && { hyphenate: hyphenation }),
		...(grid && { grid: { start: um(grid.start - element.box.y), step: grid.step } }),
	};
}
