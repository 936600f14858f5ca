import { Swatch } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function SwatchExample({ words }: ExampleProps) {
	return (
		<>
			<State name={words.state.plain}>
				<Swatch color="#8aa087" />
			</State>
			<State name={words.state.empty}>
				<Swatch color={undefined} />
			</State>
		</>
	);
}
