import { type ChannelKey, channels } from "@offizin/sites";
import { useLocation } from "react-router";
import type { ShopPlace } from "#app/places/shop-places.server.ts";
import { type ShopFacts, useShop } from "#app/site.ts";

export interface PageHeadProps {
	/** Without the site name. */
	readonly title: string;
	readonly description?: string;
	/** Live pages say so; everything else is kept out of search (spec 9.3-1). "follow" keeps a page out but lets its links count. */
	readonly robots?: "index" | "follow" | "none";
	/** Path and listed query of the address that stands for this page; its own path when absent (spec 9.3-3). */
	readonly canonical?: string;
	/** By language: the path of this page in others than the one shown, where it differs. */
	readonly translations?: Readonly<Record<string, string>>;
	/** Path of the picture shown where the page is shared. */
	readonly image?: string;
}

const robotsWords = { index: "index,follow", follow: "noindex,follow", none: "noindex,nofollow" } as const;

/** Title, description, canonical, robots and other languages of a page; React moves them into the head. */
export function PageHead(props: PageHeadProps) {
	const { title, description, canonical, translations, image } = props;
	const shop = useShop();
	const { pathname } = useLocation();
	const name = channels[shop.site.channel].name;
	const path = canonical ?? pathname;
	const own = `${shop.address}${path}`;
	const robots = robotsOf(props, shop);
	return (
		<>
			<title>{`${title} | ${name}`}</title>
			<meta name="robots" content={robotsWords[robots]} />
			{description ? <meta name="description" content={description} /> : null}
			{shop.verification ? <meta name="google-site-verification" content={shop.verification} /> : null}
			{robots === "none" ? null : (
				<>
					<link rel="canonical" href={own} />
					{shop.language === shop.site.locale ? <Alternates path={path} translations={translations} /> : null}
					<meta property="og:title" content={title} />
					<meta property="og:site_name" content={name} />
					<meta property="og:locale" content={shop.site.locale.replace("-", "_")} />
					<meta property="og:url" content={own} />
				</>
			)}
			{description ? <meta property="og:description" content={description} /> : null}
			{robots === "none" ? null : (
				<>
					<meta
						property="og:image"
						content={`${shop.origin}${sharedPicture(image ?? pictures[shop.site.channel])}`}
					/>
					<meta name="twitter:card" content="summary_large_image" />
				</>
			)}
		</>
	);
}

/** Shown where a page is shared that has no picture of its own. */
const pictures: Readonly<Record<ChannelKey, string>> = {
	papiervogel: "/img/w640/still/papiervogel-hero",
	bildwand: "/img/w640/still/bildwand-hero",
};

/** A picture drawn from designs as networks show it, 1200 by 630; a file of the editors as it is. */
function sharedPicture(path: string): string {
	return path.replace(/^\/img\/w\d+\//, "/img/share/");
}

/** A page that is not written in the language of its locale says the same as another one does: that one is found. */
function robotsOf(
	{ robots = "none" }: PageHeadProps,
	{ site, language }: ShopFacts,
): keyof typeof robotsWords {
	return robots === "index" && language !== site.locale ? "follow" : robots;
}

interface AlternatesProps {
	readonly path: string;
	readonly translations: PageHeadProps["translations"] | undefined;
}

/** The page in every other country and language it is written in (spec 9.3-3). */
function Alternates({ path, translations = {} }: AlternatesProps) {
	const places = useShop().places.filter(({ isWritten }) => isWritten);
	const hrefOf = ({ locale, address }: ShopPlace) => `${address}${translations[locale.slice(0, 2)] ?? path}`;
	const [first] = places;
	return (
		<>
			{places.map((place) => (
				<link key={place.locale} rel="alternate" hrefLang={place.locale} href={hrefOf(place)} />
			))}
			{first ? <link rel="alternate" hrefLang="x-default" href={hrefOf(first)} /> : null}
		</>
	);
}
