import { cutContour, type DesignDocument } from "@offizin/design";
import { type Face, refinementOf } from "@offizin/formats";
import { memo } from "react";
import { PageView, pageShown, viewBoxOf } from "../canvas/page-view.tsx";
import { useDrawingKit, useInkColors } from "../editor-context.tsx";
import styles from "./finished.module.css";

export interface PlateFaceProps {
	readonly document: DesignDocument;
	readonly face: Face;
	/** What its definitions are called by. */
	readonly name: string;
}

/** The part of a page that lies on one face of a plate, with its bare paper. */
export const PlateFace = memo(function PlateFace({ document, face, name }: PlateFaceProps) {
	const { format, shaper, qr, photoLink } = useDrawingKit();
	const colors = useInkColors();
	const { configuration } = document;
	const { paperType = "" } = configuration;
	if (!shaper) return null;
	return (
		<svg
			className={styles.print}
			data-turned={face.turned || undefined}
			viewBox={viewBoxOf(face.box)}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<PageView
				{...{ document, format, shaper, qr, colors, paperType, photoLink }}
				pageKey={face.page}
				refinement={refinementOf(configuration)}
				idPrefix={name}
				isCut
			/>
		</svg>
	);
});

/** Cuts a face to the contour of its page, in parts of its width and height. */
export function FaceContour({ face, name }: Omit<PlateFaceProps, "document">) {
	const { format } = useDrawingKit();
	const contour = cutContour(pageShown(format, face.page));
	if (contour === undefined) return null;
	const { x, y, width, height } = face.box;
	const turn = face.turned ? "rotate(180 .5 .5) " : "";
	return (
		<svg className={styles.nothing} aria-hidden="true">
			<clipPath id={name} clipPathUnits="objectBoundingBox">
				<path
					d={contour}
					clipRule="evenodd"
					transform={`${turn}scale(${1 / width} ${1 / height}) translate(${-x} ${-y})`}
				/>
			</clipPath>
		</svg>
	);
}
