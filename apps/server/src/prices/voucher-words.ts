import { formatMoney } from "@offizin/money";
import type { GiftVoucherRefusal, Voucher, VoucherRefusal } from "@offizin/pricing";
import { formatDay } from "@offizin/words";

/** Why a voucher does not lower this cart, and what would help. */
export function voucherWords(refusal: VoucherRefusal | GiftVoucherRefusal, locale: string): string {
	switch (refusal.code) {
		case "voucher_not_yet_valid":
			return `Dieser Gutschein gilt erst ab ${formatDay(refusal.from, locale)}.`;
		case "voucher_expired":
			return `Dieser Gutschein galt bis ${formatDay(refusal.until, locale)}.`;
		case "voucher_other_market":
			return `Dieser Gutschein gilt nur in diesen Ländern: ${refusal.markets.map((key) => key.toUpperCase()).join(", ")}.`;
		case "voucher_other_channel":
			return "Dieser Gutschein gilt in unserem anderen Shop.";
		case "voucher_other_currency":
			return `Dieser Gutschein lautet auf ${refusal.currency.toUpperCase()}. Bitte lösen Sie ihn im Shop mit dieser Währung ein.`;
		case "voucher_minimum":
			return `Dieser Gutschein gilt ab einem Warenwert von ${formatMoney(refusal.minimum, locale)}. Legen Sie noch etwas in den Warenkorb.`;
		case "voucher_first_order_only":
			return "Dieser Gutschein gilt nur für die erste Bestellung.";
		case "voucher_used":
			return "Sie haben diesen Gutschein schon eingelöst.";
		case "voucher_used_up":
			return "Dieser Gutschein wurde so oft eingelöst, wie er ausgegeben wurde.";
		case "voucher_empty":
			return "Das Guthaben dieses Gutscheins ist aufgebraucht.";
	}
}

/** What must be the case for a voucher to count. */
export function conditionsOf(
	{ validUntil, minimum, firstOrderOnly, perCustomer }: Voucher,
	locale: string,
): string[] {
	return [
		...(firstOrderOnly ? ["Gilt für die erste Bestellung."] : []),
		...(minimum ? [`Gilt ab einem Warenwert von ${formatMoney(minimum, locale)}.`] : []),
		...(validUntil ? [`Gilt bis ${formatDay(validUntil, locale)}.`] : []),
		...(perCustomer === 1 ? ["Einmal je Kundin oder Kunde."] : []),
	];
}
