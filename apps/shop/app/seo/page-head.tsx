import { channels, pageLanguages } from "@offizin/sites";
import { useLocation } from "react-router";
import { useShop } from "#app/site.ts";

export interface PageHeadProps {
	/** Without the site name. */
	readonly title: string;
	readonly description?: string;
	/** Live pages say so; everything else is kept out of search (spec 9.3-1). "follow" keeps a page out but lets its links count. */
	readonly robots?: "index" | "follow" | "none";
	/** Path and listed query of the address that stands for this page; its own path when absent (spec 9.3-3). */
	readonly canonical?: string;
	/** Path of the picture shown where the page is shared. */
	readonly image?: string;
}

const robotsWords = { index: "index,follow", follow: "noindex,follow", none: "noindex,nofollow" } as const;

/** Title, description, canonical and robots of a page; React moves them into the head. */
export function PageHead({ title, description, robots = "none", canonical, image }: PageHeadProps) {
	const { site, origin, address } = useShop();
	const { pathname } = useLocation();
	const fullTitle = `${title} | ${channels[site.channel].name}`;
	const path = canonical ?? pathname;
	const own = `${address}${path}`;
	const others = pageLanguages.filter(({ prefix }) => `${origin}${prefix}` !== address);
	return (
		<>
			<title>{fullTitle}</title>
			<meta name="robots" content={robotsWords[robots]} />
			{description ? <meta name="description" content={description} /> : null}
			{robots === "none" ? null : (
				<>
					<link rel="canonical" href={own} />
					<link rel="alternate" hrefLang={site.locale} href={own} />
					{others.map(({ prefix, language }) => (
						<link key={prefix} rel="alternate" hrefLang={language} href={`${origin}${prefix}${path}`} />
					))}
					<link rel="alternate" hrefLang="x-default" href={`${origin}${path}`} />
					<meta property="og:title" content={title} />
					<meta property="og:site_name" content={channels[site.channel].name} />
					<meta property="og:url" content={own} />
				</>
			)}
			{description ? <meta property="og:description" content={description} /> : null}
			{image ? <meta property="og:image" content={`${origin}${image}`} /> : null}
		</>
	);
}
