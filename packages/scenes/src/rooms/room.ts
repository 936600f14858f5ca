/** Of which side daylight comes into a room. */
export type LightSide = "left" | "right";

/** Rooms that pictures hang in, in the order in which they are offered. */
export const roomKeys = [
	"living",
	"dining",
	"bedroom",
	"reading",
	"hall",
	"study",
	"nursery",
	"kitchen",
	"practice",
	"loft",
] as const;
export type RoomKey = (typeof roomKeys)[number];

/** Paints that every wall is shown in, the first as it was rendered. What is shown is paint times light. */
export const wallColours = [
	{ key: "white", swatch: "#ffffff" },
	{ key: "greige", swatch: "#d9d0c3" },
	{ key: "sage", swatch: "#b3bda6" },
	{ key: "petrol", swatch: "#4a6b73" },
	{ key: "terracotta", swatch: "#cf9279" },
	{ key: "charcoal", swatch: "#55534f" },
] as const;
export type WallColourKey = (typeof wallColours)[number]["key"];

/** Part of a wall; centimetres from its middle to the right, and above the floor. */
export interface WallPart {
	readonly left: number;
	readonly right: number;
	readonly low: number;
	readonly high: number;
}

/** A room whose wall is the plane of the picture: so many pixels are so many centimetres, all over it. */
export interface Room {
	readonly key: RoomKey;
	/** How much of the wall is seen from edge to edge, in centimetres. */
	readonly width: number;
	/** Where the lower edge of the picture meets the plane of the wall: centimetres above the floor, below it where negative. */
	readonly foot: number;
	readonly light: LightSide;
	/** What furniture leaves free, with some air around. */
	readonly free: WallPart;
	/** Where the middle of a picture hangs, if there is room around. */
	readonly hang: { readonly across: number; readonly eye: number };
	/** How far off people mostly stand who look at it, in centimetres. */
	readonly distance: number;
	/** The paint it is first seen in. */
	readonly colour: WallColourKey;
}

/** Width by height of every rendered room. */
export const ROOM_RATIO = 1.5;
