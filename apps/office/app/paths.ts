import { localAddress } from "@offizin/contract/browser";

interface Shop {
	readonly channel: string;
	readonly market: string;
}

/** Addresses below /office. */
export const paths = {
	orders: "/",
	order: (number: string) => `/auftraege/${encodeURIComponent(number)}`,
	priceLists: "/preise",
	priceList: ({ channel, market }: Shop) =>
		`/preise/${encodeURIComponent(channel)}/${encodeURIComponent(market)}`,
	priceTable: (shop: Shop, table: string, filter = "") =>
		`${paths.priceList(shop)}/${encodeURIComponent(table)}${filter === "" ? "" : `?filter=${encodeURIComponent(filter)}`}`,
	priceSheet: (shop: Shop) => `${paths.priceList(shop)}/einlesen`,
	catalogue: "/katalog",
	catalogueTable: (subject: string) => `/katalog/tabellen/${encodeURIComponent(subject)}`,
	catalogueProduct: (product: string) => `/katalog/produkte/${encodeURIComponent(product)}`,
	templates: "/vorlagen",
	template: (template: string) => `/vorlagen/${encodeURIComponent(template)}`,
	templateEditor: (template: string) => `${paths.template(template)}/bearbeiten`,
	templateCheck: (template: string) => `${paths.template(template)}/pruefen`,
	contentSpaces: "/content",
	contentSpace: (space: number) => `/content/${space}`,
	contentAssets: (space: number) => `/content/${space}/assets`,
	contentLists: (space: number) => `/content/${space}/lists`,
	contentList: (space: number, list: number) => `/content/${space}/lists/${list}`,
	contentAccess: (space: number) => `/content/${space}/access`,
	contentTrash: (space: number) => `/content/${space}/trash`,
	contentStory: (space: number, story: number) => `/content/${space}/${story}`,
	nesting: "/zuschnitt",
	books: "/buchhaltung",
	waitlist: "/warteliste",
	login: "/anmelden",
	logout: "/abmelden",
} as const;

const BASE = "/office";

/** The login that leads back to `url` (absolute, as the browser has it). */
export function loginLeadingBackTo(url: string): string {
	const { pathname, search } = new URL(url);
	const path = (pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname) || "/";
	const back = `${path}${search}`;
	return back === paths.orders ? paths.login : `${paths.login}?zurueck=${encodeURIComponent(back)}`;
}

/** Where to go after the login: the path asked for when it is one of ours, else the list. */
export function pathAfterLogin(asked: string | null): string {
	return asked !== null && asked === localAddress(asked) ? asked : paths.orders;
}
