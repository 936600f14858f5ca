import { Outlet } from "react-router";
import { MoreWords } from "#app/messages/shop-intl.tsx";
import { areaWords } from "#app/messages/shop-words.server.ts";
import { shopContext } from "#app/shop-context.ts";
import type { Route } from "./+types/purchase.ts";

export function loader({ context }: Route.LoaderArgs) {
	return { words: areaWords(context.get(shopContext).site.locale, "cart") };
}

/** The words of a locale do not change within a visit. */
export function shouldRevalidate() {
	return false;
}

/** Around cart, checkout and order page: their words. */
export default function Purchase({ loaderData: { words } }: Route.ComponentProps) {
	return (
		<MoreWords words={words}>
			<Outlet />
		</MoreWords>
	);
}
