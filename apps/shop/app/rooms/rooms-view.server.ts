import type { ShownProduct } from "@offizin/contract";
import type { PhotoName } from "@offizin/contract/browser";
import {
	cutOutline,
	drawInRoom,
	hangIn,
	type LightSide,
	type Look,
	type Place,
	type RoomKey,
	rooms,
	roomThatFits,
	wallColours,
} from "@offizin/scenes";
import { areaWords } from "#app/messages/shop-words.server.ts";

/** A room of the choice, with the place where the picture hangs in it. */
export interface RoomChoice {
	readonly key: RoomKey;
	readonly name: string;
	/** What is seen of the room, for those who do not see it. */
	readonly about: string;
	readonly light: LightSide;
	/** Shares of the room's picture; undefined where the picture is larger than the free wall. */
	readonly place: Place | undefined;
	/** Corners of what is left of a film that is cut out, in shares of its place. */
	readonly outline: ReturnType<typeof cutOutline>;
	/** The paint it is first seen in. */
	readonly colour: string;
	/** Of its wall, in metres, as it is read. */
	readonly wall: string;
	/** Where the eye goes: share of the width in whose middle a narrow window looks. */
	readonly middle: number;
}

/** A picture in all rooms, ready to be shown by `RoomView`. */
export interface RoomsView {
	readonly rooms: readonly [RoomChoice, ...RoomChoice[]];
	readonly colours: readonly { readonly key: string; readonly name: string; readonly swatch: string }[];
	/** Markup of the picture as light from each side falls on it. */
	readonly pictures: Readonly<Record<LightSide, string>>;
	/** The smallest wall that the picture fits. */
	readonly fitting: RoomKey | undefined;
	/** What it takes of the wall, in centimetres. */
	readonly taken: { readonly width: number; readonly height: number };
	/** The same as it is read. */
	readonly size: string;
	readonly words: ReturnType<typeof areaWords<"rooms">>;
}

/**
 * What is chosen, as it hangs in every room: with a photograph of ours (`name`), or what the look has of the visitor's own. Drawn here, so that the page carries no script for it.
 */
export function roomsView(
	product: ShownProduct,
	look: Look,
	{ label, name }: { readonly label: string; readonly name?: PhotoName },
): RoomsView {
	const words = areaWords(look.locale, "rooms");
	const metres = new Intl.NumberFormat(look.locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
	const centimetres = new Intl.NumberFormat(look.locale, { maximumFractionDigits: 1 });
	const [left, right] = (["left", "right"] as const).map((light) =>
		drawInRoom(product, look, { light, label, name }),
	);
	if (!left || !right) throw new Error("Light comes from two sides");
	const outline = cutOutline(look);
	const [first, ...others] = rooms.map((room): RoomChoice => {
		const place = hangIn(room, left);
		return {
			key: room.key,
			name: words.names.name[room.key],
			about: words.names.about[room.key],
			light: room.light,
			...{ place, outline },
			colour: room.colour,
			wall: metres.format(room.width / 100),
			middle: place ? place.left + place.width / 2 : room.hang.across / room.width + 0.5,
		};
	});
	if (!first) throw new Error("There are rooms");
	return {
		rooms: [first, ...others],
		colours: wallColours.map(({ key, swatch }) => ({ key, swatch, name: words.names.colour[key] })),
		pictures: { left: left.svg, right: right.svg },
		fitting: roomThatFits(rooms, left)?.key,
		taken: { width: left.width, height: left.height },
		size: `${centimetres.format(left.width)} × ${centimetres.format(left.height)} cm`,
		words,
	};
}
