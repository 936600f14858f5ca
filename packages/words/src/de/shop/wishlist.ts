/** Words of the wishlist's own page. */
export const wishlist = {
	wishlistPage: {
		intro:
			"Was Sie sich merken, bleibt in diesem Browser. Es braucht kein Konto, und niemand sonst sieht es.",
		empty: "Noch liegt nichts darin.",
		emptyHint: "Das Herz an jeder Karte legt sie hier ab, damit Sie in Ruhe vergleichen können.",
		gone: "Diese Karten gibt es nicht mehr.",
		goneHint: "Was Sie sich gemerkt haben, ist nicht mehr im Sortiment.",
		clear: "Merkzettel leeren",
		noScript: "Der Merkzettel braucht JavaScript, weil er nur in Ihrem Browser liegt.",
		browse: "Hochzeitskarten ansehen",
		loading: "Ihr Merkzettel wird geladen.",
		failed: "Ihr Merkzettel lässt sich gerade nicht laden.",
		retry: "Noch einmal versuchen",
	},
};
