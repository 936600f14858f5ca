import type { ChannelKey } from "@offizin/sites";
import type { RouterContextProvider } from "react-router";
import type { Menu } from "#app/menu.ts";
import { shopContext } from "#app/shop-context.ts";
import { cardMenus } from "./card-menus.server.ts";
import { wallMenus } from "./wall-menus.server.ts";

type MakeMenus = (context: Readonly<RouterContextProvider>) => Promise<readonly Menu[]>;
const menusOfChannel: Readonly<Record<ChannelKey, MakeMenus>> = {
	papiervogel: cardMenus,
	bildwand: wallMenus,
};

/** As long as pages are fresh (cache-header.ts): every page has them, and they change when an editor publishes. */
const FRESH_MS = 60_000;
const kept = new Map<string, { readonly until: number; readonly menus: Promise<readonly Menu[]> }>();

/** The shelves that every page of a brand leads to, made once a minute for each of its languages. */
export function menusOf(context: Readonly<RouterContextProvider>): Promise<readonly Menu[]> {
	const { channel, locale } = context.get(shopContext).site;
	const key = `${channel} ${locale}`;
	const now = Date.now();
	const known = kept.get(key);
	if (known && known.until > now) return known.menus;
	const menus = menusOfChannel[channel](context);
	kept.set(key, { until: now + FRESH_MS, menus });
	// What could not be made once is tried by the next page.
	menus.catch(() => kept.delete(key));
	return menus;
}
