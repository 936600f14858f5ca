import { type Room, type RoomKey, roomKeys } from "./room.ts";

type Seen = Omit<Room, "key">;

const seen: Readonly<Record<RoomKey, Seen>> = {
	living: {
		width: 400,
		foot: -58,
		light: "left",
		free: { left: -148, right: 132, low: 96, high: 202 },
		hang: { across: 0, eye: 150 },
		distance: 260,
		colour: "greige",
	},
	dining: {
		width: 420,
		foot: -58,
		light: "right",
		free: { left: -120, right: 140, low: 128, high: 217 },
		hang: { across: 10, eye: 172 },
		distance: 240,
		colour: "sage",
	},
	bedroom: {
		width: 400,
		foot: -46,
		light: "left",
		free: { left: -140, right: 150, low: 124, high: 214 },
		hang: { across: 0, eye: 166 },
		distance: 280,
		colour: "white",
	},
	reading: {
		width: 360,
		foot: -44,
		light: "left",
		free: { left: -100, right: 90, low: 100, high: 190 },
		hang: { across: -6, eye: 146 },
		distance: 220,
		colour: "greige",
	},
	hall: {
		width: 350,
		foot: -36,
		light: "left",
		free: { left: -26, right: 152, low: 100, high: 192 },
		hang: { across: 40, eye: 150 },
		distance: 140,
		colour: "terracotta",
	},
	study: {
		width: 380,
		foot: -52,
		light: "left",
		free: { left: -112, right: 24, low: 104, high: 198 },
		hang: { across: -38, eye: 151 },
		distance: 180,
		colour: "petrol",
	},
	nursery: {
		width: 350,
		foot: -42,
		light: "right",
		free: { left: -60, right: 165, low: 84, high: 184 },
		hang: { across: 42, eye: 136 },
		distance: 200,
		colour: "white",
	},
	kitchen: {
		width: 350,
		foot: 12,
		light: "right",
		free: { left: -95, right: 82, low: 136, high: 238 },
		hang: { across: 0, eye: 184 },
		distance: 160,
		colour: "white",
	},
	practice: {
		width: 500,
		foot: -66,
		light: "left",
		free: { left: -170, right: 160, low: 100, high: 256 },
		hang: { across: -10, eye: 164 },
		distance: 320,
		colour: "white",
	},
	loft: {
		width: 640,
		foot: -76,
		light: "left",
		free: { left: -230, right: 142, low: 104, high: 340 },
		hang: { across: -20, eye: 190 },
		distance: 450,
		colour: "charcoal",
	},
};

/** All rooms, in the order in which they are offered. */
export const rooms: readonly Room[] = roomKeys.map((key) => ({ key, ...seen[key] }));
