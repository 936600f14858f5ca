import { AskCountry } from "#app/country/ask-country.tsx";
import { useFetchingAhead } from "#app/payload/use-fetching-ahead.ts";
import { WishlistToast } from "#app/wishlist/wishlist-toast.tsx";
import { useScrollToElement } from "./scroll-to-element.ts";

/** Fetches ahead what is in view, asks where the visitor is, and says what was kept. */
export function Afterwards() {
	useFetchingAhead();
	useScrollToElement();
	return (
		<>
			<WishlistToast />
			<AskCountry />
		</>
	);
}
