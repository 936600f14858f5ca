import { conventionsOf } from "@offizin/sites";
import type { ReactNode } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";
import type { areaWords, pageWords, productWords } from "./shop-words.server.ts";

type Area<Name extends Parameters<typeof areaWords>[1]> = ReturnType<typeof areaWords<Name>>;
export type PageWords = ReturnType<typeof pageWords>;

declare module "use-intl" {
	interface AppConfig {
		Messages: PageWords &
			ReturnType<typeof productWords> &
			Area<"cart"> &
			Area<"gallery"> &
			Area<"list"> &
			Area<"magazine"> &
			Area<"panel"> &
			Area<"papers"> &
			Area<"phone"> &
			Area<"rooms"> &
			Area<"prints"> &
			Area<"search"> &
			Area<"shared"> &
			Area<"waitlist"> &
			Area<"withdrawal"> &
			Area<"wall"> &
			Area<"wishlist"> &
			Area<"myDesigns">;
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

interface ShopIntlProps {
	readonly locale: string;
	readonly words: PageWords | undefined;
	readonly children: ReactNode;
}

/** Puts the words of every page into the tree. Times are shown as days, so the zone never matters. */
export function ShopIntl({ locale, words, children }: ShopIntlProps) {
	return (
		<IntlProvider
			locale={conventionsOf(locale)}
			messages={words ?? {}}
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
