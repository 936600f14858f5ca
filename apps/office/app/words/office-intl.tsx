import type { ReactNode } from "react";
import { IntlProvider, type useTranslations } from "use-intl";
import { ZONE } from "#app/dates/berlin-day.ts";
import type { OfficeLocale } from "#app/locale.ts";
import type { OfficeWords } from "./load-words.ts";

declare module "use-intl" {
	interface AppConfig {
		Messages: OfficeWords;
		Locale: OfficeLocale;
	}
}

/** Says a message of the office; what `useTranslations` gives without a namespace. */
export type Say = ReturnType<typeof useTranslations<never>>;

interface OfficeIntlProps {
	readonly locale: OfficeLocale;
	readonly words: OfficeWords;
	readonly children: ReactNode;
}

/** Puts the words of a locale into the tree. */
export function OfficeIntl({ locale, words, children }: OfficeIntlProps) {
	return (
		<IntlProvider locale={locale} messages={words} timeZone={ZONE}>
			{children}
		</IntlProvider>
	);
}
