import type { wishlist as german } from "../../de/shop/wishlist.ts";

export const wishlist: typeof german = {
	wishlistPage: {
		intro: "What you save stays in this browser. It needs no account, and nobody else sees it.",
		empty: "There is nothing in it yet.",
		emptyHint: "The heart on every card puts it here, so that you can compare at leisure.",
		gone: "These cards are no longer there.",
		goneHint: "What you saved is no longer in our range.",
		clear: "Clear the wishlist",
		noScript: "The wishlist needs JavaScript, because it lives in your browser alone.",
		browse: "See wedding cards",
		loading: "Your wishlist is being loaded.",
		failed: "Your wishlist cannot be loaded right now.",
		retry: "Try again",
	},
};
