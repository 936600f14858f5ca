import type { Layout, TextPlace } from "@offizin/layouts";
import type { Box, Size } from "@offizin/units";
import styles from "./layout-choices.module.css";

interface LayoutPictureProps {
	readonly size: Size;
	readonly layout: Layout;
	/** Where texts are that stay. */
	readonly staying: readonly Box[];
}

/** A page with the places of a layout, small: photos as areas, texts as lines, and what stays in outline. */
export function LayoutPicture({ size, layout, staying }: LayoutPictureProps) {
	const { width, height } = size;
	return (
		<svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
			<rect className={styles.paper} width={width} height={height} />
			{layout.places.map((place) => (
				<rect key={`${place.x} ${place.y}`} className={styles.place} {...place} />
			))}
			{layout.texts.map((place) => (
				<path
					key={`${place.box.x} ${place.box.y}`}
					className={styles.words}
					strokeWidth={lineIn(place, size) * 0.45}
					d={linesOf(place, size)}
				/>
			))}
			{staying.map((box) => (
				<rect key={`${box.x} ${box.y} ${box.width} ${box.height}`} className={styles.staying} {...box} />
			))}
		</svg>
	);
}

const shares = { heading: 9, quotation: 11, body: 15, caption: 17 } as const;

/** From line to line, as much of the page as can be told apart in a small picture. */
function lineIn({ role }: TextPlace, { width, height }: Size): number {
	return Math.max(width, height) / shares[role];
}

function linesOf(place: TextPlace, size: Size): string {
	const { role, box, align, verticalAlign } = place;
	const step = lineIn(place, size);
	const room = Math.max(1, Math.floor(box.height / step));
	const most = { heading: 1, caption: 1, quotation: 3, body: room }[role];
	const count = Math.min(room, most);
	const spare = box.height - count * step;
	const top = box.y + { top: 0, middle: spare / 2, bottom: spare }[verticalAlign] + step / 2;
	return Array.from({ length: count }, (_none, at) => {
		const isShort = role === "heading" || at === count - 1;
		const length = box.width * (isShort ? 0.6 : align === "center" ? 0.8 : 1);
		const x = box.x + (align === "center" ? (box.width - length) / 2 : 0);
		return `M${x} ${top + at * step}h${length}`;
	}).join("");
}
