import type { CallError, OfficeOrder } from "@offizin/contract";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { MailRequest } from "./mail-request.ts";
import type { MoneyRequest } from "./money-request.ts";
import type { MoveRequest } from "./move-request.ts";
import type { RoutingRequest } from "./routing-request.ts";

type AnyRequest = MoveRequest | MailRequest | MoneyRequest | RoutingRequest;

export interface OrderRequests<Request extends AnyRequest> {
	ask(request: Request): void;
	/** The request that is on its way. */
	readonly running: Request | undefined;
	/** How the last one ended; `before` is the order it was asked for. */
	readonly outcome:
		| { readonly request: Request; readonly before: OfficeOrder; readonly refusal: CallError | undefined }
		| undefined;
}

export type Moves = OrderRequests<MoveRequest>;

/** What the action of the route answers; a new object each time. */
interface RequestAnswer {
	readonly refusal: CallError | undefined;
}

/** Changes of the order on the page, one at a time. The page loads itself again after each. */
export function useOrderRequests<Request extends AnyRequest>(order: OfficeOrder): OrderRequests<Request> {
	const fetcher = useFetcher<RequestAnswer>();
	const [asked, setAsked] = useState<{
		readonly request: Request;
		readonly before: OfficeOrder;
		/** The answer to the request before, which stays until the next one comes. */
		readonly earlier: RequestAnswer | undefined;
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
