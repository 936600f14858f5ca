import type { prose as german } from "../../de/shop/prose.ts";

export const prose: typeof german = {
	placeholder:
		"Demonstration: company, address and numbers on this page stand in for real ones. Before the shop opens they have to be entered here, and a lawyer has to read the page.",
};
