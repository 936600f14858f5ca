import { type DesignDocument, type DesignElement, elementBounds, elementMatrix } from "@offizin/design";
import { boundsAround, type Grip } from "@offizin/editor";
import type { Box } from "@offizin/units";
import { useHost } from "../editor-context.tsx";
import { useShownDocument } from "../shown-document.ts";
import { GroupArea } from "./group-area.tsx";
import styles from "./placing.module.css";
import { freeRadius, type Place, type RoomAt, roomBeside, roomiest } from "./room-for-handles.ts";
import { usePlacing } from "./use-placing.ts";

interface Corner {
	readonly grip: Grip;
	/** Shares of width and height. */
	readonly x: number;
	readonly y: number;
}

const corners: readonly Corner[] = [
	{ grip: "nw", x: 0, y: 0 },
	{ grip: "ne", x: 1, y: 0 },
	{ grip: "se", x: 1, y: 1 },
	{ grip: "sw", x: 0, y: 1 },
];
const sides: readonly Corner[] = [
	{ grip: "w", x: 0, y: 0.5 },
	{ grip: "e", x: 1, y: 0.5 },
];
const ends: readonly Corner[] = [
	{ grip: "n", x: 0.5, y: 0 },
	{ grip: "s", x: 0.5, y: 1 },
];

/** How much of the screen is held, in pixels. */
interface Reach {
	/** Handles on sides shorter than this would lie on each other. */
	readonly room: number;
	readonly radius: number;
	/** Where it would lie over another text: that one is held there instead. */
	readonly least: number;
	/** How far from the edge a handle is held: inside it something else is done. */
	readonly outside: number;
	/** From the edge to the knobs. */
	readonly away: number;
}

const MOUSE: Reach = { room: 56, radius: 16, least: 8, outside: 0, away: 26 };
const THUMB: Reach = { room: 84, radius: 22.5, least: 11, outside: 6.5, away: 36 };

function reach(): Reach {
	return matchMedia("(pointer: coarse)").matches ? THUMB : MOUSE;
}

/** Of a text the width and the height are set apart; a line has no height of its own. */
function handlesOf({ type, box }: DesignElement, scale: number): readonly Corner[] {
	if (type === "group") return corners;
	const { room } = reach();
	const isWide = box.width / scale >= room;
	const isHigh = box.height / scale >= room;
	if (type === "line") return sides;
	if (type === "text") return isHigh ? [...sides, ...ends] : sides;
	return [...corners, ...(isHigh ? sides : []), ...(isWide ? ends : [])];
}

interface SingleFrameProps {
	readonly element: DesignElement;
	readonly scale: number;
	/** Where the page ends above and below, micrometres. */
	readonly ceiling: number;
	readonly floor: number;
	readonly isDragged: boolean;
	/** What lies around a text stays free while it is written. */
	readonly isWritten: boolean;
}

export function SingleFrame({ element, scale, ceiling, floor, isDragged, isWritten }: SingleFrameProps) {
	const document = useShownDocument();
	const press = usePlacing();
	const { id } = element;
	const box = frameBox(document, element);
	const { width, height } = box;
	const { radius, least, outside } = reach();
	const roomAt = roomBeside(document, element, frameMatrix(document, element));
	// Beside the letters.
	const isText = element.type === "text";
	const outward = (share: number) => (share - 0.5) * 2 * outside * scale;
	const radiusAt = (place: Place) =>
		freeRadius(roomAt(place), { least: least * scale, most: radius * scale });
	const hold = (grip: Grip) => ({
		"data-frame": grip,
		onPointerDown: (event: React.PointerEvent<SVGElement>) => press(event, grip, [id]),
	});
	return (
		<g transform={frameTransform(document, element)} data-dragged={isDragged || undefined}>
			<rect className={styles.frame} width={width} height={height} />
			{element.type === "group" ? (
				<GroupArea {...{ element, width, height, scale }} />
			) : (
				<rect
					className={styles.edge}
					width={width}
					height={height}
					strokeWidth={14 * scale}
					{...hold("move")}
				/>
			)}
			{isDragged
				? null
				: handlesOf({ ...element, box }, scale).map(({ grip, x, y }) => (
						<g key={grip} transform={`translate(${x * width} ${y * height})`}>
							<circle
								className={styles.knob}
								cx={isText ? outward(x) : 0}
								cy={isText ? outward(y) : 0}
								r={5.5 * scale}
							/>
							<circle
								className={styles.hold}
								cx={outward(x)}
								cy={outward(y)}
								r={radiusAt({ x: x * width + outward(x), y: y * height + outward(y) })}
								data-grip={grip}
								{...hold(grip)}
							/>
						</g>
					))}
			{isDragged || isWritten ? null : <Knobs {...{ element, box, scale, ceiling, floor, roomAt, hold }} />}
		</g>
	);
}

