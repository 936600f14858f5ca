import { formatMoney, type Money } from "@offizin/money";
import { Button, ButtonRow, Choice, FieldGroup, Title, textLinkClass } from "@offizin/ui";
import { formatDay } from "@offizin/words";
import { Form, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Offline } from "#app/cart/or-offline.ts";
import { Link } from "#app/links/link.tsx";
import { usePathPrefix } from "#app/links/path-prefix.ts";
import { paths } from "#app/paths.ts";
import type { PaymentMethod } from "./checkout-draft.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import type { OpenCheckout } from "./open-checkout.server.ts";
import styles from "./payment-page.module.css";

export interface PaymentPageProps extends OpenCheckout {
	readonly invoiceMinimum: Money;
	/** Minor units up to the minimum; not positive when it is reached. */
	readonly missing: number;
	readonly answer: { readonly problem: "missing" | "unavailable" } | Offline | undefined;
}

const methods: readonly PaymentMethod[] = ["invoice", "prepayment"];

/** Step two: how it comes, how it is paid. Nothing is chosen for anybody while there is a choice. */
export function PaymentPage(props: PaymentPageProps) {
	const { cart, draft, invoiceMinimum, missing, answer } = props;
	const isOffline = answer !== undefined && "kind" in answer;
	const t = useTranslations("checkout");
	const locale = useLocale();
	const isSending = useNavigation().formAction === `${usePathPrefix()}${paths.payment}`;
	const { city } = draft.isShippingElsewhere ? draft.shipping : draft.billing;
	const [onlyMethod] = cart.payments.length === 1 ? cart.payments : [];
	const chosen = onlyMethod ?? draft.payment;
	const why = {
		missing: t("error.payment_required"),
		unavailable: t("refusal.payment_not_available"),
	};
	const error = answer && !isOffline ? why[answer.problem] : undefined;
	const help = {
		invoice: cart.payments.includes("invoice") ? t("payment.invoiceHelp") : invoiceExplained(),
		prepayment: t("payment.prepaymentHelp"),
	};
	return (
		<CheckoutFrame step="payment" cart={cart} hasErrors={error !== undefined}>
			{isOffline ? <OfflineNotice answer={answer} /> : null}
			<ErrorSummary
				problems={error ? [{ control: `payment-${cart.payments[0]}`, words: error }] : []}
				answer={error ? answer : undefined}
			/>
			<Form className={styles.form} method="post" action={paths.payment} noValidate>
				<section className={styles.group} aria-labelledby="versand">
					<Title level={2} size="small" id="versand">
						{t("payment.shipping")}
					</Title>
					<div className={styles.choice}>
						<span className={styles.name}>
							{t("payment.shippingName")} {t("payment.shippingTo", { city })}
						</span>
						<span className={styles.cost}>{formatMoney(cart.shipping, locale)}</span>
						{cart.delivery ? (
							<span className={styles.help}>
								<DeliveryWords day={cart.delivery} />
							</span>
						) : null}
					</div>
				</section>
				<FieldGroup id="payment" legend={t("payment.method")} error={error}>
					{methods.map((method) => (
						<Choice
							key={method}
							className={styles.method}
							id={`payment-${method}`}
							type="radio"
							name="payment"
							value={method}
							label={<span className={styles.name}>{t(`payment.${method}`)}</span>}
							note={<span className={styles.help}>{help[method]}</span>}
							defaultChecked={method === chosen}
							disabled={!cart.payments.includes(method)}
							required
						/>
					))}
					{onlyMethod ? null : <p className={styles.free}>{t("payment.free")}</p>}
				</FieldGroup>
				<ButtonRow className={styles.actions}>
					<Button type="submit" isLoading={isSending}>
						{t("payment.next")}
					</Button>
					<Link to={paths.checkout} className={textLinkClass("plain")}>
						{t("payment.back")}
					</Link>
				</ButtonRow>
			</Form>
		</CheckoutFrame>
	);

	function invoiceExplained(): string {
		if (missing <= 0) return t("payment.invoiceUnavailable");
		return t("payment.invoiceMissing", {
			minimum: formatMoney(invoiceMinimum, locale),
			missing: formatMoney({ ...invoiceMinimum, amount: missing }, locale),
		});
	}
}

function DeliveryWords({ day }: { readonly day: string }) {
	const t = useTranslations("cart");
	return <>{t("delivery", { date: formatDay(day, useLocale()) })}</>;
}
