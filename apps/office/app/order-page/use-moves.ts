import type { CallError, OfficeOrder } from "@offizin/contract";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { MoveRequest } from "./move-request.ts";

export interface Moves {
	ask(request: MoveRequest): void;
	/** The move that is on its way. */
	readonly running: MoveRequest | undefined;
	/** How the last move ended; `before` is the order it was asked for. */
	readonly outcome:
		| { readonly request: MoveRequest; readonly before: OfficeOrder; readonly refusal: CallError | undefined }
		| undefined;
}

/** What the action of the route answers; a new object each time. */
interface MoveAnswer {
	readonly refusal: CallError | undefined;
}

/** Moves of the order on the page, one at a time. The page loads itself again after each. */
export function useMoves(order: OfficeOrder): Moves {
	const fetcher = useFetcher<MoveAnswer>();
	const [asked, setAsked] = useState<{
		readonly request: MoveRequest;
		readonly before: OfficeOrder;
		/** The answer to the move before, which stays until the next one comes. */
		readonly earlier: MoveAnswer | undefined;
	}>();
	const answer = fetcher.state === "idle" && fetcher.data !== asked?.earlier ? fetcher.data : undefined;
	const running = asked && !answer ? asked.request : undefined;
	return {
		ask(request) {
			if (running) return;
			setAsked({ request, before: order, earlier: fetcher.data });
			void fetcher.submit({ ...request }, { method: "post", encType: "application/json" });
		},
		running,
		outcome: asked && answer ? { ...asked, refusal: answer.refusal } : undefined,
	};
}
