import type { CartView } from "@offizin/contract";
import { useTranslations } from "use-intl";

type Delivery = CartView["deliveries"][number];

/** Puts before a date what arrives then, where not everything comes together: „Band: Lieferung bis …“. */
export function useParcelWords(
	deliveries: readonly Delivery[],
): (delivery: Delivery, words: string) => string {
	const t = useTranslations("cart");
	return ({ carriage, lines }, words) =>
		deliveries.length === 1 ? words : `${t(`carriage.${carriage}`, { count: lines.length })}: ${words}`;
}
