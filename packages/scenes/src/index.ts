export { cornerPicture } from "./close-up.ts";
export { galleryWall } from "./gallery-wall.ts";
export type { MacroView } from "./macro.ts";
export type { Point } from "./own-wall/homography.ts";
export { hungAt, type Marks, movedOnWall, transformTo, wallIn } from "./own-wall/wall-scale.ts";
export { cutOutline } from "./rooms/cut-outline.ts";
export { hangIn, hangWallIn, type Place, roomThatFits } from "./rooms/hang.ts";
export { type LightSide, ROOM_RATIO, type Room, type RoomKey, roomKeys, wallColours } from "./rooms/room.ts";
export { rooms } from "./rooms/room-list.ts";
export {
	drawHung,
	drawInGallery,
	drawInRoom,
	drawMacro,
	drawProduct,
	drawWallInRoom,
	type Look,
	type Showpiece,
	showpieceOf,
	swatchesOf,
} from "./scene.ts";
export { type Mesh, meshesOf } from "./solid/mesh.ts";
export type { Surface } from "./solid/solid.ts";
export { type SolidPicture, solidPicture } from "./solid/solid-picture.ts";
export { woodGrain } from "./solid/wood-grain.ts";
export {
	asText,
	type Box,
	definitions,
	definitionsWith,
	firstPhoto,
	type OwnPage,
	type OwnPhoto,
	type Shade,
	type Supplies,
	sceneSvg,
	type TextLook,
} from "./svg.ts";
export { sharedRoom } from "./wall-scene.ts";
export { arrange, type HangingRule, hangingRules } from "./walls/arrange.ts";
