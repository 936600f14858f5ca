import { Panel } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function PanelExample({ words, face }: ExampleProps) {
	return (
		<>
			<State name={words.state.plain}>
				<Panel title={`${words.title2}, ${face}`}>
					<p>{words.text}</p>
				</Panel>
			</State>
			<State name={words.state.long}>
				<Panel aria-label={`${words.longLabel}, ${face}`}>
					<p>{words.longWords}</p>
				</Panel>
			</State>
		</>
	);
}
