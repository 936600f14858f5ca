import type { list as german } from "../../de/shop/list.ts";

export const list: typeof german = {
	list: {
		progress: "{shown, number} of {total, number}",
		results: "{count, plural, =0 {No cards} one {# card} other {# cards}}",
		filter: "Filter",
		filterBy: "Narrow down the cards",
		chosen: "Your choice",
		reset: "Reset filters",
		remove: "Remove {name}",
		empty: "There is no card like that.",
		wanted: "You were looking for: {choice}.",
		lift: "Lift the filter: {name}",
	},
	facet: { theme: "Collection", format: "Format", color: "Colour", kind: "Card for" },
	unknown: {
		theme: "unknown collection",
		format: "unknown format",
		color: "unknown colour",
		kind: "unknown kind of card",
	},
	sort: {
		label: "Sort by",
		sort: "Recommended",
		created: "Newest",
		popularity: "Most popular",
	},
};
