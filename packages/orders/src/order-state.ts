import { err, ok, type Result } from "@offizin/base";

export const paymentStates = ["open", "paid", "refunded", "cancelled"] as const;
export type PaymentState = (typeof paymentStates)[number];
export const productionStates = [
	"preparing",
	"failed",
	"ready",
	"released",
	"printed",
	"stocked",
	"cancelled",
] as const;
export type ProductionState = (typeof productionStates)[number];
export const deliveryStates = ["pending", "shipped", "delivered", "cancelled"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** From each state, the states it may move to. A state without successors is final. */
export type StateTable<State extends string> = Readonly<Record<State, readonly State[]>>;

export const paymentTable: StateTable<PaymentState> = {
	open: ["paid", "cancelled"],
	paid: ["refunded"],
	refunded: [],
	cancelled: [],
};

/**
 * Per line. `preparing` renders the print file, `ready` waits for staff, `released` is at the press; what is `stocked`
 * lies on the shelf and is never printed.
 */
export const productionTable: StateTable<ProductionState> = {
	preparing: ["ready", "failed", "cancelled"],
	failed: ["preparing", "cancelled"],
	ready: ["released", "cancelled"],
	released: ["printed", "cancelled"],
	printed: [],
	stocked: ["cancelled"],
	cancelled: [],
};

/** Per line. */
export const deliveryTable: StateTable<DeliveryState> = {
	pending: ["shipped", "cancelled"],
	shipped: ["delivered"],
	delivered: [],
	cancelled: [],
};

export interface MoveNotAllowed<State extends string> {
	readonly code: "move_not_allowed";
	readonly from: State;
	readonly to: State;
}

/** The one way to change a state: the new one, or why the table forbids it (orders.O2). */
export function advance<State extends string>(
	table: StateTable<State>,
	from: State,
	to: State,
): Result<State, MoveNotAllowed<State>> {
	return table[from].includes(to) ? ok(to) : err({ code: "move_not_allowed", from, to });
}
