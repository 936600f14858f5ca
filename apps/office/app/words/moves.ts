import type { Move } from "@offizin/contract";
import { allowsProduction, type Payment } from "@offizin/orders";
import type { OfficeLine } from "#app/api/call.ts";

const finalMoves = ["pay", "cancel", "print", "ship", "deliver"] as const;
export type FinalMove = (typeof finalMoves)[number];

/** Whether there is no way back from a move, so that it is asked for first. */
export function isFinal(move: Move): move is FinalMove {
	return (finalMoves as readonly Move[]).includes(move);
}

/** Why nothing can be done with a line now, or undefined when there is nothing left to do. */
export function waitingFor(
	line: Pick<OfficeLine, "production" | "delivery">,
	payment: Payment,
): "preparing" | "payment" | undefined {
	if (line.production === "preparing") return "preparing";
	const isOutOfHouse = line.production === "printed" && line.delivery !== "pending";
	if (isOutOfHouse || line.production === "cancelled") return undefined;
	return allowsProduction(payment) ? undefined : "payment";
}
