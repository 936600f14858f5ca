import { type Point, um } from "@offizin/units";

/** A place on the screen in the coordinates of an SVG element, micrometres; turned elements included. */
export function localPoint(
	element: SVGGraphicsElement,
	{ clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
	const matrix = element.getScreenCTM();
	if (!matrix) throw new Error("The page is not on the screen");
	const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
	return { x: um(x), y: um(y) };
}
