export { drawMacro, drawProduct, type Look, type Showpiece, showpieceOf, swatchesOf } from "./scene.ts";
export { asText, definitions, firstPhoto, type Supplies, sceneSvg } from "./svg.ts";
export { sharedRoom } from "./wall-scene.ts";
