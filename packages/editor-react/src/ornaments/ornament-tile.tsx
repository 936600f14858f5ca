import type { Artwork, ArtworkElement, DesignDocument } from "@offizin/design";
import styles from "./ornaments.module.css";

export interface OrnamentTileProps {
	readonly name: string;
	readonly artwork: Artwork;
	readonly inks: ArtworkElement["inks"];
	readonly swatches: DesignDocument["swatches"];
	/** Shown as it fills a page. */
	readonly isGround: boolean;
	readonly onAdd: () => void;
}

/** A drawing in the colours it would have on the card; a tap puts it there. */
export function OrnamentTile({ name, artwork, inks, swatches, isGround, onAdd }: OrnamentTileProps) {
	const { width, height, paths } = artwork;
	const colorOf = (slot: string) => swatches[inks[slot]?.swatch ?? ""]?.srgb ?? "none";
	return (
		<button type="button" className={styles.tile} aria-label={name} title={name} onClick={onAdd}>
			<svg
				viewBox={`0 0 ${width} ${height}`}
				preserveAspectRatio={isGround ? "xMidYMid slice" : "xMidYMid meet"}
				data-ground={isGround || undefined}
				aria-hidden="true"
			>
				{paths.map(({ d, ink, stroke, cap, rule }) => (
					<path
						key={`${ink} ${stroke} ${d.slice(0, 40)}`}
						d={d}
						{...(stroke === undefined
							? { fill: colorOf(ink), fillRule: rule ?? "nonzero" }
							: {
									fill: "none",
									stroke: colorOf(ink),
									strokeWidth: stroke,
									strokeLinecap: cap ?? "butt",
									strokeLinejoin: "round",
								})}
					/>
				))}
			</svg>
		</button>
	);
}
