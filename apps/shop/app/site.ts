import type { ShopContext } from "@offizin/contract";
import { useRouteLoaderData } from "react-router";
import type { FooterView } from "./footer-view.ts";
import type { Menu } from "./menu.ts";
import type { PageWords } from "./messages/shop-intl.tsx";
import type { ShopPlace } from "./places/shop-places.server.ts";

/** What the root loader tells every page. */
export interface ShopFacts extends Pick<ShopContext, "site" | "origin" | "sisterAddress" | "isDemo"> {
	/** What paths of pages are appended to: the origin, and "/en" or "/at" where the place has such a prefix. */
	readonly address: string;
	/** What paths of links begin with: the same prefix, and that of the platform. */
	readonly basename: string;
	/** The language of the words, "de" also where the locale is French: that is not written yet. */
	readonly language: string;
	/** Every shop front of the brand. */
	readonly places: readonly ShopPlace[];
	/** What a search engine has given to whom it believes that the site is theirs (spec 9.3-2). */
	readonly verification: string | undefined;
	readonly words: PageWords;
	/** Undefined where editors have made none. */
	readonly footer: FooterView | undefined;
	/** Shelves of the header. */
	readonly menus: readonly Menu[];
}

/** The same where the root loader itself may have failed: on the error page. */
export function useOptionalShop(): ShopFacts | undefined {
	return useRouteLoaderData<() => Promise<ShopFacts>>("root");
}

/** What every page knows about its shop. Throws on the error page, which has useOptionalShop. */
export function useShop() {
	const shop = useOptionalShop();
	if (!shop) throw new Error("useShop is called outside the root route");
	return shop;
}
