import { formatMoney, type Money } from "@offizin/money";
import { isProvided, paymentMethods } from "@offizin/orders";
import { Button, ButtonRow, Choice, FieldGroup, textLinkClass } from "@offizin/ui";
import { Form, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Offline } from "#app/cart/or-offline.ts";
import { Link } from "#app/links/link.tsx";
import { usePathPrefix } from "#app/links/path-prefix.ts";
import { paths } from "#app/paths.ts";
import { CheckoutFrame } from "./checkout-frame.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import type { OpenCheckout } from "./open-checkout.server.ts";
import styles from "./payment-page.module.css";
import { ShippingChoice } from "./shipping-choice.tsx";

/** What is not chosen yet, or not possible any more. */
export type PaymentProblem = "missing" | "unavailable" | "way";

export interface PaymentPageProps extends OpenCheckout {
	readonly invoiceMinimum: Money;
	/** Minor units up to the minimum; not positive when it is reached. */
	readonly missing: number;
	readonly answer: { readonly problem: PaymentProblem } | Offline | undefined;
}

/** Step two: how it comes, how it is paid. Nothing is chosen for anybody while there is a choice. */
export function PaymentPage(props: PaymentPageProps) {
	const { cart, draft, invoiceMinimum, missing, answer } = props;
	const isOffline = answer !== undefined && "kind" in answer;
	const t = useTranslations("checkout");
	const locale = useLocale();
	const isSending = useNavigation().formAction === `${usePathPrefix()}${paths.payment}`;
	const [onlyMethod] = cart.payments.length === 1 ? cart.payments : [];
	const chosen = onlyMethod ?? draft.payment;
	const why = {
		missing: t("error.payment_required"),
		unavailable: t("refusal.payment_not_available"),
	};
	const problem = answer && !isOffline ? answer.problem : undefined;
	const error = problem && problem !== "way" ? why[problem] : undefined;
	const wayError = problem === "way" ? t("payment.shippingGone") : undefined;
	const problems = [
		...(wayError ? [{ control: "shipping", words: wayError }] : []),
		...(error ? [{ control: `payment-${cart.payments[0]}`, words: error }] : []),
	];
	const help = {
		invoice: cart.payments.includes("invoice") ? t("payment.invoiceHelp") : invoiceExplained(),
		prepayment: t("payment.prepaymentHelp"),
	};
	const shown = paymentMethods.filter((method) => !isProvided(method) || cart.payments.includes(method));
	return (
		<CheckoutFrame step="payment" cart={cart} hasErrors={problem !== undefined}>
			{isOffline ? <OfflineNotice answer={answer} /> : null}
			<ErrorSummary problems={problems} answer={problem ? answer : undefined} />
			<Form className={styles.form} method="post" action={paths.payment} noValidate>
				<ShippingChoice cart={cart} error={wayError} />
				<FieldGroup id="payment" legend={t("payment.method")} error={error}>
					{shown.map((method) => (
						<Choice
							key={method}
							className={styles.method}
							id={`payment-${method}`}
							type="radio"
							name="payment"
							value={method}
							label={<span className={styles.name}>{t(`payment.${method}`)}</span>}
							note={
								<span className={styles.help}>
									{isProvided(method) ? t(`payment.${method}Help`) : help[method]}
								</span>
							}
							defaultChecked={method === chosen}
							disabled={!cart.payments.includes(method)}
							required
						/>
					))}
					{shown.some(isProvided) ? <p className={styles.free}>{t("payment.elsewhere")}</p> : null}
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
