import { formatMoney } from "@offizin/money";
import { useLocale, useTranslations } from "use-intl";
import type { TileCard } from "./tile-card.ts";

/** What somebody pays who begins with what a tile shows: "50 Stück ab 1,69 € je Karte" (pricing.P16). */
export function TilePrice({ from: { quantity, unit } }: Pick<TileCard, "from">) {
	const t = useTranslations("price");
	const locale = useLocale();
	return <>{t("tile", { quantity, price: formatMoney(unit, locale) })}</>;
}
