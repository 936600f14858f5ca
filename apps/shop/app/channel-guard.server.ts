import type { ChannelKey } from "@offizin/sites";
import { data, type RouterContextProvider } from "react-router";
import { shopContext } from "./shop-context.ts";

/** Ends the request with 404 when the page belongs to the other brand. */
export function requireChannel(context: Readonly<RouterContextProvider>, channel: ChannelKey): void {
	if (context.get(shopContext).site.channel !== channel) {
		throw data(null, { status: 404, statusText: "Page not found" });
	}
}
