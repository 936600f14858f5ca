import type { ShopContext } from "@offizin/contract";
import { useRouteLoaderData } from "react-router";
import type { FooterView } from "./footer-view.ts";
import type { PageWords } from "./messages/shop-intl.tsx";

/** What the root loader tells every page. */
export interface ShopFacts extends Pick<ShopContext, "site" | "origin" | "sisterOrigin" | "isDemo"> {
	/** What paths of pages are appended to: the origin, and "/en" for a sub-locale. */
	readonly address: string;
	readonly words: PageWords;
	/** Undefined where editors have made none. */
	readonly footer: FooterView | undefined;
}

/** The same where the root loader itself may have failed: on the error page. */
export function useOptionalShop(): ShopFacts | undefined {
	return useRouteLoaderData<() => ShopFacts>("root");
}

/** What every page knows about its shop. Throws on the error page, which has useOptionalShop. */
export function useShop() {
	const shop = useOptionalShop();
	if (!shop) throw new Error("useShop is called outside the root route");
	return shop;
}
