import { Button, ButtonRow } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function ButtonRowExample({ words }: ExampleProps) {
	return (
		<>
			<State name={words.state.plain}>
				<ButtonRow>
					<Button>{words.action}</Button>
					<Button kind="secondary">{words.otherAction}</Button>
				</ButtonRow>
			</State>
			<State name={words.state.long}>
				<ButtonRow>
					<Button>{words.longAction}</Button>
					<Button kind="secondary">{words.otherAction}</Button>
				</ButtonRow>
			</State>
		</>
	);
}
