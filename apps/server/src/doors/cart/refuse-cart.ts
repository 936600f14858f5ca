import { assertNever } from "@offizin/base";
import { MAX_CART_LINES } from "@offizin/cart";
import { confirmationKey, type RecordFinding } from "@offizin/design";
import { formatMoney } from "@offizin/money";
import { marketOf } from "@offizin/sites";
import { elementName, labelledFinding, say, wordsOf } from "@offizin/words";
import type { Context } from "hono";
import type { ChangeRefusal } from "../../nouns/cart/change-cart.ts";
import type { PrepareError } from "../../nouns/cart/pin-design.ts";
import { priceFields } from "../../nouns/prices/choice-fields.ts";
import { voucherWords } from "../../nouns/vouchers/voucher-words.ts";
import type { AppEnv } from "../http/app-env.ts";
import { localeOf } from "../http/locale-of.ts";
import { refusalWords } from "../http/refusal-words.ts";
import { type Refused, refuse } from "../http/refuse.ts";
import { refusePrice } from "../prices/refuse-price.ts";

/** Seconds after which a running or cut-off checkout, or a cart in one, may be asked again. */
export const CHECKOUT_RETRY_SECONDS = "2";

/** Whoever has more of them looks at the list in the editor. */
const MOST_GUESTS_NAMED = 20;

/** Says why a cart door said no. */
export function refuseCart(c: Context<AppEnv>, error: ChangeRefusal | PrepareError): Refused {
	switch (error.code) {
		case "checkout_running":
			c.header("Retry-After", CHECKOUT_RETRY_SECONDS);
			c.header("ETag", `"${error.cart.version}"`);
			return refuse(c, error.code, { more: { cart: error.cart } });
		case "cart_stale":
			c.header("ETag", `"${error.cart.version}"`);
			return refuse(c, error.code, { more: { cart: error.cart } });
		case "voucher_unknown": {
			const message = refusalWords(error.code, localeOf(c));
			return refuse(c, error.code, { fields: { code: message } });
		}
		case "voucher_not_yet_valid":
		case "voucher_expired":
		case "voucher_other_market":
		case "voucher_other_channel":
		case "voucher_other_currency":
		case "voucher_minimum":
		case "voucher_first_order_only":
		case "voucher_used":
		case "voucher_used_up": {
			const message = voucherWords(error, localeOf(c));
			return refuse(c, error.code, { message, fields: { code: message } });
		}
		case "cart_full":
			return refuse(c, error.code, {
				message: say(wordsOf(localeOf(c)).order.cartFull, { max: MAX_CART_LINES }, localeOf(c)),
			});
		case "gift_voucher_value": {
			const locale = localeOf(c);
			const price = (amount: number) =>
				formatMoney({ amount, currency: marketOf(c.var.context.site.market).currency }, locale);
			const values = { min: price(error.min), max: price(error.max) };
			return refuse(c, error.code, {
				fields: { value: say(wordsOf(locale).order.giftVoucherValue, values, locale) },
			});
		}
		case "quantity_out_of_range":
		case "price_missing":
			return refuse(c, error.code, { fields: priceFields(error, localeOf(c)) });
		case "sku_unknown":
		case "parameter_unknown":
		case "configuration_refused":
		case "template_differs":
			return refusePrice(c, error);
		case "design_not_printable": {
			const findings = error.findings.map((finding) => ({
				...finding,
				label: elementName(finding.label, localeOf(c)),
				message: labelledFinding(finding, localeOf(c)),
			}));
			const fields = Object.fromEntries(findings.map(({ element, message }) => [element, message]));
			return refuse(c, error.code, { fields, more: { findings } });
		}
		case "quantity_by_guests": {
			const { guests } = error;
			const message = say(wordsOf(localeOf(c)).order.quantityByGuests, { guests }, localeOf(c));
			return refuse(c, error.code, { fields: { quantity: message }, message, more: { guests } });
		}
		case "quantity_by_prints": {
			const { prints } = error;
			const message = say(wordsOf(localeOf(c)).order.quantityByPrints, { prints }, localeOf(c));
			return refuse(c, error.code, { fields: { quantity: message }, message, more: { prints } });
		}
		case "guests_not_printable": {
			const guests = error.findings.slice(0, MOST_GUESTS_NAMED).map((found) => ({
				/** Place in the list, from 1. */
				guest: found.row,
				message: guestWords(found, localeOf(c)),
			}));
			return refuse(c, error.code, { more: { guests } });
		}
		case "revision_stale":
			return refuse(c, error.code, { more: { revision: error.revision } });
		case "confirmation_needed": {
			const findings = error.findings.map((finding) => ({
				...finding,
				label: elementName(finding.label, localeOf(c)),
				key: confirmationKey(finding),
				message: labelledFinding(finding, localeOf(c)),
			}));
			const fields = Object.fromEntries(findings.map(({ element, message }) => [element, message]));
			return refuse(c, error.code, { fields, more: { findings } });
		}
		case "line_unknown":
		case "design_unknown":
		case "product_not_sold":
		case "design_read_only":
		case "design_damaged":
		case "design_moved":
		case "render_busy":
		case "render_too_heavy":
		case "shipping_not_available":
			return refuse(c, error.code);
		default:
			return assertNever(error, "cart refusal");
	}
}

function guestWords(found: RecordFinding, locale: string): string {
	if ("finding" in found) return labelledFinding(found.finding, locale);
	const { field, length } = found;
	return say(wordsOf(locale).order.guestTooLong, { field, length }, locale);
}
