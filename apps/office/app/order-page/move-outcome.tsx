import type { CallError, OfficeOrder } from "@offizin/contract";
import { Notice } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { reasonOf } from "#app/controls/reason-of.ts";
import styles from "./move-outcome.module.css";
import { orderChanges } from "./order-changes.ts";
import type { Moves } from "./use-order-requests.ts";

interface MoveOutcomeProps {
	readonly outcome: Moves["outcome"];
	/** The order as it is now. */
	readonly order: OfficeOrder;
}

/** Whether the server has said no; without its answer the move may have happened all the same. */
function isCertain({ status }: CallError): boolean {
	return status >= 400 && status < 500;
}

/** How the last move ended. When somebody or something was faster, what is different now. */
export function MoveOutcome({ outcome, order }: MoveOutcomeProps) {
	const t = useTranslations();
	const refusal = outcome?.refusal;
	const changes = outcome && refusal ? orderChanges(outcome.before, order, t) : [];
	return (
		<div className={styles.outcome}>
			<div role="status">
				{outcome && !refusal ? (
					<Notice kind="good">
						<p>{t(`moves.${outcome.request.move}.done`)}</p>
					</Notice>
				) : null}
			</div>
			<div role="alert">
				{outcome && refusal ? (
					<Notice kind="bad">
						<p>
							{t.rich(`orderPage.move.${isCertain(refusal) ? "refused" : "unconfirmed"}`, {
								strong: (words) => <strong>{words}</strong>,
								move: t(`moves.${outcome.request.move}.label`),
								reason: reasonOf(refusal, t),
							})}
						</p>
						{changes.length > 0 ? (
							<>
								<p>{t("orderPage.move.changes")}</p>
								<ul className={styles.changes}>
									{changes.map((change) => (
										<li key={change}>{change}</li>
									))}
								</ul>
							</>
						) : null}
					</Notice>
				) : null}
			</div>
		</div>
	);
}
