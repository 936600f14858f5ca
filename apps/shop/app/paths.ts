/** Every address of the shop, built in one place. Page addresses end in a slash (spec 5-4). */
import { localAddress } from "@offizin/contract/browser";
import { pathPrefixOf, type Site } from "@offizin/sites";

export interface CardOptions {
	readonly formatType: string;
	readonly paperType: string;
	readonly refinementType: string;
	readonly quantity?: number;
}

/** Facets of a card list, in the order they stand in an address (domain.md §11). */
export interface ListQuery {
	readonly theme?: string | undefined;
	readonly format?: string | undefined;
	readonly color?: string | undefined;
	readonly kind?: string | undefined;
	readonly sort?: string | undefined;
	readonly tileCount?: number | undefined;
}

/** Card kinds (packages/templates) and the words they have in addresses. */
export const kindSlugs = {
	einladung: "einladungskarten",
	"save-the-date": "save-the-date",
	danke: "dankeskarten",
	menue: "menuekarten",
} as const;
export type CardKindKey = keyof typeof kindSlugs;

export function isCardKind(value: string | undefined): value is CardKindKey {
	return value !== undefined && Object.hasOwn(kindSlugs, value);
}

export function kindOfSlug(slug: string): CardKindKey | undefined {
	return (Object.keys(kindSlugs) as CardKindKey[]).find((kind) => kindSlugs[kind] === slug);
}

/** Fixed pages: address by name. */
export const paths = {
	home: "/",
	allCards: "/produkte/",
	cards: "/karten-designen/",
	wedding: "/karten-designen/hochzeit/",
	themes: "/themes/",
	wishlist: "/merkzettel/",
	cart: "/warenkorb/",
	checkout: "/kasse/",
	keepAddress: "/kasse/merken/",
	payment: "/kasse/zahlung/",
	review: "/kasse/pruefen/",
	/** All blocks of stories, in demo mode only. */
	blocks: "/bausteine/",
	/** Reads stories for the editor of content. */
	preview: "/__preview",
	/** Sent mails, in demo mode only. */
	mailbox: "/mailbox",
	samples: "/musterkarten/",
	papers: "/papiere/",
	magazine: "/magazin/",
	timing: "/magazin/wann-verschickt-man-welche-karte/",
	contact: "/kontakt/",
	shipping: "/zahlung-und-versand/",
	imprint: "/impressum/",
	terms: "/agb/",
	privacy: "/datenschutz/",
	withdrawal: "/widerruf/",
	withdraw: "/vertrag-widerrufen/",
	/** Confirms or ends a wish to hear of a product. */
	waitlist: "/bescheid/",
	accessibility: "/barrierefreiheit/",
	sitemap: "/sitemap/",
	wallPictures: "/products/wandbild/",
	calendars: "/products/fotokalender/",
} as const;

/** Other names of a page (spec 2.1-3, 2.1-4, 2.1-8); the page of calendars shows every kind of them. */
const otherNames: Readonly<Record<string, string>> = {
	"/products/": paths.allCards,
	"/wishlist/": paths.wishlist,
	"/alle-fotokalender/": paths.calendars,
};

export function cardPath(templateId: string, options?: Partial<CardOptions>): string {
	return `/products/${encodeURIComponent(templateId)}/${query({
		paperType: options?.paperType,
		refinementType: options?.refinementType,
		quantity: options?.quantity,
	})}`;
}

export function themePath(themeId: string): string {
	return `/themes/${encodeURIComponent(themeId)}/`;
}

export function kindPath(kind: CardKindKey): string {
	return `${paths.wedding}${kindSlugs[kind]}/`;
}

/** The editor, configured by the canonical query of a card (spec 2.1-9, 3.8). */
export function configuratorPath(templateId: string, configured: string): string {
	return `/configurator-card/${encodeURIComponent(templateId)}/?${configured}`;
}

/** The editor with a person's own design in it. */
export function designPath(templateId: string, designId: string): string {
	return `/configurator-card/${encodeURIComponent(templateId)}/${query({ design: designId })}`;
}

/** An order; the token is its only key. */
export function orderPath(number: string, token: string): string {
	return `/bestellung/${encodeURIComponent(number)}/${query({ token })}`;
}

export function listPath(base: string, filter: ListQuery): string {
	const { theme, format, color, kind, sort, tileCount } = filter;
	return `${base}${query({ theme, format, color, kind, sort, tileCount })}`;
}

/** The fixed table of the shop's files that are no pages. */
const files = /^\/(robots\.txt|llms\.txt|sitemap\.xml|favicon\.svg)$/;

/** The address with the slash that pages end in (spec 5-4); files and loader answers keep theirs. */
export function withTrailingSlash(pathname: string): string {
	const isFile = files.test(pathname) || /\.(data|manifest|[a-z0-9]{2,5})$/.test(pathname);
	return isFile || pathname.endsWith("/") || pathname.startsWith("/__") ? pathname : `${pathname}/`;
}

/** The one address of what was asked for, on this site whatever the path looks like; undefined when it was asked for. */
export function canonicalAddress({ pathname, search }: Pick<URL, "pathname" | "search">): string | undefined {
	const named = withTrailingSlash(localAddress(pathname));
	const path = otherNames[named] ?? named;
	return path === pathname ? undefined : `${path}${search}`;
}

/** The path of a page without the "/en" of its site. */
export function ownPath(pathname: string, site: Pick<Site, "locale">): string {
	return pathname.slice(pathPrefixOf(site).length) || "/";
}

function query(values: Readonly<Record<string, string | number | undefined>>): string {
	const pairs = Object.entries(values)
		.filter(([, value]) => value !== undefined && value !== "")
		.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
	return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
