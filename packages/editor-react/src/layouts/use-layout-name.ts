import { type Layout, textSideOf } from "@offizin/layouts";
import { useHost } from "../editor-context.tsx";
import { layoutKind } from "./layout-kind.ts";

/** What a layout looks like in words: how its photos lie, or which texts it has, and where. */
export function useLayoutName(): (layout: Layout) => string {
	const { t, locale } = useHost();
	return ({ key, places, texts }) => {
		if (texts.length === 0) return t(`layouts.kind.${layoutKind(key)}`);
		const roles = [...new Set(texts.map(({ role }) => role))].map((role) =>
			t(`layouts.roles.${role}`, { count: texts.filter((one) => one.role === role).length }),
		);
		const side = places.length === 0 ? "none" : textSideOf({ places, texts });
		return t("layouts.kindTexts", { texts: new Intl.ListFormat(locale).format(roles), side });
	};
}
