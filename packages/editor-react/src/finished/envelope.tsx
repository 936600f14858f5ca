import { accessory, envelopeMeasures } from "@offizin/assortment";
import type { Format } from "@offizin/formats";
import type { Configuration } from "@offizin/solver";
import type { Size } from "@offizin/units";
import { useId } from "react";
import styles from "./finished.module.css";

/** The envelope of a card: the chosen one, or a white one that it fits. */
export interface Envelope {
	readonly size: Size;
	/** "#rrggbb". */
	readonly color: string;
	readonly isPointed: boolean;
}

/** Undefined for what no envelope is made for. */
export function envelopeFor(format: Format, configuration: Configuration): Envelope | undefined {
	const fitting: unknown = "envelope" in format ? format.envelope : undefined;
	const measure = envelopeMeasures.find(({ key }) => key === fitting);
	if (!measure) return undefined;
	const chosen = accessory(configuration.envelope ?? "");
	return {
		size: chosen?.size ?? measure.size,
		color: chosen?.swatch ?? "#ffffff",
		isPointed: chosen?.parts.kind !== "envelope" || chosen.parts.type === "spitz",
	};
}

/** Shares of the height, as those that are printed have them. */
const FLAP = { pointed: 0.55, straight: 0.35 };

/** Its back with the flap closed, lying. One unit is a millimetre. */
export function EnvelopeDrawing({ envelope: { size, color, isPointed } }: { readonly envelope: Envelope }) {
	const id = useId();
	const [width, height] = [size.width / 1000, size.height / 1000];
	const [middle, corner] = [width / 2, 1.2];
	const depth = height * (isPointed ? FLAP.pointed : FLAP.straight);
	const round = isPointed ? 9 : 4;
	const flap = isPointed
		? `M.6 .4H${width - 0.6}L${middle + round} ${depth - round * 0.55}Q${middle} ${depth + round * 0.4} ${middle - round} ${depth - round * 0.55}z`
		: `M.5 .4H${width - 0.5}L${width - 5} ${depth - round}Q${width - 6} ${depth} ${width - 6 - round} ${depth}H${6 + round}Q6 ${depth} 5 ${depth - round}z`;
	const seam = height * 0.47;
	return (
		<svg className={styles.envelope} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
			<defs>
				<linearGradient id={`${id}-flap`} x2="0" y2="1">
					<stop stopColor="#fff" stopOpacity=".1" />
					<stop offset="1" stopColor="#000" stopOpacity=".05" />
				</linearGradient>
				<linearGradient id={`${id}-body`} x2="1" y2="1">
					<stop stopColor="#fff" stopOpacity=".06" />
					<stop offset="1" stopColor="#000" stopOpacity=".07" />
				</linearGradient>
				<filter id={`${id}-soft`} x="-20%" y="-20%" width="140%" height="150%">
					<feGaussianBlur stdDeviation="1.3" />
				</filter>
				<clipPath id={`${id}-cut`}>
					<rect width={width} height={height} rx={corner} />
				</clipPath>
			</defs>
			<g clipPath={`url(#${id}-cut)`}>
				<rect width={width} height={height} fill={color} />
				<rect width={width} height={height} fill={`url(#${id}-body)`} />
				<path
					d={`M0 ${height}L${middle - 7} ${seam + 3}Q${middle} ${seam - 1} ${middle + 7} ${seam + 3}L${width} ${height}`}
					fill="#000"
					fillOpacity=".025"
					stroke="#000"
					strokeOpacity=".16"
					strokeWidth=".3"
				/>
				<path d={flap} transform="translate(.4 1.3)" fill="#000" opacity=".3" filter={`url(#${id}-soft)`} />
				<path d={flap} fill={color} />
				<path d={flap} fill={`url(#${id}-flap)`} stroke="#000" strokeOpacity=".08" strokeWidth=".25" />
			</g>
		</svg>
	);
}
