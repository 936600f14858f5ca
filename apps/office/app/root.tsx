import "@fontsource-variable/figtree/wght.css";
import "@offizin/ui";
import "./styles/office-tokens.css";
import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration } from "react-router";
import { useLocale } from "use-intl";
import type { Route } from "./+types/root.ts";
import { ErrorPage } from "./layout/error-page.tsx";
import { Opening } from "./layout/opening.tsx";
import layerOrder from "./styles/layers.css?url";

export function Layout({ children }: { readonly children: ReactNode }) {
	return (
		// The HTML file says German; entry.client.tsx says what is chosen before this is put in its place.
		<html lang={useLocale().slice(0, 2)} data-brand="office" suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex,nofollow" />
				<link rel="icon" href="/office/favicon.svg" type="image/svg+xml" />
				{/* Style sheets are joined in any order; this one, first, fixes the order of their layers. */}
				<link rel="stylesheet" href={layerOrder} />
				<Links />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export function HydrateFallback() {
	return <Opening />;
}

export default function Office() {
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
