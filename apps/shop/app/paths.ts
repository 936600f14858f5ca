/** Every address of the shop, built in one place. Page addresses end in a slash (spec 5-4). */
import {
	type CardKindKey,
	cardKindPage,
	cardKindSlugs,
	listPages,
	localAddress,
	templatePage,
	themePage,
} from "@offizin/contract/browser";
import type { PlacedPath } from "@offizin/sites";

export interface CardOptions {
	readonly formatType: string;
	readonly paperType: string;
	readonly refinementType: string;
	readonly quantity?: number;
}

/** Facets of a card list, in the order they stand in an address (domain.md §11, spec 2.3-4). */
export const listParameters = [
	"theme",
	"format",
	"color",
	"kind",
	"style",
	"product",
	"aspectRatio",
	"punching",
	"label",
] as const;
export type ListParameter = (typeof listParameters)[number];

export interface ListQuery extends Partial<Readonly<Record<ListParameter, string | undefined>>> {
	readonly sort?: string | undefined;
	readonly tileCount?: number | undefined;
}

export type { CardKindKey };

export function isCardKind(value: string | undefined): value is CardKindKey {
	return value !== undefined && Object.hasOwn(cardKindSlugs, value);
}

export function kindOfSlug(slug: string): CardKindKey | undefined {
	return (Object.keys(cardKindSlugs) as CardKindKey[]).find((kind) => cardKindSlugs[kind] === slug);
}

/** Fixed pages: address by name. */
export const paths = {
	home: "/",
	allCards: "/produkte/",
	search: "/suche/",
	...listPages,
	wishlist: "/merkzettel/",
	myDesigns: "/meine-entwuerfe/",
	cart: "/warenkorb/",
	checkout: "/kasse/",
	keepAddress: "/kasse/merken/",
	payment: "/kasse/zahlung/",
	review: "/kasse/pruefen/",
	back: "/kasse/zurueck/",
	/** All blocks of stories, in demo mode only. */
	blocks: "/bausteine/",
	/** Reads stories for the editor of content. */
	preview: "/__preview",
	/** Sent mails, in demo mode only. */
	mailbox: "/mailbox",
	samples: "/musterkarten/",
	magazine: "/magazin/",
	contact: "/kontakt/",
	shipping: "/zahlung-und-versand/",
	giftVoucher: "/gift-voucher/",
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
	photoProducts: "/fotoprodukte/",
} as const;

/** Where everything there is of a product is looked over, by the product (spec 2.1-8, 2.3-4). */
export const overviewPaths = {
	calendar: "/alle-fotokalender/",
	photobook: "/alle-fotobuecher/",
	collage: "/alle-fotocollagen/",
	photobox: "/alle-fotoboxen/",
	photoprint: "/alle-fotoabzuege/",
} as const;
export type OverviewProduct = keyof typeof overviewPaths;

/** Other names of a page (spec 2.1-3, 2.1-4). */
const otherNames: Readonly<Record<string, string>> = {
	"/products/": paths.allCards,
	"/wishlist/": paths.wishlist,
	"/my-designs/": paths.myDesigns,
};

export function cardPath(templateId: string, options?: Partial<CardOptions>): string {
	return `${templatePage(templateId)}${query({
		paperType: options?.paperType,
		refinementType: options?.refinementType,
		quantity: options?.quantity,
	})}`;
}

export const themePath = themePage;
export const kindPath = cardKindPage;

/** The list of what is sent for an occasion, by its slug of spec 2.3-4. */
export function occasionPath(slug: string): string {
	return `${paths.cards}${slug}/`;
}

/** Path prefix of the editor of cards (spec 2.1-9). */
const cardConfigurator = "/configurator-card";

/** The editor of cards, configured by the canonical query of one (spec 2.1-9, 3.8). */
export function configuratorPath(templateId: string, configured: string): string {
	return `${cardConfigurator}/${encodeURIComponent(templateId)}/?${configured}`;
}

/** The same with a person's own card in it, and how many are wanted of it where that is known. */
export function designPath(templateId: string, designId: string, quantity?: number | string): string {
	return `${cardConfigurator}/${encodeURIComponent(templateId)}/${query({ design: designId, quantity })}`;
}

/** Where what is seen on a picture for the wall is made, by a query that chooses it and names its design. */
export function pictureEditorPath(start: string, chosen: string): string {
	return `/configurator-photo-frame/${encodeURIComponent(start)}/editor/?${chosen}`;
}

/** What is found for words; of one kind, if one is chosen. */
export function searchPath(q: string, kind?: string): string {
	return `${paths.search}${query({ q, kind })}`;
}

/** An order; the token is its only key. */
export function orderPath(number: string, token: string): string {
	return `/bestellung/${encodeURIComponent(number)}/${query({ token })}`;
}

export function listPath(base: string, filter: ListQuery): string {
	const { sort, tileCount } = filter;
	const facets = Object.fromEntries(listParameters.map((name) => [name, filter[name]]));
	return `${base}${query({ ...facets, sort, tileCount })}`;
}

/** An overview as it is narrowed, by parameters of spec 2.3-4, with so many tiles. */
export function overviewAddress(
	base: string,
	facets: Readonly<Record<string, string | undefined>>,
	tileCount?: number,
): string {
	return `${base}${query({ ...facets, tileCount })}`;
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

/** Where a path of a page stands: what comes before what routes know. */
export type PathPlace = Pick<PlacedPath, "prefix" | "platform">;

export function basenameOf({ prefix, platform }: PathPlace): string {
	return prefix + platform;
}

/** The path of a page without the "/en" or "/at/d" of its place. */
export function ownPath(pathname: string, place: PathPlace): string {
	return pathname.slice(basenameOf(place).length) || "/";
}

function query(values: Readonly<Record<string, string | number | undefined>>): string {
	const pairs = Object.entries(values)
		.filter(([, value]) => value !== undefined && value !== "")
		.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
	return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
