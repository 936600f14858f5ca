import { FieldGroup, TextField } from "@offizin/ui";
import { useId } from "react";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function FieldGroupExample({ words }: ExampleProps) {
	const id = useId();
	const { state, label, value } = words;
	return (
		<>
			<State name={state.plain}>
				<FieldGroup legend={words.title2}>
					<TextField label={label} defaultValue={value} />
				</FieldGroup>
			</State>
			<State name={state.disabled}>
				<FieldGroup legend={words.title2} disabled>
					<TextField label={label} defaultValue={value} />
				</FieldGroup>
			</State>
			<State name={state.wrong}>
				<FieldGroup id={id} legend={words.title2} error={words.wrong}>
					<TextField label={label} defaultValue={value} />
				</FieldGroup>
			</State>
			<State name={state.long}>
				<FieldGroup legend={words.longLabel}>
					<TextField label={label} />
				</FieldGroup>
			</State>
		</>
	);
}
