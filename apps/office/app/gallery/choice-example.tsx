import { Choice, Icon } from "@offizin/ui";
import { useId } from "react";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function ChoiceExample({ words }: ExampleProps) {
	const name = useId();
	const { state, first, second, third } = words;
	return (
		<>
			<State name={state.plain}>
				<Choice type="checkbox" label={words.label} />
			</State>
			<State name={state.chosen}>
				<Choice type="radio" name={name} label={first} note={words.help} defaultChecked />
				<Choice type="radio" name={name} label={second} mark={<Icon name="heart" />} />
			</State>
			<State name={state.disabled}>
				<Choice type="radio" name={name} label={third} note={words.consequence} disabled />
			</State>
			<State name={state.long}>
				<Choice type="checkbox" label={words.longLabel} note={words.longWords} />
			</State>
		</>
	);
}
