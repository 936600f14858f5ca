import type { OfficeNestedSheet } from "@offizin/contract";
import styles from "./nesting.module.css";

interface SheetDrawingProps {
	readonly sheet: OfficeNestedSheet;
	/** What it shows, for who does not see it. */
	readonly label: string;
}

/** Of the drawing; lengths of a roll may be long and stay as wide. */
const LETTER_SHARE = 0.4;

/** A board or a length of a roll, to scale, each piece with its number in the list. A roll lies on its side. */
export function SheetDrawing({ sheet: { width, length, pieces }, label }: SheetDrawingProps) {
	const isLong = length > width;
	const size = isLong ? { width: length, height: width } : { width, height: length };
	return (
		<svg
			className={styles.drawing}
			viewBox={`0 0 ${size.width} ${size.height}`}
			role="img"
			aria-label={label}
		>
			<rect className={styles.stuff} width={size.width} height={size.height} />
			{pieces.map((piece, index) => {
				const box = isLong
					? { x: piece.y, y: piece.x, width: piece.height, height: piece.width }
					: { x: piece.x, y: piece.y, width: piece.width, height: piece.height };
				const letter = Math.min(box.width, box.height, 300) * LETTER_SHARE;
				return (
					<g key={piece.key}>
						<rect className={styles.piece} {...box} vectorEffect="non-scaling-stroke" />
						<text
							className={styles.number}
							x={box.x + box.width / 2}
							y={box.y + box.height / 2}
							fontSize={letter}
							textAnchor="middle"
							dominantBaseline="central"
						>
							{index + 1}
						</text>
					</g>
				);
			})}
		</svg>
	);
}
