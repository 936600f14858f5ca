import type { ReactNode } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";
import { de } from "./de.ts";
import type { deGallery } from "./de-gallery.ts";
import type { deList } from "./de-list.ts";
import type { deMagazine } from "./de-magazine.ts";
import type { dePanel } from "./de-panel.ts";
import type { dePapers } from "./de-papers.ts";
import type { deProduct } from "./de-product.ts";
import type { dePurchase } from "./de-purchase.ts";
import type { deWishlist } from "./de-wishlist.ts";

declare module "use-intl" {
	interface AppConfig {
		Messages: typeof de &
			typeof dePurchase &
			typeof deProduct &
			typeof deList &
			typeof deGallery &
			typeof deMagazine &
			typeof dePanel &
			typeof dePapers &
			typeof deWishlist;
		Locale: string;
	}
}

const reported = new Set<string>();

/** Spec 8.3-1: a missing key is logged once and shows its tail. */
export function reportOnce(error: { readonly message: string }): void {
	if (reported.has(error.message)) return;
	reported.add(error.message);
	console.error(error.message);
}

function tailOf({ key }: { readonly key: string }): string {
	return key.slice(key.lastIndexOf(".") + 1);
}

/** Puts the words of a locale into the tree. Times are shown as days, so the zone never matters. */
export function ShopIntl({ locale, children }: { readonly locale: string; readonly children: ReactNode }) {
	return (
		<IntlProvider
			locale={locale}
			messages={de}
			timeZone="Europe/Berlin"
			onError={reportOnce}
			getMessageFallback={tailOf}
		>
			{children}
		</IntlProvider>
	);
}

export interface MoreWordsProps {
	readonly words: Readonly<Record<string, object>>;
	readonly children: ReactNode;
}

/** Adds the words of one area of the shop to those that every page has. */
export function MoreWords({ words, children }: MoreWordsProps) {
	const known = useMessages();
	const locale = useLocale();
	return (
		<IntlProvider locale={locale} messages={{ ...known, ...words }}>
			{children}
		</IntlProvider>
	);
}
