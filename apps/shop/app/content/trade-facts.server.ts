import { formatRoundMoney, money } from "@offizin/money";
import { INVOICE_MINIMUM } from "@offizin/orders";
import { FREE_SAMPLES } from "@offizin/pricing";
import { marketOf, type Site } from "@offizin/sites";

/** What pages tell of rules that are decided elsewhere, ready to stand in a sentence. */
export function tradeFacts({ market, locale }: Pick<Site, "market" | "locale">) {
	const invoice = money(INVOICE_MINIMUM, marketOf(market).currency);
	return { samples: FREE_SAMPLES, invoice: formatRoundMoney(invoice, locale) };
}
