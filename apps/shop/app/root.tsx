import "@offizin/ui";
import "./styles/fonts.css";
import { pathPrefixOf } from "@offizin/sites";
import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { PathPrefix } from "#app/links/path-prefix.ts";
import { productLinks } from "#app/links/product-links.server.ts";
import type { Route } from "./+types/root.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { Shell } from "./layout/shell.tsx";
import { menusOf } from "./menus/menus.server.ts";
import { ShopIntl } from "./messages/shop-intl.tsx";
import { pageWords } from "./messages/shop-words.server.ts";
import { shopContext } from "./shop-context.ts";
import type { ShopFacts } from "./site.ts";
import { fontPreloads } from "./styles/font-preloads.ts";
import layerOrder from "./styles/layers.css?url";
import { WishlistToast } from "./wishlist/wishlist-toast.tsx";

export async function loader({ context }: Route.LoaderArgs): Promise<ShopFacts> {
	const { site, origin, sisterOrigin, isDemo } = context.get(shopContext);
	const words = pageWords(site.locale);
	const address = `${origin}${pathPrefixOf(site)}`;
	return {
		site,
		origin,
		address,
		sisterOrigin,
		isDemo,
		words,
		products: productLinks(site),
		menus: await menusOf(context),
	};
}

/** Pages are kept by nobody unless they say so themselves (publicPage in cache-header.ts). */
export function headers() {
	return { "Cache-Control": "private, no-store" };
}

/** Brand, addresses and locale do not change within a visit. */
export function shouldRevalidate() {
	return false;
}

export function Layout({ children }: { readonly children: ReactNode }) {
	const loaded = useRouteLoaderData<typeof loader>("root");
	const channel = loaded?.site.channel ?? "papiervogel";
	const locale = loaded?.site.locale ?? "de-DE";
	return (
		<html lang={locale} data-brand={channel}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{fontPreloads[channel].map((href) => (
					<link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
				))}
				<link rel="icon" href={`/favicon-${channel}.svg`} type="image/svg+xml" />
				{/* Stylesheets of routes come in any order; this one, first, fixes the order of their layers. */}
				<link rel="stylesheet" href={layerOrder} />
				<Links />
			</head>
			<body>
				<PathPrefix value={pathPrefixOf({ locale })}>
					<ShopIntl locale={locale} words={loaded?.words}>
						<Shell channel={channel}>{children}</Shell>
						<WishlistToast />
					</ShopIntl>
				</PathPrefix>
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
