import { designedProduct } from "@offizin/assortment";
import type { ShownProduct } from "@offizin/contract";
import type { PhotoName } from "@offizin/contract/browser";
import { extentOf } from "@offizin/solver";
import { guestbookScene, photobookScene } from "./book-scene.ts";
import { calendarScene } from "./calendar-scene.ts";
import { collageScene, collageShowpiece } from "./collage-scene.ts";
import { giftwrapScene } from "./giftwrap-scene.ts";
import { hungPicture } from "./hung-picture.ts";
import { lidSwatch } from "./lid-patterns.ts";
import { type MacroView, macro } from "./macro.ts";
import { merchScene } from "./merch-scene.ts";
import { photoboxScene, photoprintScene } from "./print-scene.ts";
import type { LightSide } from "./rooms/room.ts";
import { type RoomPicture, roomPicture, roomWall } from "./rooms/room-picture.ts";
import { type Box, ownPhoto, photo, type SceneChoice } from "./svg.ts";
import { wallScene } from "./wall-scene.ts";
import type { Arrangement, Arranging } from "./walls/arrange.ts";

/** What a picture shows instead while nobody has chosen anything and nothing can be bought. */
export type Showpiece = Readonly<Record<string, string>>;

interface Scene {
	readonly draw: (choice: SceneChoice) => string;
	readonly showpiece?: Partial<Record<SceneChoice["brand"], Showpiece>>;
	readonly swatchOf?: (value: string, color: string) => string;
}

const scenes: Readonly<Record<ShownProduct, Scene>> = {
	calendar: { draw: calendarScene },
	photobook: { draw: photobookScene },
	guestbook: { draw: guestbookScene },
	photobox: { draw: photoboxScene, swatchOf: lidSwatch },
	photoprint: { draw: photoprintScene },
	collage: { draw: collageScene, showpiece: { bildwand: collageShowpiece } },
	merch: { draw: merchScene },
	giftwrap: { draw: giftwrapScene },
	photoframe: {
		draw: (choice) => {
			const { own } = choice;
			return wallScene(choice, own && ((box) => ownPhoto(own, box)));
		},
	},
};

/** How a product is looked at, and what it is drawn with. */
export type Look = Omit<SceneChoice, "sizeOf" | "swatchOf" | "hasCloseUp"> &
	Partial<Pick<SceneChoice, "hasCloseUp">>;

/** A product made as it is chosen, as markup that needs the `definitions` beside it. */
export function drawProduct(product: ShownProduct, look: Look): string {
	return scenes[product].draw(choiceOf(product, look));
}

/** The corner of a wall picture from near, as markup that needs the `definitions` beside it. */
export function drawMacro(look: Look, view?: MacroView): string {
	return macro(choiceOf("photoframe", look), view);
}

/** A wall picture of a photograph where and as large as it hangs, so many units a centimetre. */
export function drawHung(look: Look, at: Box, { unit, name }: { unit: number; name: PhotoName }): string {
	return hungPicture(at, choiceOf("photoframe", look), unit, (box) => photo(look.supplies, name, box));
}

/** A wall picture of a photograph, or of the visitor's own photo (`look.own`), as it hangs in a room lit from one side. */
export function drawInRoom(
	look: Look,
	lit: { readonly light: LightSide; readonly name: PhotoName; readonly label: string },
): RoomPicture {
	return roomPicture(choiceOf("photoframe", look), lit);
}

/** Pictures of one wall with photographs of ours, hung by a rule in a room lit from one side. */
export function drawWallInRoom(
	pieces: readonly { readonly look: Look; readonly name: PhotoName }[],
	how: Arranging,
	lit: { readonly light: LightSide; readonly label: string },
): RoomPicture & Pick<Arrangement, "line" | "pictures"> {
	return roomWall(
		pieces.map(({ look, name }) => ({ choice: choiceOf("photoframe", look), name })),
		how,
		lit,
	);
}

/** The showpiece of a product at a brand. */
export function showpieceOf(product: ShownProduct, brand: SceneChoice["brand"]): Showpiece | undefined {
	return scenes[product].showpiece?.[brand];
}

/** What the swatch of a value shows instead of its colour, where the product has such swatches. */
export function swatchesOf(product: ShownProduct): Scene["swatchOf"] {
	return scenes[product].swatchOf;
}

function choiceOf(product: ShownProduct, look: Look): SceneChoice {
	const { configuration } = look;
	const optionOf = (key: string) => designedProduct(product).options.find((option) => option.key === key);
	return {
		hasCloseUp: false,
		...look,
		sizeOf: (key) => {
			const option = optionOf(key);
			return option && extentOf(option, configuration[key] ?? "");
		},
		swatchOf: (key) => {
			const domain = optionOf(key)?.domain;
			if (domain?.kind !== "list") return undefined;
			return domain.choices.find((choice) => choice.key === configuration[key])?.swatch;
		},
	};
}
