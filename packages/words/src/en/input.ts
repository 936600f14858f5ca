import type { input as german } from "../de/input.ts";

export const input: typeof german = {
	missing: "This is missing.",
	oneOf: "Possible: {values}.",
	atMost: "At most {amount}.",
	atLeast: "At least {amount}.",
	number: "{amount, number}",
	characters: "{amount, plural, one {# character} other {# characters}}",
	values: "{amount, plural, one {# value} other {# values}}",
	onlyOne: "Please give a single value.",
	day: "This is no day of the calendar.",
	whole: "Please give a whole number.",
	digits: "Please give a number in digits.",
	sorting:
		"Please like this: field:asc or field:desc, then if wanted :int or :float, :nulls_first or :nulls_last.",
	relation: "Please like this: component.field.",
	filter: "Please like this: filter_query[field][operator]=value.",
	unknown: "There is no “{name}” here.",
	known: {
		isSample:
			"Sample cards cannot be ordered here yet. Please write to us; we send you up to three free of charge.",
	},
};
