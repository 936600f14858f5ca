import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ShopContext } from "@offizin/contract";
import type { ChannelKey, PlacedPath } from "@offizin/sites";
import type { ComponentBody } from "../../nouns/content-writing/components.ts";
import { readStaticFiles, type StaticFiles } from "./static-files.ts";

const apps = join(import.meta.dirname, "../../../..");

/** What the shop's server build exports (apps/shop/server/app.ts). */
export interface Shop {
	handle(request: Request, context: ShopContext): Promise<Response>;
	/** The address with nothing in its query but what its page reads, in one order. */
	addressRead(url: URL, place: Pick<PlacedPath, "prefix" | "platform">): URL;
	/** Whether the page at a full slug shows the story of that slug, not one of the shop's own pages. */
	showsStory?(slug: string): boolean;
	/** Schemas of the blocks the pages of a channel are made of; what it does not sell is nowhere to be chosen. */
	contentComponents?(channel: ChannelKey): readonly ComponentBody[];
}

/** The built front ends; a part that has not been built is absent, and its addresses answer with 503. */
export interface FrontEnds {
	readonly shop: Shop | undefined;
	readonly shopFiles: StaticFiles;
	readonly officeFiles: StaticFiles;
}

/** The shop as `npm run build` made it. */
export async function loadShop(): Promise<Shop | undefined> {
	const entry = join(apps, "shop/build/server/index.js");
	return existsSync(entry) ? ((await import(pathToFileURL(entry).href)) as Shop) : undefined;
}

/** Loads what `npm run build` made. */
export async function loadFrontEnds(): Promise<FrontEnds> {
	return {
		shop: await loadShop(),
		shopFiles: readStaticFiles(join(apps, "shop/build/client"), ""),
		officeFiles: readStaticFiles(join(apps, "office/build/client"), "/office"),
	};
}
