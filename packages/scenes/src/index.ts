export { cornerPicture } from "./close-up.ts";
export { galleryWall } from "./gallery-wall.ts";
export {
	drawHung,
	drawMacro,
	drawProduct,
	type Look,
	type Showpiece,
	showpieceOf,
	swatchesOf,
} from "./scene.ts";
export {
	asText,
	type Box,
	definitions,
	definitionsWith,
	firstPhoto,
	type OwnPhoto,
	type Shade,
	type Supplies,
	sceneSvg,
	type TextLook,
} from "./svg.ts";
export { sharedRoom } from "./wall-scene.ts";
