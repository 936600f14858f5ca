import type { terms as german } from "../de/terms.ts";

export const terms: typeof german = {
	frozen: "Once an order is placed, its texts and pictures can no longer be changed.",
};
