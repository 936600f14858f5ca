import { useFetcher } from "react-router";
import type { ChangeAnswer, ChangeRequest } from "./change-action.ts";

export interface Changing {
	ask(request: ChangeRequest): void;
	/** What is on its way. */
	readonly running: boolean;
	readonly answer: ChangeAnswer | undefined;
}

/** Requests about prices, one at a time, through the action of the page. */
export function useChange(): Changing {
	const fetcher = useFetcher<ChangeAnswer>();
	const running = fetcher.state !== "idle";
	return {
		ask(request) {
			if (running) return;
			void fetcher.submit(JSON.stringify(request), {
				method: "post",
				encType: "application/json",
			});
		},
		running,
		answer: fetcher.data,
	};
}
