/** Words of cards that the dictionaries do not know, small. */
export const ownWords: ReadonlySet<string> = new Set([
	...["candybar", "diner", "fotobox", "gehn", "navi", "save", "stehn", "strampler", "topfschlagen"],
]);
