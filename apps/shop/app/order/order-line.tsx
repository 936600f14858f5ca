import type { OrderView } from "@offizin/contract";
import { formatMoney } from "@offizin/money";
import { countedAs, formatDay } from "@offizin/words";
import { useLocale, useTranslations } from "use-intl";
import { LinePicture } from "#app/cart/line-picture.tsx";
import { NamedLine } from "#app/cart/named-line.tsx";
import { PriceLines } from "#app/cart/price-lines.tsx";
import { useParcelWords } from "#app/cart/use-parcel-words.ts";
import { isAwaited, isCancelled, lineNote, lineSteps } from "./line-steps.ts";
import type { LoadedLine } from "./load-order.server.ts";
import styles from "./order-line.module.css";

export interface OrderLineProps {
	readonly line: LoadedLine;
	readonly payment: OrderView["payment"];
	/** Of the whole order. */
	readonly deliveries: OrderView["deliveries"];
}

/** One line of an order: what it is, what it cost, and how far it has come. */
export function OrderLine({ line, payment, deliveries }: OrderLineProps) {
	const t = useTranslations();
	const locale = useLocale();
	const { id, name, quantity, quote } = line;
	const ours = deliveries
		.filter(({ lines }) => lines.includes(id))
		.map((delivery) => ({ ...delivery, lines: [id] }));
	const parcelWords = useParcelWords(ours);
	return (
		<li className={styles.line}>
			<div className={styles.picture}>
				<LinePicture line={line} />
				{line.printDataRemovedOn ? (
					<p className={styles.removed}>
						{t("order.line.printDataRemoved", { date: formatDay(line.printDataRemovedOn, locale) })}
					</p>
				) : null}
			</div>
			<NamedLine line={line} level={3} className={styles.words} />
			<p className={styles.price}>
				<strong>{formatMoney({ amount: quote.total, currency: quote.currency }, locale)}</strong>
				<span>{t("cart.pieces", { count: quantity, of: countedAs(line) })}</span>
			</p>
			<div className={styles.stand}>
				<ol className={styles.steps} aria-label={t("order.line.steps", { name })}>
					{lineSteps(payment, line).map(({ key, state }) => (
						<li key={key} data-state={state} aria-current={state === "current" ? "step" : undefined}>
							<span>{t(`order.step.${key}`)}</span>
							<span className="visually-hidden"> ({t(`order.step.${state}`)})</span>
						</li>
					))}
				</ol>
				<p className={styles.note}>
					{t(`order.note.${lineNote(payment, line)}`)}
					{isCancelled(line) || line.delivery === "delivered" || isAwaited(payment) ? null : (
						<>
							{" "}
							<span className={styles.arrivals}>
								{ours.map((delivery) => {
									const date = formatDay(delivery.date, locale);
									const words = parcelWords(delivery, t("order.line.delivery", { date }));
									return <strong key={delivery.carriage}>{words}</strong>;
								})}
							</span>
						</>
					)}
				</p>
				<PriceLines name={name} quote={quote} />
			</div>
		</li>
	);
}
