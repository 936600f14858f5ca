import { type ChannelKey, channels } from "@offizin/sites";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { ListedOrder } from "#app/api/call.ts";
import { DueMark } from "#app/controls/due-mark.tsx";
import { StateMark } from "#app/controls/state-mark.tsx";
import { dueOf } from "#app/dates/due.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import { paths } from "#app/paths.ts";
import { paymentMethodWord } from "#app/words/payment-method.ts";
import {
	deliveryLooks,
	paymentLooks,
	productionLooks,
	type StateLook,
	undeliveredMail,
} from "#app/words/state-looks.ts";
import { ORDER_LINK } from "./focus-order.ts";
import styles from "./order-row.module.css";

/** The states of an order's lines: each once, counted when they differ. */
function LineStates<State extends string>({
	states,
	looks,
}: {
	readonly states: readonly State[];
	readonly looks: Readonly<Record<State, StateLook>>;
}) {
	const different = [...new Set(states)];
	return different.map((state) => {
		const count = states.filter((one) => one === state).length;
		return <StateMark key={state} look={looks[state]} {...(different.length > 1 ? { count } : {})} />;
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
	const t = useTranslations();
	const formats = useFormats();
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
				<time dateTime={placedAt}>{formats.instant(placedAt)}</time>
			</td>
			<td className={styles.customer}>
				{customer}
				{order.hasUndeliveredMail ? <StateMark look={undeliveredMail} /> : null}
			</td>
			<td className={styles.pieces}>
				{t.rich("orderList.pieces", {
					count: pieces,
					unit: (words) => <span className={styles.unit}>{words}</span>,
				})}
			</td>
			<td className={styles.total}>{formats.money(total)}</td>
			<td className={styles.payment}>
				<StateMark look={paymentLooks[payment.state]} />
				<span className={styles.method}>{paymentMethodWord(payment.method, t)}</span>
			</td>
			<td className={styles.production}>
				<LineStates states={order.production} looks={productionLooks} />
			</td>
			<td className={styles.delivery}>
				<LineStates states={order.delivery} looks={deliveryLooks} />
			</td>
			<td className={styles.due}>
				<DueMark day={order.deliveryDate} due={dueOf(order, today)} today={today} />
			</td>
		</tr>
	);
}
