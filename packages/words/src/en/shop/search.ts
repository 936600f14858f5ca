import type { shop } from "../../de/shop/index.ts";

export const search: (typeof shop)["search"] = {
	search: {
		pageTitle: "Search",
		pageTitleFor: "Search for “{query}”",
		count: "{count, plural, =0 {Nothing found} one {# result} other {# results}}",
		heading: "“{query}”",
		for: "for “{query}”",
		notWhole: "Nothing has all of these words. This comes closest.",
		all: "Everything",
		kinds: "Kind of result",
		kind: {
			design: "Designs",
			product: "Products",
			page: "Pages",
			article: "Magazine",
		},
		empty: {
			title: "Nothing found for that.",
			tips: {
				papiervogel:
					"Try a shorter word, a colour or the name of a collection. Spelling does not matter much.",
				bildwand: "Try a shorter word, a material or a size. Spelling does not matter much.",
			},
			popular: "Perhaps it is one of these",
		},
		start: "What are you looking for?",
		startText: {
			papiervogel: "Designs, collections, papers, formats and all we have written about them.",
			bildwand: "Materials, formats and all we have written about them.",
		},
		more: "Show more",
	},
};