/** A group has the upright frame around all that is in it. */
function frameBox(document: DesignDocument, element: DesignElement): Box {
	return element.type === "group" ? elementBounds(document, element) : element.box;
}

function frameMatrix(document: DesignDocument, element: DesignElement): ReturnType<typeof elementMatrix> {
	const { x, y } = frameBox(document, element);
	return element.type === "group" ? [1, 0, 0, 1, x, y] : elementMatrix(document, element);
}

function frameTransform(document: DesignDocument, element: DesignElement): string {
	return `matrix(${frameMatrix(document, element).join(" ")})`;
}

/** Radii in pixels: of a knob as it is seen, and as it is held. */
const DISC = 15;
const KNOB = 22.5;
/** From the middle between the knobs to each. */
const APART = 23;

/** Away from the element, so that a thumb reaches them and covers nothing: one turns, one moves. */
function Knobs({
	element,
	box,
	scale,
	ceiling,
	floor,
	roomAt,
	hold,
}: Omit<SingleFrameProps, "isDragged" | "isWritten"> & {
	readonly box: Box;
	readonly roomAt: RoomAt;
	readonly hold: (grip: Grip) => object;
}) {
	const { t, nameOf } = useHost();
	const document = useShownDocument();
	const { width, height } = box;
	const bounds = elementBounds(document, element);
	const away = reach().away * scale;
	const reached = away + KNOB * scale;
	const isLow = bounds.y + bounds.height + reached > floor;
	const isHigh = bounds.y - reached < ceiling;
	// Below, or above: where there is page, and no text that is tapped there. Inside where there is neither.
	const below = { x: width / 2, y: height + away };
	const above = { x: width / 2, y: -away };
	const inside = { x: width / 2, y: height - away };
	const outside = [...(isLow ? [] : [below]), ...(isHigh ? [] : [above])];
	const roomAtBoth: RoomAt = ({ x, y }) =>
		Math.min(...[-1, 1].map((side) => roomAt({ x: x + side * APART * scale, y })));
	const at = roomiest(outside, roomAtBoth, KNOB * scale) ?? inside;
	const radius = freeRadius(roomAtBoth(at) / scale, { least: DISC, most: KNOB });
	const label = nameOf(element.label);
	return (
		<g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
			<g className={styles.round} transform={`translate(${-APART} 0)`}>
				<circle className={styles.disc} r={DISC} />
				<path className={styles.sign} d="M0-8V8M-8 0H8M-3-5 0-8l3 3M-3 5 0 8l3-3M-5-3-8 0l3 3M5-3 8 0 5 3" />
				{/* biome-ignore lint/a11y/useSemanticElements: SVG has no button */}
				<circle
					className={styles.hold}
					r={radius}
					role="button"
					tabIndex={0}
					aria-label={t("placing.move", { label })}
					aria-description={t("placing.keys")}
					data-grip="move"
					data-element={element.id}
					{...hold("move")}
				/>
			</g>
			<g className={styles.round} transform={`translate(${APART} 0)`}>
				<circle className={styles.disc} r={DISC} />
				<path className={styles.sign} d="M6.2-3.6A7.2 7.2 0 1 0 7 2M7-8v4.6H2.4" />
				<circle className={styles.hold} r={radius} data-grip="rotate" {...hold("rotate")} />
			</g>
		</g>
	);
}

/** Around what is locked: seen, and held by nothing. */
export function LockedFrame({ element, scale }: Pick<SingleFrameProps, "element" | "scale">) {
	const document = useShownDocument();
	const { width, height } = frameBox(document, element);
	return (
		<g transform={frameTransform(document, element)}>
			<rect className={styles.frame} data-shared="" width={width} height={height} />
			<g className={styles.round} transform={`translate(${width} 0) scale(${scale})`}>
				<circle className={styles.disc} r="13" />
				<path className={styles.sign} d="M-5-1H5V6H-5ZM-3-1V-4a3 3 0 0 1 6 0V-1" />
			</g>
		</g>
	);
}

/** Around several: they can be moved. */
export function SharedFrame({ ids, scale }: { readonly ids: readonly string[]; readonly scale: number }) {
	const document = useShownDocument();
	const press = usePlacing();
	const bounds = boundsAround(document, ids);
	if (!bounds) return null;
	return (
		<>
			<rect className={styles.frame} data-shared="" {...bounds} />
			<rect
				className={styles.area}
				{...bounds}
				strokeWidth={14 * scale}
				data-frame="move"
				onPointerDown={(event) => press(event, "move", ids)}
			/>
		</>
	);
}
