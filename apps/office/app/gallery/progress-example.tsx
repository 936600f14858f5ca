import { Progress } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function ProgressExample({ words }: ExampleProps) {
	return (
		<>
			<State name={words.state.empty}>
				<Progress value={0} max={3} aria-label={words.state.empty} />
			</State>
			<State name={words.state.plain}>
				<Progress value={2} max={3} aria-label={words.state.plain} />
			</State>
		</>
	);
}
