import { Count } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function CountExample({ words }: ExampleProps) {
	const { state, number } = words;
	return (
		<>
			<State name={state.plain}>
				<Count>{number}</Count>
			</State>
			<State name={state.chosen}>
				<Count kind="news">{number}</Count>
			</State>
			<State name={state.bad}>
				<Count kind="alarm">{number}</Count>
			</State>
			<State name={state.empty}>
				<Count kind="news" />
			</State>
		</>
	);
}
