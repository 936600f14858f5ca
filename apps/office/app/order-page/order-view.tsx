import type { CallError, OfficeOrder } from "@offizin/contract";
import { Outdated } from "#app/controls/failure.tsx";
import { MoveOutcome } from "./move-outcome.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderHead } from "./order-head.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLine } from "./order-line.tsx";
import { OrderMails } from "./order-mails.tsx";
import { OrderParcels } from "./order-parcels.tsx";
import { OrderPayment } from "./order-payment.tsx";
import { OrderPeople } from "./order-people.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import styles from "./order-view.module.css";
import { type Moves, useOrderRequests } from "./use-order-requests.ts";

interface OrderViewProps {
	readonly order: OfficeOrder;
	/** Day in Berlin. */
	readonly today: string;
	readonly listSearch: string;
	/** Whether who is signed in may send mails and correct their address. */
	readonly mayMail: boolean;
	/** Whether who is signed in may give money back. */
	readonly mayRefund: boolean;
	/** Set while what is shown cannot be refreshed. */
	readonly outdated: { readonly error: CallError; readonly at: number } | undefined;
}

/** One order: its lines on the left, who, money and history beside. */
export function OrderView({ order, today, listSearch, mayMail, mayRefund, outdated }: OrderViewProps) {
	const moves: Moves = useOrderRequests(order);
	return (
		<>
			<OrderHead order={order} listSearch={listSearch} />
			{outdated ? <Outdated {...outdated} /> : null}
			<MoveOutcome outcome={moves.outcome} order={order} />
			<div className={styles.columns}>
				<div className={styles.column}>
					{order.lines.map((line, index) => (
						<OrderLine
							key={line.id}
							line={line}
							position={index + 1}
							payment={order.payment}
							ribbonDate={ribbonDateOf(order, line.id)}
							today={today}
							moves={moves}
						/>
					))}
				</div>
				<div className={styles.column}>
					<OrderPayment order={order} moves={moves} />
					<OrderParcels order={order} />
					<OrderRefunds order={order} mayRefund={mayRefund} />
					<OrderDocuments order={order} />
					<OrderPeople order={order} />
					<OrderMails order={order} mayMail={mayMail} />
					<OrderHistory order={order} />
				</div>
			</div>
		</>
	);
}

function ribbonDateOf({ deliveries }: OfficeOrder, line: string): string | undefined {
	return deliveries.find(({ carriage, lines }) => carriage === "ribbon" && lines.includes(line))?.date;
}
