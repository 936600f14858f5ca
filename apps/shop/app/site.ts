import type { ShopContext } from "@offizin/contract";
import { useRouteLoaderData } from "react-router";
import type { Menu } from "./menu.ts";
import type { PageWords } from "./messages/shop-intl.tsx";

/** What the root loader tells every page. */
export interface ShopFacts extends Pick<ShopContext, "site" | "origin" | "sisterOrigin" | "isDemo"> {
	/** What paths of pages are appended to: the origin, and "/en" for a sub-locale. */
	readonly address: string;
	readonly words: PageWords;
	/** Pages of products besides cards, for the footer. */
	readonly products: readonly { readonly to: string; readonly name: string }[];
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
