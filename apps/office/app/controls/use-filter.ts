import { useState } from "react";
import { useSearchParams } from "react-router";

/** What a page is filtered by. It stands in the address, so that the way back leads to what was found. */
export function useFilter(): readonly [filter: string, change: (filter: string) => void] {
	const [params, setParams] = useSearchParams();
	// The field must follow each key at once, which the address does not.
	const [filter, setFilter] = useState(params.get("filter") ?? "");
	return [
		filter,
		(changed) => {
			setFilter(changed);
			setParams(
				(before) => {
					if (changed === "") before.delete("filter");
					else before.set("filter", changed);
					return before;
				},
				{ replace: true, preventScrollReset: true },
			);
		},
	];
}
