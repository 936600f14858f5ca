import { type DesignDocument, elementBounds, type Finding, findElement } from "@offizin/design";
import { mm } from "@offizin/units";
import styles from "./proof-dialog.module.css";

const GAP = mm(1);

interface SampleMarksProps {
	readonly document: DesignDocument;
	/** Of one page. */
	readonly findings: readonly Finding[];
}

/** Frames around the texts of a page that nobody has changed yet. */
export function SampleMarks({ document, findings }: SampleMarksProps) {
	return findings.map(({ element: id }) => {
		const element = findElement(document, id);
		if (!element) return null;
		const { x, y, width, height } = elementBounds(document, element);
		const frame = { x: x - GAP, y: y - GAP, width: width + 2 * GAP, height: height + 2 * GAP };
		return <rect key={id} className={styles.mark} {...frame} vectorEffect="non-scaling-stroke" />;
	});
}
