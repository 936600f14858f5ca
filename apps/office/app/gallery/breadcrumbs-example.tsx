import { Breadcrumbs } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function BreadcrumbsExample({ words, face }: ExampleProps) {
	const { first, second, third, longLabel } = words;
	const link = (word: string) => (
		<a key={word} href="#Breadcrumbs">
			{word}
		</a>
	);
	const here = (word: string) => (
		<span key={word} aria-current="page">
			{word}
		</span>
	);
	return (
		<>
			<State name={words.state.plain}>
				<Breadcrumbs label={`${words.way}, ${face}`} steps={[link(first), link(second), here(third)]} />
			</State>
			<State name={words.state.long}>
				<Breadcrumbs
					label={`${words.way}, ${words.state.long}, ${face}`}
					steps={[link(first), link(longLabel), here(words.longWords)]}
				/>
			</State>
		</>
	);
}
