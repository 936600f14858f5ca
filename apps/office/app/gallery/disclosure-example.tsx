import { Disclosure } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function DisclosureExample({ words }: ExampleProps) {
	return (
		<>
			<State name={words.state.plain}>
				<Disclosure summary={words.more}>
					<p>{words.text}</p>
				</Disclosure>
			</State>
			<State name={words.state.chosen}>
				<Disclosure summary={words.more} open>
					<p>{words.text}</p>
				</Disclosure>
			</State>
			<State name={words.state.long}>
				<Disclosure summary={words.longAction}>
					<p>{words.longWords}</p>
				</Disclosure>
			</State>
		</>
	);
}
