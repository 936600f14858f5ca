import type { OfficeOrder } from "@offizin/contract";
import { Button, Dialog, Panel } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Refusal } from "#app/controls/refusal.tsx";
import { StateMark } from "#app/controls/state-mark.tsx";
import { useFormats } from "#app/formats/use-formats.ts";
import { refundLooks } from "#app/words/state-looks.ts";
import styles from "./entry-list.module.css";
import { RefundForm } from "./refund-form.tsx";
import { useOrderRequests } from "./use-order-requests.ts";

interface OrderRefundsProps {
	readonly order: OfficeOrder;
	/** Whether who is signed in may give money back. */
	readonly mayRefund: boolean;
}

/** Money that has gone back or is on its way, and what may still be given back. */
export function OrderRefunds({ order, mayRefund }: OrderRefundsProps) {
	const t = useTranslations("orderPage.refund");
	const { ask, running, outcome } = useOrderRequests<{ readonly transferred: string }>(order);
	const [isOpen, setIsOpen] = useState(false);
	const close = () => setIsOpen(false);
	const { number, refunds, refundable } = order;
	const isOffered = mayRefund && refundable.amount > 0;
	if (refunds.length === 0 && !isOffered) return null;
	return (
		<Panel title={t("title")}>
			{refunds.length > 0 ? (
				<ul className={styles.entries}>
					{refunds.map((refund) => (
						<li key={refund.id}>
							<Refund refund={refund} />
							{mayRefund && refund.provider === null && refund.state === "requested" ? (
								<Button
									kind="secondary"
									aria-disabled={running !== undefined}
									onClick={() => ask({ transferred: refund.id })}
								>
									{t("transferred")}
								</Button>
							) : null}
						</li>
					))}
				</ul>
			) : null}
			{outcome?.refusal ? <Refusal refusal={outcome.refusal} /> : null}
			{isOffered ? (
				<Button kind="secondary" onClick={() => setIsOpen(true)}>
					{t("open")}
				</Button>
			) : null}
			<Dialog title={t("dialog", { number })} isOpen={isOpen} onClose={close}>
				<RefundForm order={order} onClose={close} />
			</Dialog>
		</Panel>
	);
}

function Refund({ refund }: { readonly refund: OfficeOrder["refunds"][number] }) {
	const t = useTranslations("orderPage.refund");
	const formats = useFormats();
	const { amount, state, provider, reason, problem, by, at } = refund;
	return (
		<div className={styles.entry}>
			<span className={styles.amount}>{formats.money(amount)}</span>
			{provider === null && state === "requested" ? (
				<span>{t("toTransfer")}</span>
			) : (
				<StateMark look={refundLooks[state]} />
			)}
			<time className={styles.when} dateTime={at}>
				{formats.instant(at)}
			</time>
			<p className={styles.why}>{[reason || t("byShop"), by].filter(Boolean).join(" · ")}</p>
			{problem ? <p className={styles.why}>{problem}</p> : null}
		</div>
	);
}
