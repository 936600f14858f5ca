import { ScrollArea } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";
import { Rows } from "./table-example.tsx";

export function ScrollAreaExample({ words, face }: ExampleProps) {
	return (
		<State name={words.state.long}>
			<ScrollArea label={`${words.title2}, ${words.state.long}, ${face}`}>
				<Rows words={words} rows={[words.longLabel, words.first, words.second]} />
			</ScrollArea>
		</State>
	);
}
