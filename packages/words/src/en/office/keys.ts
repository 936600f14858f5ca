import type { keys as german } from "../../de/office/keys.ts";

export const keys: typeof german = {
	title: "Keys",
	command: {
		search: "Go to the search or the filter; the down arrow leads to the first order",
		next: "Next order",
		previous: "Previous order",
		open: "Open an order or a price",
		back: "From an order or a price table back to the list",
		move: "From cell to cell in a price table",
		help: "This overview",
	},
	use: "Use single keys as commands",
};
