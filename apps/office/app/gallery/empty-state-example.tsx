import { EmptyState, textLinkClass } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function EmptyStateExample({ words }: ExampleProps) {
	const way = (
		<a className={textLinkClass()} href="#EmptyState">
			{words.first}
		</a>
	);
	return (
		<>
			<State name={words.state.plain}>
				<EmptyState title={words.nothing} level={3}>
					<p>{words.nothingText}</p>
					{way}
				</EmptyState>
			</State>
			<State name={words.state.long}>
				<EmptyState title={words.longLabel} level={3}>
					<p>{words.longWords}</p>
				</EmptyState>
			</State>
		</>
	);
}
