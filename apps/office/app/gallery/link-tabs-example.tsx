import { Count, LinkTabs } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function LinkTabsExample({ words, face }: ExampleProps) {
	const link = (word: string, isHere = false) => (
		<a key={word} href="#LinkTabs" aria-current={isHere ? "page" : undefined}>
			{word}
		</a>
	);
	return (
		<>
			<State name={words.state.plain}>
				<LinkTabs
					label={`${words.first}, ${face}`}
					links={[
						link(words.first, true),
						<a key="counted" href="#LinkTabs">
							{words.second}
							<Count>{words.number}</Count>
						</a>,
					]}
				/>
			</State>
			<State name={words.state.long}>
				<LinkTabs
					label={`${words.first}, ${words.state.long}, ${face}`}
					links={[link(words.longLabel, true), link(words.longAction)]}
				/>
			</State>
		</>
	);
}
