import { Notice, textLinkClass } from "@offizin/ui";
import { useMessages, useTranslations } from "use-intl";
import type { Offline } from "#app/cart/or-offline.ts";
import { Link } from "#app/links/link.tsx";
import { paths } from "#app/paths.ts";
import type { CartChanges } from "./compare-cart.ts";
import { useFocusOn } from "./error-summary.tsx";
import type { OrderRefusal } from "./place-order.server.ts";
import styles from "./review-notice.module.css";

export interface ReviewNoticeProps {
	readonly answer: OrderRefusal | Offline | undefined;
	readonly changes: CartChanges | undefined;
}

/** The server may have placed the order all the same; the same key asks about the same order. */
const noAnswer = { code: "network_failed", message: "" };

/** Where a refusal can be put right; the others are tried again with the button. */
const ways = {
	address_invalid: { to: paths.checkout, key: "toAddress" },
	shipping_not_available: { to: paths.checkout, key: "toAddress" },
	same_day_not_available: { to: paths.payment, key: "toPayment" },
	payment_not_available: { to: paths.payment, key: "toPayment" },
	design_not_printable: { to: paths.cart, key: "toCart" },
	product_not_sold: { to: paths.cart, key: "toCart" },
	cart_empty: { to: paths.cart, key: "toCart" },
} as const;

/** Codes after which the order may be there all the same. */
const unsure = ["network_failed", "server_failed", "checkout_running"];

/** What is ordered with the button, as it is now. */
const moves: Readonly<Record<string, "changed" | "later">> = {
	total_changed: "changed",
	arrival_changed: "later",
};

function titleOf(code: string) {
	return unsure.includes(code) ? "refusal.unsure" : "refusal.title";
}

/** Why the order was not placed, and the way on. Takes focus. */
export function ReviewNotice({ answer, changes }: ReviewNoticeProps) {
	const t = useTranslations("checkout");
	const refusals: Readonly<Record<string, string>> = useMessages().checkout.refusal;
	const box = useFocusOn<HTMLDivElement>(answer);
	if (!answer) return null;
	const refused = "shown" in answer ? answer : noAnswer;
	const moved = moves[refused.code];
	const way = refused.code in ways ? ways[refused.code as keyof typeof ways] : undefined;
	return (
		<div className={styles.notice} ref={box} tabIndex={-1}>
			<Notice kind={moved ? "plain" : "bad"} role="alert">
				<h2>{t(moved ? `${moved}.title` : titleOf(refused.code))}</h2>
				<p>{moved ? t(`${moved}.text`) : (refusals[refused.code] ?? refused.message)}</p>
				{changes?.removed.map(({ id, name }) => (
					<p key={id}>{t("changed.removed", { name })}</p>
				))}
				{way ? (
					<Link className={textLinkClass("plain", styles.way)} to={way.to}>
						{t(`refusal.${way.key}`)}
					</Link>
				) : null}
			</Notice>
		</div>
	);
}
