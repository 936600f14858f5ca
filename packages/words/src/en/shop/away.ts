import type { away as german } from "../../de/shop/away.ts";

export const away: typeof german = {
	title: "Without a connection this design cannot be opened here.",
	text: "There is no copy of it on this device. Please try again as soon as you are online.",
	again: "Try again",
};
