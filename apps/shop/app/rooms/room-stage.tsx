import type { Place } from "@offizin/scenes";
import type { CSSProperties, ReactNode } from "react";
import { addressOf, ROOM_SIZES, srcSetOf } from "./room-address.ts";
import styles from "./room-stage.module.css";

/** A room as it is shown, with the place where something hangs in it. */
export interface StagedRoom {
	readonly key: string;
	/** What is seen of the room, for those who do not see it. */
	readonly about: string;
	/** Shares of the room's picture; undefined where what hangs is larger than the free wall. */
	readonly place: Place | undefined;
	/** Of several that hang together, each by itself; light lies on these alone. */
	readonly pieces?: readonly Place[];
	/** Corners of what is left of it, in shares of its place, where that is not all of it. */
	readonly outline?: Outline | undefined;
	/** Where the eye goes: share of the width in whose middle a narrow window looks. */
	readonly middle: number;
}

type Outline = readonly (readonly [x: number, y: number])[];

interface RoomStageProps {
	readonly room: StagedRoom;
	readonly colour: string;
	readonly isFirst?: boolean;
	/** As one of several beside each other. */
	readonly isTile?: boolean;
	/** What hangs in it. */
	readonly children: ReactNode;
}

/** Wider than this, what hangs would be cut in a narrow window, which shows two thirds of a room. */
const WIDE = 0.58;
const TILE_SIZES = "(min-width: 64rem) 48vw, 100vw";

/** A room with what hangs on its wall, in the light of the room. */
export function RoomStage({ room, colour, isFirst = false, isTile = false, children }: RoomStageProps) {
	const { key, about, place, pieces, outline, middle } = room;
	const src = addressOf(key, colour);
	const isWhole = isTile || (place?.width ?? 0) > WIDE;
	const loading = isFirst ? undefined : "lazy";
	return (
		<div
			className={styles.stage}
			data-whole={isWhole ? "" : undefined}
			data-tile={isTile ? "" : undefined}
			style={{ "--middle": middle } as CSSProperties}
		>
			<div className={styles.room} key={`${key}-${colour}`} data-room={key} data-colour={colour}>
				<img
					src={src(960)}
					srcSet={srcSetOf(src)}
					sizes={isTile ? TILE_SIZES : ROOM_SIZES}
					width={1440}
					height={960}
					alt={about}
					loading={loading}
					fetchPriority={isFirst ? "high" : undefined}
				/>
				{place ? (
					<>
						<div
							className={styles.picture}
							style={{
								left: percent(place.left),
								top: percent(place.top),
								width: percent(place.width),
								height: percent(place.height),
							}}
						>
							{children}
						</div>
						<img
							className={styles.light}
							style={{ clipPath: clipOf(pieces ?? [place], outline) }}
							src={addressOf(key, "light")(640)}
							width={1440}
							height={960}
							alt=""
							loading={loading}
						/>
					</>
				) : null}
			</div>
		</div>
	);
}

function percent(share: number): string {
	return `${share * 100}%`;
}

const UPRIGHT: Outline = [
	[0, 0],
	[1, 0],
	[1, 1],
	[0, 1],
];

/** Light falls on the pictures as on the wall, which has it already: one outline that goes around all of them. */
function clipOf(places: readonly Place[], outline: Outline = UPRIGHT): string {
	const corners = places.flatMap(({ left, top, width, height }) => {
		const around = outline.map(([x, y]) => [left + x * width, top + y * height]);
		return [[0, 0], ...around, ...around.slice(0, 1), [0, 0]];
	});
	const points = corners.map((corner) => corner.map(fine).join(" "));
	return `polygon(evenodd, ${points.join(", ")})`;
}

/** A hundredth of a percent is less than a pixel. */
function fine(share: number): string {
	return `${Math.round(share * 10_000) / 100}%`;
}
