import { AskCountry } from "#app/country/ask-country.tsx";
import { useFetchingAhead } from "#app/payload/use-fetching-ahead.ts";
import { WishlistToast } from "#app/wishlist/wishlist-toast.tsx";
import { useScrollToElement } from "./scroll-to-element.ts";
import { ScrollUp } from "./scroll-up.tsx";

/** Fetches ahead what is in view, asks where the visitor is, says what was kept, and leads back to the top. */
export function Afterwards() {
	useFetchingAhead();
	useScrollToElement();
	return (
		<>
			<WishlistToast />
			<AskCountry />
			<ScrollUp />
		</>
	);
}
