/** Names of pages and shelves that stand on the map of the shop only. */
export const siteMap = {
	timing: "Wann verschickt man welche Karte?",
	cards: "Karten zur Hochzeit",
	wedding: "Alle Hochzeitskarten",
	products: "Alle Karten",
	themes: "Alle Kollektionen",
	designs: "Designs",
};
