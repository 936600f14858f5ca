import "@offizin/ui";
import "./styles/fonts.css";
import { languageTag } from "@offizin/words";
import { type ReactNode, useContext } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { readFooter } from "#app/blocks/footer/read-footer.server.ts";
import { PathPrefix } from "#app/links/path-prefix.ts";
import { shopPlaces } from "#app/places/shop-places.server.ts";
import type { Route } from "./+types/root.ts";
// Its styles come with every page: where something fails, little may load.
import "./layout/error-page.module.css";
import { LaterErrorPage } from "./layout/later-error-page.tsx";
import { Shell, useIsTool } from "./layout/shell.tsx";
import { menusOf } from "./menus/menus.server.ts";
import { ShopIntl } from "./messages/shop-intl.tsx";
import { pageWords } from "./messages/shop-words.server.ts";
import { Nonce } from "./nonce.ts";
import { basenameOf } from "./paths.ts";
import { shopContext } from "./shop-context.ts";
import type { ShopFacts } from "./site.ts";
import { fontPreloads } from "./styles/font-preloads.ts";
import layerOrder from "./styles/layers.css?url";

export async function loader({ context }: Route.LoaderArgs): Promise<ShopFacts> {
	const shop = context.get(shopContext);
	const { site, origin, prefix, sisterAddress, isDemo, siteVerification } = shop;
	const [footer, menus] = await Promise.all([readFooter(context), menusOf(context)]);
	return {
		...{ site, origin, sisterAddress, isDemo, footer, menus },
		address: origin + prefix,
		basename: basenameOf(shop),
		language: languageTag(site.locale),
		places: shopPlaces(shop),
		verification: siteVerification,
		words: pageWords(site.locale),
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
	const nonce = useContext(Nonce);
	const isTool = useIsTool();
	return (
		<html lang={loaded?.language ?? locale} data-brand={channel} data-locale={locale}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{(isTool ? [] : fontPreloads[channel]).map((href) => (
					<link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
				))}
				<link rel="icon" href={`/favicon-${channel}.svg`} type="image/svg+xml" />
				{/* Stylesheets of routes come in any order; this one, first, fixes the order of their layers. */}
				<link rel="stylesheet" href={layerOrder} />
				<Links />
				{/* A script waits for the stylesheets before it. Without one Chromium gives what has a popover a style
				    before they are there, and every colour of the header fades in from the blue of a bare link. */}
				<script nonce={nonce} suppressHydrationWarning>
					{" "}
				</script>
			</head>
			<body>
				<PathPrefix value={loaded?.basename ?? ""}>
					<ShopIntl locale={locale} words={loaded?.words}>
						<Shell channel={channel}>{children}</Shell>
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
	return <LaterErrorPage error={error} />;
}
