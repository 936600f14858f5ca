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
	noNul: "The address contains a character that does not exist here (%00). Please leave it out.",
	noNulText: "A text contains a character that cannot be kept (U+0000). Please leave it out.",
	sorting:
		"Write it as field:asc or field:desc, optionally followed by :int or :float, :nulls_first or :nulls_last.",
	relation: "Write it as component.field.",
	fewerWildcards: "Please use fewer values with *.",
	filter: "Write it as filter_query[field][operator]=value.",
	unknown: "There is no “{name}” here.",
	known: {
		isSample:
			"Sample cards cannot be ordered here yet. Please write to us; we send you up to {samples, plural, =2 {two} =3 {three} =4 {four} =5 {five} other {#}} free of charge.",
	},
};
