import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { chosenLocale } from "./locale.ts";
import { loadWords } from "./words/load-words.ts";
import { OfficeIntl } from "./words/office-intl.tsx";

const locale = chosenLocale();
const words = await loadWords(locale);
// The one HTML file of all languages says German.
document.documentElement.lang = locale.slice(0, 2);
startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<OfficeIntl locale={locale} words={words}>
				<HydratedRouter />
			</OfficeIntl>
		</StrictMode>,
	);
});
