import type { OfficeOrder } from "@offizin/contract";
import { nextMoves, nextOrderMoves } from "@offizin/orders";
import { OPERATOR_LOCALE } from "@offizin/sites";
import type { Db, Trx } from "../../adapters/database/database.ts";
import type { TemplateStore } from "../../adapters/templates/template-store.ts";
import { viewMails } from "../mail/view-mails.ts";
import { moneyBackOf } from "../orders/order-refunds.ts";
import type { StoredOrder } from "../orders/order-store.ts";
import { viewOrder } from "../orders/order-view.ts";

type Job = OfficeOrder["lines"][number]["jobs"][number];

/** An order as the operator sees it: with jobs, files, what can be done next and what has been done. */
export async function viewOfficeOrder(
	db: Db | Trx,
	order: StoredOrder,
	templates: Pick<TemplateStore, "pattern">,
): Promise<OfficeOrder> {
	const { row, lines } = order;
	const payment = { method: row.payment_method, state: row.payment_state };
	const jobs = await jobsOf(db, row.id);
	const history = await db
		.selectFrom("order_event")
		.select(["at", "event", "line", "by"])
		.where("order", "=", row.id)
		.orderBy("id")
		.execute();
	const view = viewOrder(order, {
		locale: OPERATOR_LOCALE,
		templates,
		previewOf: ({ id }) => `/office-api/orders/${row.number}/lines/${id}/preview.png`,
		fileOf: (document) => `/office-api/orders/${row.number}/documents/${document}.pdf`,
	});
	return {
		...view,
		lines: view.lines.map((line, index) => {
			const stored = lines[index];
			return {
				...line,
				jobs: jobs.get(line.id) ?? [],
				moves: stored ? [...nextMoves(stored, payment)] : [],
			};
		}),
		moves: [...nextOrderMoves(payment, lines)],
		refundable: moneyBackOf(row, order.refunds).refundable,
		refunds: order.refunds.map(({ id, amount, state, reason, provider, problem, by, requested_at: at }) => ({
			...{ id, state, reason, provider, problem, by },
			amount: { amount, currency: row.currency },
			at: at.toISOString(),
		})),
		routingId: row.routing_id,
		contactRemovedAt: row.contact_removed_at?.toISOString() ?? null,
		mails: await viewMails(db, row),
		history: history.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
	};
}

async function jobsOf(db: Db | Trx, order: string): Promise<ReadonlyMap<string, Job[]>> {
	const rows = await db
		.selectFrom("print_job")
		.innerJoin("order_line", "order_line.id", "print_job.line")
		.leftJoin("print_file", "print_file.job", "print_job.id")
		.select(["print_job.id", "print_job.line", "print_job.state", "print_job.problem"])
		.select("print_job.notes")
		.select(["print_file.name", "content_type", "bytes", "sha256"])
		.where("order_line.order", "=", order)
		.orderBy("print_job.created_at")
		.orderBy("print_file.position")
		.execute();
	const byLine = new Map<string, Job[]>();
	for (const [id, group] of Map.groupBy(rows, (row) => row.id)) {
		const [first] = group;
		if (!first) continue;
		const files = group.flatMap(({ name, content_type, bytes, sha256 }) =>
			name && content_type && bytes && sha256 ? [{ name, contentType: content_type, bytes, sha256 }] : [],
		);
		const { line, state, problem, notes } = first;
		byLine.set(line, [...(byLine.get(line) ?? []), { id, state, problem, notes: [...notes], files }]);
	}
	return byLine;
}
