import type { RefObject } from "react";
import { useKeys } from "./use-keys.ts";

/** "/" leads to the search field of a page, and what stands in it is typed over. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
	useKeys({
		"/": () => {
			input.current?.focus();
			input.current?.select();
		},
	});
}
