import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { Drawings, Drawn, DrawnLater } from "./drawn.tsx";
import { drawingsContext, toDrawing } from "./to-drawing.server.ts";

const svg = '<svg viewBox="0 0 1 1"></svg>';

test("a page gets a drawing where it stands and not in its data", () => {
	const context = new RouterContextProvider();
	const drawings = new Map<string, string>();
	context.set(drawingsContext, drawings);
	const drawing = toDrawing(context, svg);
	expect(JSON.stringify(drawing)).not.toContain("svg");
	const page = renderToStaticMarkup(
		<Drawings value={drawings}>
			<Drawn as="span" className="a" drawing={drawing} />
		</Drawings>,
	);
	expect(page).toBe(`<span class="a" data-drawing="${drawing.id}">${svg}</span>`);
});

test("the data of a page change bring it, under the same id", () => {
	const page = new RouterContextProvider();
	page.set(drawingsContext, new Map());
	const data = toDrawing(new RouterContextProvider(), svg);
	expect(data).toEqual({ id: toDrawing(page, svg).id, markup: svg });
	expect(renderToStaticMarkup(<Drawn className="a" drawing={data} />)).toContain(svg);
});

test("[2.4-6] far below the first screen the photographs of a drawing are named and not asked for, but without script", () => {
	const drawing = { id: "a", markup: '<svg><image href="/img/w640/photo/fig" x="1"/></svg>' };
	const page = renderToStaticMarkup(<DrawnLater className="b" drawing={drawing} />);
	const [unscripted, later] = page.split("</noscript>");
	expect(later).toContain('<image data-href="/img/w640/photo/fig" x="1"/>');
	expect(later).not.toContain(" href=");
	expect(unscripted).toContain(drawing.markup);
});

test("a drawing that nobody has is no empty place", () => {
	const missing = (
		<Drawings value={new Map()}>
			<Drawn className="a" drawing={{ id: "nobody" }} />
		</Drawings>
	);
	expect(() => renderToStaticMarkup(missing)).toThrow("nobody");
});
