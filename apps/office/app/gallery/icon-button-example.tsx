import { Icon, IconButton } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function IconButtonExample({ words }: ExampleProps) {
	const { state, close } = words;
	return (
		<>
			<State name={state.plain}>
				<IconButton label={close}>
					<Icon name="close" />
				</IconButton>
			</State>
			<State name={state.disabled}>
				<IconButton label={close} aria-disabled="true">
					<Icon name="close" />
				</IconButton>
			</State>
		</>
	);
}
