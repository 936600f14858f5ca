import { designedProduct } from "@offizin/assortment";
import type { ShownProduct } from "@offizin/contract";
import type { PhotoName } from "@offizin/contract/browser";
import { extentOf } from "@offizin/solver";
import { guestbookScene, photobookScene } from "./book-scene.ts";
import { calendarScene } from "./calendar-scene.ts";
import { collageScene, collageShowpiece, hungCollage } from "./collage-scene.ts";
import { galleryWall } from "./gallery-wall.ts";
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

/** What hangs: as what it is made, what is seen on it (else a photograph of ours), and what that needs beside it. */
interface Hung {
	readonly made: SceneChoice;
	readonly definitions: string;
	readonly draw?: ((box: Box) => string) | undefined;
}

interface Scene {
	readonly draw: (choice: SceneChoice) => string;
	/** Of what hangs on any wall. */
	readonly hang?: (choice: SceneChoice) => Hung;
	readonly showpiece?: Partial<Record<SceneChoice["brand"], Showpiece>>;
	readonly swatchOf?: (value: string, color: string) => string;
}

const scenes: Readonly<Record<ShownProduct, Scene>> = {
	calendar: { draw: calendarScene },
	photobook: { draw: photobookScene },
	guestbook: { draw: guestbookScene },
	photobox: { draw: photoboxScene, swatchOf: lidSwatch },
	photoprint: { draw: photoprintScene },
	collage: { draw: collageScene, hang: hungCollage, showpiece: { bildwand: collageShowpiece } },
	merch: { draw: merchScene },
	giftwrap: { draw: giftwrapScene },
	photoframe: {
		draw: (choice) => wallScene(choice, hungPhoto(choice).draw),
		hang: hungPhoto,
	},
};

function hungPhoto(choice: SceneChoice): Hung {
	const { own } = choice;
	return { made: choice, definitions: "", draw: own && ((box) => ownPhoto(own, box)) };
}

/** How a product is looked at, and what it is drawn with. */
export type Look = Omit<SceneChoice, "sizeOf" | "swatchOf" | "hasCloseUp"> &
	Partial<Pick<SceneChoice, "hasCloseUp">>;

/** A product made as it is chosen, as markup that needs the `definitions` beside it. */
export function drawProduct(product: ShownProduct, look: Look): string {
	return scenes[product].draw(choiceOf(product, look));
}

/** The same on the wall of a gallery; what does not hang lies on its table. */
export function drawInGallery(product: ShownProduct, look: Look): string {
	const { hang, draw } = scenes[product];
	const choice = choiceOf(product, look);
	if (!hang) return draw(choice);
	const hung = hang(choice);
	return hung.definitions + galleryWall(hung.made, hung.draw);
}

/** The corner of a wall picture from near, as markup that needs the `definitions` beside it. */
export function drawMacro(look: Look, view?: MacroView): string {
	return macro(choiceOf("photoframe", look), view);
}

/** A wall picture of a photograph where and as large as it hangs, so many units a centimetre. */
export function drawHung(look: Look, at: Box, { unit, name }: { unit: number; name: PhotoName }): string {
	return hungPicture(at, choiceOf("photoframe", look), unit, (box) => photo(look.supplies, name, box));
}

/** What hangs in a room lit from one side, with what the look has of the visitor's own, else with a photograph of ours. */
export function drawInRoom(
	product: ShownProduct,
	look: Look,
	{
		name,
		...lit
	}: { readonly light: LightSide; readonly label: string; readonly name?: PhotoName | undefined },
): RoomPicture {
	const { hang } = scenes[product];
	if (!hang) throw new Error(`A ${product} hangs in no room`);
	const { made, definitions, draw } = hang(choiceOf(product, look));
	const ours = name && ((at: Box) => photo(look.supplies, name, at));
	return roomPicture(made, { ...lit, definitions, draw: draw ?? ours });
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
