import type { GiftVoucherRefusal, VoucherRefusal } from "@offizin/pricing";

/** Vouchers, as whoever has one reads them. */
export const voucher = {
	/** Why it does not lower this cart, and what would help. */
	refusal: {
		voucher_not_yet_valid: "Dieser Gutschein gilt erst ab {day}.",
		voucher_expired: "Dieser Gutschein galt bis {day}.",
		voucher_other_market: "Dieser Gutschein gilt nur in diesen Ländern: {markets}.",
		voucher_other_channel: "Dieser Gutschein gilt in unserem anderen Shop.",
		voucher_other_currency:
			"Dieser Gutschein lautet auf {currency}. Bitte lösen Sie ihn im Shop mit dieser Währung ein.",
		voucher_minimum:
			"Dieser Gutschein gilt ab einem Warenwert von {minimum}. Legen Sie noch etwas in den Warenkorb.",
		voucher_first_order_only: "Dieser Gutschein gilt nur für die erste Bestellung.",
		voucher_used: "Sie haben diesen Gutschein schon eingelöst.",
		voucher_used_up: "Dieser Gutschein wurde so oft eingelöst, wie er ausgegeben wurde.",
		voucher_empty: "Das Guthaben dieses Gutscheins ist aufgebraucht.",
	} satisfies Record<(VoucherRefusal | GiftVoucherRefusal)["code"], string>,
	/** What must be the case for it to count. */
	condition: {
		firstOrder: "Gilt für die erste Bestellung.",
		minimum: "Gilt ab einem Warenwert von {minimum}.",
		until: "Gilt bis {day}.",
		perCustomer: "Einmal je Kundin oder Kunde.",
		redeemUntil: "Einlösbar bis {day}.",
	},
};
