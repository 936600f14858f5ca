import { Field, SelectField, TextField } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function FieldExample({ words }: ExampleProps) {
	const { label, help, optional, value, wrong, longLabel, longWords, state } = words;
	return (
		<>
			<State name={state.empty}>
				<TextField {...{ label, help, optional }} />
			</State>
			<State name={state.plain}>
				<TextField label={label} defaultValue={value} />
				<SelectField label={label} defaultValue={value}>
					<option>{value}</option>
					<option>{longWords}</option>
				</SelectField>
				<Field {...{ label, help }}>
					{(control) => <textarea rows={2} {...control} defaultValue={value} />}
				</Field>
			</State>
			<State name={state.disabled}>
				<TextField label={label} defaultValue={value} disabled />
			</State>
			<State name={state.wrong}>
				<TextField label={label} help={help} defaultValue={value} error={wrong} />
			</State>
			<State name={state.long}>
				<TextField label={longLabel} defaultValue={longWords} error={longWords} />
			</State>
		</>
	);
}
