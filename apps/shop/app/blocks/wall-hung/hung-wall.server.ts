import type { PhotoName } from "@offizin/contract/browser";
import { drawWallInRoom, type HangingRule, hangWallIn, type RoomKey, rooms } from "@offizin/scenes";
import type { Site } from "@offizin/sites";
import type { Configuration } from "@offizin/solver";
import { wordsOf } from "@offizin/words";
import { wallLook } from "#app/product-page/scenes/scene.server.ts";
import type { StagedRoom } from "#app/rooms/room-stage.tsx";

/** A picture that is made, with the photograph of ours that it shows. */
export interface WallPiece {
	readonly configuration: Configuration;
	readonly photo: PhotoName;
}

export interface WallPlan {
	readonly room: RoomKey;
	readonly rule: HangingRule;
	/** Between pictures, in centimetres. */
	readonly gap: number;
	readonly columns: number;
}

/** Pictures as they hang in a room. */
export interface HungWall {
	readonly room: StagedRoom;
	/** Markup of all of them. */
	readonly markup: string;
	/** What they take of the wall, and how high their line comes to hang, in centimetres. */
	readonly width: number;
	readonly height: number;
	readonly line: number;
}

/** Hangs pictures by a rule in a room; where the wall is too small for them, that is a fault of whoever planned it. */
export function hungWall(
	pieces: readonly WallPiece[],
	{ room: key, ...how }: WallPlan,
	{ site, label }: { readonly site: Site; readonly label: string },
): HungWall {
	const room = rooms.find((one) => one.key === key);
	if (!room) throw new Error(`No room ${key}`);
	const { svg, pictures, ...size } = drawWallInRoom(
		pieces.map(({ configuration, photo }) => ({ look: wallLook(configuration, site), name: photo })),
		how,
		{ light: room.light, label },
	);
	const hung = hangWallIn(room, size);
	if (!hung) throw new Error(`${size.width} x ${size.height} cm are more than the wall of ${key}`);
	const { place } = hung;
	return {
		room: {
			key,
			about: wordsOf(site.locale).shop.rooms.names.about[key],
			place,
			pieces: pictures.map(({ left, top, width, height }) => ({
				left: place.left + (left / size.width) * place.width,
				top: place.top + (top / size.height) * place.height,
				width: (width / size.width) * place.width,
				height: (height / size.height) * place.height,
			})),
			middle: place.left + place.width / 2,
		},
		markup: svg,
		width: size.width,
		height: size.height,
		line: hung.line,
	};
}
