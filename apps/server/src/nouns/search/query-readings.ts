import { searchStems } from "./search-stems.ts";

/** Nobody types more words; each is looked for. */
const MAX_WORDS = 8;
/** The shortest part of a compound: "Foto", "Buch". */
const SHORTEST_PART = 4;
/** What German puts between the parts of a compound: "Hochzeit-s-einladung", "Küche-n-kalender". */
const joints = ["", "s", "n", "en", "es", "e"];

/** One way to understand what was typed: stems that all have to be found. */
export type Reading = readonly string[];

/** The words of a query. */
export function queryStems(query: string): Reading {
	return [...new Set(searchStems(query))].slice(0, MAX_WORDS);
}

/** Every stem that has to be known, or not, to read a query: parts of its compounds, and compounds of its words. */
export function askedStems(stems: Reading): readonly string[] {
	const parts = stems.flatMap((stem) =>
		placesWithin(stem).flatMap((at) => [...headsOf(stem.slice(0, at)), stem.slice(at)]),
	);
	return [...new Set([...parts, ...compoundsOf(stems).flatMap(({ compounds }) => compounds)])];
}

/**
 * All the ways to understand a query, the one it is typed in first: with its compounds taken apart
 * ("hochzeitseinladung" is "hochzeit einladung"), and with two words beside each other as one ("foto buch" is
 * "fotobuch"), where that is a word. `isKnown` says whether a stem stands on any page.
 */
export function queryReadings(query: string, isKnown: (stem: string) => boolean): readonly Reading[] {
	const typed = queryStems(query);
	if (typed.length === 0) return [];
	const apart = typed.flatMap((stem) => splitCompound(stem, isKnown));
	const joined = compoundsOf(typed).flatMap(({ at, compounds }) => {
		const compound = compounds.find(isKnown);
		return compound === undefined ? [] : [[...typed.slice(0, at), compound, ...typed.slice(at + 2)]];
	});
	const readings = [typed, ...(apart.length > typed.length ? [apart] : []), ...joined];
	return readings.map((reading) => [...new Set(reading)]);
}

/**
 * The parts of a compound, one of which at least is a known word; the other may be misspelt. A word without known parts
 * stays whole.
 */
function splitCompound(stem: string, isKnown: (stem: string) => boolean): Reading {
	const splits = placesWithin(stem).flatMap((at) =>
		headsOf(stem.slice(0, at)).map((head) => ({ head, tail: stem.slice(at) })),
	);
	const both = splits.find(({ head, tail }) => isKnown(head) && isKnown(tail));
	const one =
		both ?? splits.findLast(({ head }) => isKnown(head)) ?? splits.find(({ tail }) => isKnown(tail));
	return one ? [one.head, ...splitCompound(one.tail, isKnown)] : [stem];
}

/** The words that two neighbours may be together, by the place of the first. */
function compoundsOf(stems: Reading): readonly { readonly at: number; readonly compounds: Reading }[] {
	return stems
		.slice(1)
		.map((second, at) => ({ at, compounds: joints.map((joint) => `${stems[at]}${joint}${second}`) }));
}

function placesWithin(stem: string): readonly number[] {
	const places = Array.from({ length: stem.length + 1 }, (_, at) => at);
	return places.slice(SHORTEST_PART, -SHORTEST_PART);
}

/** A first part with and without its joint. */
function headsOf(first: string): readonly string[] {
	return joints.flatMap((joint) => {
		const head = first.slice(0, first.length - joint.length);
		return first.endsWith(joint) && head.length >= SHORTEST_PART ? [head] : [];
	});
}
