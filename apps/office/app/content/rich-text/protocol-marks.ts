import { Mark, mergeAttributes } from "@tiptap/core";

const attribute = (name: string, html: string) => ({
	[name]: {
		default: null,
		parseHTML: (element: HTMLElement) => element.getAttribute(html),
		renderHTML: (attributes: Record<string, unknown>) =>
			attributes[name] ? { [html]: attributes[name] } : {},
	},
});

/** A place in a text that links lead to. */
export const Anchor = Mark.create({
	name: "anchor",
	addAttributes: () => attribute("id", "id"),
	parseHTML: () => [{ tag: "span[data-anchor]" }],
	renderHTML: ({ HTMLAttributes }) => ["span", mergeAttributes({ "data-anchor": "" }, HTMLAttributes), 0],
});

/** Words that look as a class of the shop says. */
export const Styled = Mark.create({
	name: "styled",
	addAttributes: () => attribute("class", "data-class"),
	parseHTML: () => [{ tag: "span[data-class]" }],
	renderHTML: ({ HTMLAttributes }) => ["span", HTMLAttributes, 0],
});
