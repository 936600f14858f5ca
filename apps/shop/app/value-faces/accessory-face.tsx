import type { CSSProperties } from "react";
import { ValueFace } from "./value-face.tsx";

export interface AccessoryFaceProps {
	readonly sku: string;
	/** "#rrggbb"; undefined for what has no colour of its own. */
	readonly swatch: string | undefined;
	readonly className?: string | undefined;
}

/** An accessory as the panel of a card draws it: an envelope with its flap, a ribbon, a seal. Its name stands beside it. */
export function AccessoryFace({ sku, swatch, className }: AccessoryFaceProps) {
	const [, flap] = /^envelope-([a-z]+)-/.exec(sku) ?? [];
	const style = { display: "grid", "--swatch": swatch ?? "var(--surface)" } as CSSProperties;
	return (
		<span className={className} style={style} aria-hidden="true">
			<ValueFace look={flap === undefined ? "swatches" : "envelopes"} value={{ value: sku, flap }} />
		</span>
	);
}
