import { SearchField } from "@offizin/ui";
import { useId } from "react";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function SearchFieldExample({ words, face }: ExampleProps) {
	const id = useId();
	return (
		<State name={words.state.empty}>
			<SearchField id={id} label={`${words.search}, ${face}`} placeholder={words.searchHint} />
		</State>
	);
}
