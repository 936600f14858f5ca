import { type ComponentType, type CSSProperties, createContext, use } from "react";
import type { Drawing } from "#app/drawings/drawn.tsx";
import styles from "./value-face.module.css";

/** How an option is drawn. */
export type Look = "chips" | "swatches" | "metals" | "envelopes" | "tiles" | "select" | "number";

export interface FacedValue {
	readonly value: string;
	/** Edges as shares of the longest edge offered, for tiles drawn to scale; none behind a fold. */
	readonly shape?: { readonly width: number; readonly height: number } | undefined;
	/** What it looks like where it is chosen. */
	readonly drawing?: Drawing | undefined;
	/** Flap of an envelope: "gerade" or "spitz". */
	readonly flap?: string | undefined;
}

export interface ValueFaceProps {
	readonly look: Look;
	readonly value: FacedValue;
}

/** What draws the pictures of values, on pages that have some: others do not load it. */
export const DrawnFace = createContext<ComponentType<{
	readonly as: "span";
	readonly className: string | undefined;
	readonly drawing: Drawing;
}> | null>(null);

/** What a value looks like, beside its name. */
export function ValueFace({ look, value }: ValueFaceProps) {
	const Picture = use(DrawnFace);
	if (value.drawing && Picture) {
		return <Picture as="span" className={styles.drawn} drawing={value.drawing} />;
	}
	if (look === "metals") return <span className={styles.metal} data-value={value.value} aria-hidden="true" />;
	if (look === "envelopes" && value.flap) {
		return (
			<svg className={styles.envelope} viewBox="0 0 32 22" aria-hidden="true">
				<path d="M.5.5h31v21H.5z" />
				<path d={value.flap === "spitz" ? "M.5.5 16 13 31.5.5" : "M.5.5 5 9h22l4.5-8.5"} />
			</svg>
		);
	}
	if (look === "tiles" && value.shape) {
		const { width, height } = value.shape;
		return (
			<span className={styles.stage} aria-hidden="true">
				<span className={styles.tile} style={{ "--wide": width, "--high": height } as CSSProperties} />
			</span>
		);
	}
	if (look === "swatches" || look === "envelopes") {
		return <span className={styles.swatch} data-value={value.value} aria-hidden="true" />;
	}
	return null;
}
