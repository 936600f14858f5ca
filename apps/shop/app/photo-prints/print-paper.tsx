import type { PhotoElement } from "@offizin/design";
import type { Page } from "@offizin/formats";
import type { CSSProperties } from "react";
import { placedOf, type Shapes, shapeOf } from "./marks.ts";
import type { PrintItem } from "./print-item.ts";
import styles from "./print-paper.module.css";

/** The paper with the photo on it, turned so that the photo is upright. */
export function PrintPaper({ item, shapes }: { readonly item: PrintItem; readonly shapes: Shapes }) {
	const { page } = shapeOf(shapes, item);
	const placed = placedOf(shapes, item);
	if (!placed?.photo || item.sending.kind !== "stored") {
		return (
			<span className={styles.paper} style={paperStyle(page.size.width, page.size.height)}>
				{item.local === null ? null : <img className={styles.local} src={item.local} alt="" loading="lazy" />}
			</span>
		);
	}
	const { across, down } = uprightPaper(placed, page);
	return (
		<span className={styles.paper} style={paperStyle(across, down)} data-paper="">
			<PhotoOnPaper placed={placed} paper={{ across, down }} src={item.sending.photo.thumb} isLazy />
		</span>
	);
}

/** How a paper is seen whose photo is upright. */
export interface UprightPaper {
	readonly across: number;
	readonly down: number;
}

export function uprightPaper({ photo }: PhotoElement, { size: { width, height } }: Page): UprightPaper {
	return photo?.turn === 90 ? { across: height, down: width } : { across: width, down: height };
}

/** A photo in its place, cut off there. */
export function PhotoOnPaper({
	placed,
	paper,
	src,
	isLazy,
}: {
	readonly placed: PhotoElement;
	readonly paper: UprightPaper;
	readonly src: string;
	readonly isLazy?: boolean;
}) {
	return (
		<span className={styles.photo} style={frameStyle(placed, paper)}>
			<img
				src={src}
				alt=""
				draggable={false}
				loading={isLazy ? "lazy" : undefined}
				decoding="async"
				style={photoStyle(placed)}
			/>
		</span>
	);
}

/** As large as it fits into its square. */
function paperStyle(across: number, down: number): CSSProperties {
	return { aspectRatio: `${across} / ${down}`, width: `${Math.min(1, across / down) * 100}%` };
}

function frameStyle({ box, photo }: PhotoElement, { across, down }: UprightPaper): CSSProperties {
	const upright =
		photo?.turn === 90
			? {
					x: box.y,
					y: down - box.x - box.width,
					width: box.height,
					height: box.width,
				}
			: box;
	const share = (length: number, of: number) => `${(length / of) * 100}%`;
	return {
		left: share(upright.x, across),
		top: share(upright.y, down),
		width: share(upright.width, across),
		height: share(upright.height, down),
	};
}

function photoStyle({ photo }: PhotoElement): CSSProperties {
	if (!photo) return {};
	const { crop, width, height } = photo;
	return {
		width: `${(width / crop.width) * 100}%`,
		height: `${(height / crop.height) * 100}%`,
		left: `${(-crop.x / crop.width) * 100}%`,
		top: `${(-crop.y / crop.height) * 100}%`,
	};
}
