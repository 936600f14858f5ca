import type { PhotoElement } from "@offizin/design";
import { useEffect } from "react";
import styles from "./thirds-over.module.css";

const SVG = "http://www.w3.org/2000/svg";

/** A grid of thirds over a photo on the page, to hold a horizon against: in the page, and known to nobody there. */
export function ThirdsOver({ element: { id, box } }: { readonly element: PhotoElement }) {
	const { width, height } = box;
	useEffect(() => {
		const target = document.querySelector(`rect[data-element="${CSS.escape(id)}"]`);
		const grid = document.createElementNS(SVG, "g");
		grid.setAttribute("class", styles.thirds ?? "");
		grid.setAttribute("transform", target?.getAttribute("transform") ?? "");
		grid.setAttribute("data-thirds", "");
		for (const line of [styles.under, styles.over]) {
			const path = document.createElementNS(SVG, "path");
			path.setAttribute("class", line ?? "");
			path.setAttribute("d", gridOf(width, height));
			grid.append(path);
		}
		target?.parentElement?.append(grid);
		return () => grid.remove();
	}, [id, width, height]);
	return null;
}

function gridOf(width: number, height: number): string {
	const lines = [1, 2].map(
		(third) => `M${(width * third) / 3} 0V${height}M0 ${(height * third) / 3}H${width}`,
	);
	return `M0 0H${width}V${height}H0Z${lines.join("")}`;
}
