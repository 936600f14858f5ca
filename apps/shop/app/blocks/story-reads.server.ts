import type { ProductVariant, ShownProduct, TemplateSummary } from "@offizin/contract";
import type { Money } from "@offizin/money";
import type { Site } from "@offizin/sites";
import type { Configuration } from "@offizin/solver";
import type { Words } from "@offizin/words";
import type { Drawing } from "#app/drawings/drawn.tsx";
import type { ThemeView } from "#app/themes/theme-band.tsx";
import type { HangingWall } from "#app/wall-photo/hanging-wall.server.ts";
import type { ArticleCard } from "./article-card.ts";
import type { Facts } from "./facts.server.ts";
import type { MapGroup } from "./map-group.ts";

/** What sending costs, as far as pages tell it. */
export interface ShippingInformation {
	/** Berlin time until when an order is begun on the same day. */
	readonly cutOff: string;
	readonly countries: readonly {
		/** ISO 3166-1 alpha-2. */
		readonly country: string;
		readonly name: string;
		readonly types: readonly { readonly type: string; readonly name: string; readonly price: Money }[];
	}[];
}

/** A piece that goes with a card. */
export interface Accessory {
	readonly sku: string;
	readonly kind: string;
	readonly name: string;
	/** "#rrggbb". */
	readonly swatch?: string | undefined;
	readonly price: Money;
}

/** What the views of a page's blocks read besides the blocks themselves. */
export interface StoryReads {
	readonly site: Site;
	/** Query of the page. */
	readonly params: URLSearchParams;
	readonly facts: Facts;
	/** What blocks say besides what editors have written. */
	readonly words: Words["shop"]["blocks"];
	/** For editors: unpublished, with marks for the bridge, and faults said on the page. */
	readonly isPreview: boolean;
	/** Space and id of a story that comes from the editor and not from delivery. */
	readonly unsaved: { readonly space: string; readonly id: string } | undefined;
	/** The first cards of the list, asked for once however many blocks show some. */
	readonly templates: () => Promise<readonly TemplateSummary[]>;
	/** Facts that cost something, asked for once and only where a text names one. */
	readonly prices: () => Promise<Facts>;
	/** Articles of the magazine, the newest first, asked for once. */
	readonly articles: () => Promise<readonly ArticleCard[]>;
	/** The collections, asked for once. */
	readonly themes: () => Promise<readonly ThemeView[]>;
	/** Invitations, the most chosen ones first; `isChosen` says whether anybody's choice differs from our recommendation. */
	readonly popularInvitations: () => Promise<{
		readonly items: readonly TemplateSummary[];
		readonly isChosen: boolean;
	}>;
	/** What sending costs in the market of the site, at the prices in force. */
	readonly shipping: () => Promise<ShippingInformation>;
	/** Blank goods beside cards, at the price of one piece. */
	readonly accessories: () => Promise<readonly Accessory[]>;
	/** What there is of a product, each with its lowest price. */
	readonly variants: (product: ShownProduct) => Promise<readonly ProductVariant[]>;
	/** The lowest price of every material for walls, asked for once. */
	readonly materialPrices: () => Promise<ReadonlyMap<string, Money>>;
	/** What one picture for a wall costs. */
	readonly picturePrice: (configuration: Configuration) => Promise<Money | undefined>;
	/** What a picture for a wall begins with; undefined while none can be begun. */
	readonly pictureStart: () => Promise<string | undefined>;
	/** The wall where a photo is hung, as the address chooses it; undefined while no picture can be begun. */
	readonly wall: () => Promise<HangingWall | undefined>;
	/** Markup of our own as a page tells it. */
	readonly drawing: (markup: string) => Drawing;
	/** All pages that may be found. */
	readonly siteMap: () => Promise<readonly MapGroup[]>;
	/** Scheme and host of our shops: pages name files of theirs without. */
	readonly origins: readonly string[];
	/** Told when a block could not be read just now: such a page is shown, but not kept. */
	readonly onFailed: () => void;
}
