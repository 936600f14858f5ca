import { designedProduct, isSoldBy, type ProductKey } from "@offizin/assortment";
import type { RouterContextProvider } from "react-router";
import { pageRefused } from "./page-not-found.server.ts";
import { shopContext } from "./shop-context.ts";

/** Ends the request with 404 when the page is about something that the brand does not sell. */
export function requireSold(context: Readonly<RouterContextProvider>, product: ProductKey): void {
	if (!isSoldBy(designedProduct(product), context.get(shopContext).site.channel)) {
		throw pageRefused(context);
	}
}
