import { Title } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function TitleExample({ words }: ExampleProps) {
	return (
		<>
			{(["hero", "page", "section", "small"] as const).map((size) => (
				<State key={size} name={size}>
					<Title level={3} size={size}>
						{words.title1}
					</Title>
				</State>
			))}
			<State name={words.state.long}>
				<Title level={3} size="section">
					{words.longLabel}
				</Title>
			</State>
		</>
	);
}
