import { createContext, type ReactNode, use } from "react";
import { useMessages } from "use-intl";
import { PathPrefix, usePathPrefix } from "#app/links/path-prefix.ts";
import { ShopIntl } from "#app/messages/shop-intl.tsx";
import { useOptionalShop } from "#app/site.ts";

/** The markup of what is drawn, kept under a key. Only the server has it: a browser draws everything itself. */
export const Fragments = createContext<((key: string, drawn: ReactNode) => string) | undefined>(undefined);

type Content =
	| { readonly children: ReactNode }
	| { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * The content of an element that stands on many pages: the server draws it once for each shop front and takes its markup
 * from then on; a browser hydrates it like everything else, since the markup is the same. All it is drawn from is `data`,
 * the words of the locale and the prefix of links. Nothing in it may come from a visitor or the address, have a `useId`,
 * wait, or show a picture that is loaded at once (React would put its preload into the markup).
 */
export function useFragment(name: string, data: unknown, drawn: ReactNode): Content {
	const fragments = use(Fragments);
	const prefix = usePathPrefix();
	const words = useMessages();
	const site = useOptionalShop()?.site;
	if (!fragments || !site) return { children: drawn };
	const { channel, market, locale } = site;
	const key = JSON.stringify([name, channel, market, locale, prefix, data]);
	const whole = (
		<PathPrefix value={prefix}>
			<ShopIntl locale={locale} words={words}>
				{drawn}
			</ShopIntl>
		</PathPrefix>
	);
	return { dangerouslySetInnerHTML: { __html: fragments(key, whole) } };
}
