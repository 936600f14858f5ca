import { err, ok, type Result } from "@offizin/base";
import { type CartLine, isPrinted } from "@offizin/cart";
import {
	advance,
	type DeliveryState,
	deliveryTable,
	type ProductionState,
	paymentTable,
	productionTable,
} from "./order-state.ts";
import { allowsProduction, type Payment } from "./payment.ts";

/** What staff can do with one line. */
export const lineMoves = ["release", "print", "ship", "deliver", "retry"] as const;
export type LineMove = (typeof lineMoves)[number];
/** What can be done with an order as a whole. */
export const orderMoves = ["pay", "cancel"] as const;
export type OrderMove = (typeof orderMoves)[number];

/** Where a line stands. */
export interface LineProgress {
	readonly production: ProductionState;
	readonly delivery: DeliveryState;
}

export interface MoveRefused {
	readonly code: "move_refused";
	readonly move: LineMove;
	readonly line: LineProgress;
}

const targets: Readonly<Record<LineMove, Partial<LineProgress>>> = {
	release: { production: "released" },
	print: { production: "printed" },
	ship: { delivery: "shipped" },
	deliver: { delivery: "delivered" },
	retry: { production: "preparing" },
};

/** Where a new line starts: what is printed with its print file, what lies in stock ready to be sent. */
export function firstState(line: Pick<CartLine, "item">): ProductionState {
	return isPrinted(line) ? "preparing" : "stocked";
}

function isMade({ production }: LineProgress): boolean {
	return production === "printed" || production === "stocked";
}

/**
 * Conditions beyond the tables: nothing is made or sent unless payment allows it, nothing sent unprinted (orders.O5,
 * orders.O6).
 */
function isAllowed(move: LineMove, line: LineProgress, payment: Payment): boolean {
	if (move === "ship") return isMade(line) && allowsProduction(payment);
	if (move === "release" || move === "print") return allowsProduction(payment);
	return true;
}

/** The line after a move of the staff, or the refusal. Other fields of the line stay as they are. */
export function moveLine<Line extends LineProgress>(
	line: Line,
	move: LineMove,
	payment: Payment,
): Result<Line, MoveRefused> {
	const target = targets[move];
	const production = target.production
		? advance(productionTable, line.production, target.production)
		: ok(line.production);
	const delivery = target.delivery
		? advance(deliveryTable, line.delivery, target.delivery)
		: ok(line.delivery);
	if (!isAllowed(move, line, payment) || !production.ok || !delivery.ok) {
		const { production: stands, delivery: sent } = line;
		return err({ code: "move_refused", move, line: { production: stands, delivery: sent } });
	}
	return ok({ ...line, production: production.value, delivery: delivery.value });
}

/** What staff may do with a line now; payment decides with it (orders.O5). */
export function nextMoves(line: LineProgress, payment: Payment): readonly LineMove[] {
	return lineMoves.filter((move) => moveLine(line, move, payment).ok);
}

/**
 * Whether an order can be given up without loss, by who ordered it as by staff (orders.O18): nothing of it is at the
 * press or on its way. What has been paid is given back.
 */
export function isCancellable({ state }: Pick<Payment, "state">, lines: readonly LineProgress[]): boolean {
	return (
		(state === "open" || state === "paid") &&
		lines.every(
			({ production, delivery }) =>
				production !== "released" &&
				advance(productionTable, production, "cancelled").ok &&
				advance(deliveryTable, delivery, "cancelled").ok,
		)
	);
}

/** What staff may do with an order as a whole now. */
export function nextOrderMoves(payment: Payment, lines: readonly LineProgress[]): readonly OrderMove[] {
	const canPay = paymentTable[payment.state].includes("paid");
	return [
		...(canPay ? (["pay"] as const) : []),
		...(isCancellable(payment, lines) ? (["cancel"] as const) : []),
	];
}
