import type { OfficeOrder } from "@offizin/contract";
import { formatFigure, money } from "@offizin/money";
import { isProvided } from "@offizin/orders";
import { parseAmount } from "@offizin/pricing";
import { Button, ButtonRow, TextField } from "@offizin/ui";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Refusal } from "#app/controls/refusal.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import { chosenLocale } from "#app/locale.ts";
import styles from "./entry-list.module.css";
import { useOrderRequests } from "./use-order-requests.ts";

interface RefundFormProps {
	readonly order: OfficeOrder;
	readonly onClose: () => void;
}

/** How much of what was paid goes back, and why. All that is left is filled in. */
export function RefundForm({ order, onClose }: RefundFormProps) {
	const t = useTranslations();
	const formats = useFormats();
	const { ask, running, outcome } = useOrderRequests<{ readonly refund: number; readonly reason: string }>(
		order,
	);
	const { refundable, payment } = order;
	const { currency } = refundable;
	const [typed, setTyped] = useState(() => formatFigure(refundable.amount / 100, chosenLocale(), 2));
	const [reason, setReason] = useState("");
	const [isTried, setIsTried] = useState(false);
	const amount = parseAmount(typed, { unit: "money", currency, mark: formats.mark });
	const isTooHigh = amount.ok && amount.value > refundable.amount;
	const isDone = outcome !== undefined && outcome.refusal === undefined;
	useEffect(() => {
		if (isDone) onClose();
	}, [isDone, onClose]);

	function amountError(): string | undefined {
		if (!amount.ok) {
			const { code, ...values } = amount.error;
			return t(`amount.${code}`, values);
		}
		if (isTooHigh) return t("orderPage.refund.too_high", { amount: formats.money(refundable) });
		return amount.value === 0 ? t("orderPage.refund.unreadable") : undefined;
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		setIsTried(true);
		if (amount.ok && amountError() === undefined && reason.trim() !== "")
			ask({ refund: amount.value, reason });
	}

	const provider = payment.method === "paypal" ? "PayPal" : "Stripe";
	return (
		<form className={styles.form} onSubmit={submit} noValidate>
			<TextField
				label={t("orderPage.refund.amount", { currency: currency.toUpperCase() })}
				inputMode="decimal"
				autoComplete="off"
				autoFocus
				value={typed}
				help={t("orderPage.refund.most", { amount: formats.money(refundable) })}
				error={isTried ? amountError() : undefined}
				onChange={(event) => setTyped(event.target.value)}
			/>
			<TextField
				label={t("orderPage.refund.reason")}
				autoComplete="off"
				maxLength={300}
				value={reason}
				help={t("orderPage.refund.reasonNote")}
				error={isTried && reason.trim() === "" ? t("orderPage.refund.noReason") : undefined}
				onChange={(event) => setReason(event.target.value)}
			/>
			<p>{t(`orderPage.refund.${isProvided(payment.method) ? "sameWay" : "byHand"}`, { provider })}</p>
			{outcome?.refusal ? <Refusal refusal={outcome.refusal} /> : null}
			<ButtonRow>
				<Button type="submit" aria-disabled={running !== undefined}>
					{running
						? t("orderPage.refund.sending")
						: t("orderPage.refund.send", {
								amount: formats.money(amount.ok ? money(amount.value, currency) : refundable),
							})}
				</Button>
				<Button kind="secondary" onClick={onClose}>
					{t("controls.cancel")}
				</Button>
			</ButtonRow>
		</form>
	);
}
