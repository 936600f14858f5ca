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

/** Moves of the order on the page, one at a time. The page loads itself again after each. */
export function useMoves(order: OfficeOrder): Moves {
	const fetcher = useFetcher<CallError | undefined>();
	const [asked, setAsked] = useState<{ readonly request: MoveRequest; readonly before: OfficeOrder }>();
	const isRunning = fetcher.state !== "idle";
	return {
		ask(request) {
			if (isRunning) return;
			setAsked({ request, before: order });
			void fetcher.submit({ ...request }, { method: "post", encType: "application/json" });
		},
		running: isRunning ? asked?.request : undefined,
		outcome: asked && !isRunning ? { ...asked, refusal: fetcher.data } : undefined,
	};
}
