import { SkipLink } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

/** Shown by the focus alone. */
export function SkipLinkExample({ words }: ExampleProps) {
	return (
		<State name={words.state.plain}>
			<SkipLink to="SkipLink">{words.skip}</SkipLink>
		</State>
	);
}
