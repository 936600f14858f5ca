import { Count } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function CountExample({ words }: ExampleProps) {
	const { state, amount } = words;
	return (
		<>
			<State name={state.plain}>
				<Count>{amount}</Count>
			</State>
			<State name={state.chosen}>
				<Count kind="news">{amount}</Count>
			</State>
			<State name={state.bad}>
				<Count kind="alarm">{amount}</Count>
			</State>
			<State name={state.empty}>
				<Count kind="news" />
			</State>
		</>
	);
}
