import { formatMoney } from "@offizin/money";
import { type ChannelKey, channels } from "@offizin/sites";
import { Link } from "react-router";
import type { ListedOrder } from "#app/api/call.ts";
import { DueMark } from "#app/controls/due-mark.tsx";
import { StateMark } from "#app/controls/state-mark.tsx";
import { dueOf } from "#app/dates/due.ts";
import { formatInstant } from "#app/dates/german-date.ts";
import { paths } from "#app/paths.ts";
import {
	deliveryWords,
	paymentMethodWord,
	paymentWords,
	productionWords,
	type StateLook,
	undeliveredMail,
} from "#app/words/state-words.ts";
import { ORDER_LINK } from "./focus-order.ts";
import styles from "./order-row.module.css";

/** The states of an order's lines: each once, counted when they differ. */
function LineStates<State extends string>({
	states,
	words,
}: {
	readonly states: readonly State[];
	readonly words: Readonly<Record<State, StateLook>>;
}) {
	const different = [...new Set(states)];
	return different.map((state) => {
		const count = states.filter((one) => one === state).length;
		return <StateMark key={state} look={words[state]} {...(different.length > 1 ? { count } : {})} />;
	});
}

interface OrderRowProps {
	readonly order: ListedOrder;
	readonly today: string;
	/** Query of the list, to find back to it. */
	readonly listSearch: string;
}

/** One order; the whole row leads to it. */
export function OrderRow({ order, today, listSearch }: OrderRowProps) {
	const { number, channel, placedAt, customer, pieces, total, payment } = order;
	return (
		<tr className={styles.row}>
			<td className={styles.number}>
				<Link
					to={paths.order(number)}
					state={{ list: listSearch }}
					className={styles.link}
					{...{ [ORDER_LINK]: number }}
				>
					{number}
				</Link>
			</td>
			<td className={styles.channel} data-channel={channel}>
				{channels[channel as ChannelKey]?.name ?? channel}
			</td>
			<td className={styles.placed}>
				<time dateTime={placedAt}>{formatInstant(placedAt)}</time>
			</td>
			<td className={styles.customer}>
				{customer}
				{order.hasUndeliveredMail ? <StateMark look={undeliveredMail} /> : null}
			</td>
			<td className={styles.pieces}>{pieces}</td>
			<td className={styles.total}>{formatMoney(total, "de-DE")}</td>
			<td className={styles.payment}>
				<StateMark look={paymentWords[payment.state]} />
				<span className={styles.method}>{paymentMethodWord(payment.method)}</span>
			</td>
			<td className={styles.production}>
				<LineStates states={order.production} words={productionWords} />
			</td>
			<td className={styles.delivery}>
				<LineStates states={order.delivery} words={deliveryWords} />
			</td>
			<td className={styles.due}>
				<DueMark day={order.deliveryDate} due={dueOf(order, today)} today={today} />
			</td>
		</tr>
	);
}
