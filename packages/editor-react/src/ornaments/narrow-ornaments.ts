import type { OrnamentLibrary } from "../services.ts";

type Item = OrnamentLibrary["items"][number];

/** The most drawings that a search shows: a person who wants another one writes on. */
const MOST = 24;

/** What somebody who writes this may mean: every word is the start of one that the drawing is found by. */
export function findOrnaments(items: readonly Item[], search: string): Item[] {
	const asked = wordsIn(search);
	if (asked.length === 0) return [];
	const rank = ({ name, words }: Item): number => {
		const [own, others] = [wordsIn(name), wordsIn(words)];
		const isNamed = asked.every((word) => own.some((one) => one.startsWith(word)));
		if (isNamed) return 0;
		const all = [...own, ...others];
		return asked.every((word) =>
			all.some((one) => one.startsWith(word) || (word.length > 3 && one.includes(word))),
		)
			? 1
			: 2;
	};
	return items
		.map((item) => ({ item, rank: rank(item) }))
		.filter((one) => one.rank < 2)
		.sort((one, other) => one.rank - other.rank)
		.slice(0, MOST)
		.map(({ item }) => item);
}

function wordsIn(text: string): string[] {
	return (
		text
			// Capitals first: they make one of a sharp s and of two.
			.toUpperCase()
			.toLowerCase()
			.normalize("NFD")
			.replace(/\p{Mn}/gu, "")
			.split(/[^\p{L}\p{N}]+/u)
			.filter((word) => word !== "")
	);
}
