/** Names of pages and shelves that stand on the map of the shop only. */
export const siteMap = {
	wedding: "Alle Hochzeitskarten",
	products: "Alle Karten",
	themes: "Alle Kollektionen",
	designs: "Designs",
};
