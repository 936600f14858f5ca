import { TextButton, textLinkClass } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function TextLinkExample({ words }: ExampleProps) {
	const { state } = words;
	return (
		<>
			<State name={state.plain}>
				<TextButton>{words.quietAction}</TextButton>
				<TextButton kind="plain">{words.otherAction}</TextButton>
			</State>
			<State name={state.link}>
				<a className={textLinkClass()} href="#TextLink">
					{words.toToast}
				</a>
			</State>
			<State name={state.disabled}>
				<TextButton aria-disabled="true">{words.quietAction}</TextButton>
			</State>
			<State name={state.long}>
				<a className={textLinkClass()} href="#TextLink">
					{words.longAction}
				</a>
			</State>
		</>
	);
}
