import { layoutText, type Shaper, type TextLayout } from "@offizin/text";
import type { TextElement } from "./element.ts";

const layouts = new WeakMap<Shaper, WeakMap<TextElement, TextLayout>>();

/** The one layout of a text element: what is drawn, printed, edited and checked. Kept as long as the element lives. */
export function layoutElement(shaper: Shaper, element: TextElement): TextLayout {
	const known = layouts.get(shaper) ?? new WeakMap<TextElement, TextLayout>();
	layouts.set(shaper, known);
	const cached = known.get(element);
	if (cached) return cached;
	const { ink: _ink, features, ...style } = element.style;
	const { fitMin } = element;
	const layout = layoutText(shaper, {
		text: element.text,
		style: { ...style, ...(features === undefined ? {} : { features }) },
		width: element.box.width,
		height: element.box.height,
		verticalAlign: element.verticalAlign,
		...(fitMin === undefined ? {} : { fitMin }),
	});
	known.set(element, layout);
	return layout;
}
