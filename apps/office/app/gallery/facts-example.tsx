import { Fact, Facts } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function FactsExample({ words }: ExampleProps) {
	return (
		<>
			<State name={words.state.plain}>
				<Facts layout="beside">
					<Fact term={words.name}>{words.third}</Fact>
					<Fact term={words.label}>{words.value}</Fact>
				</Facts>
			</State>
			<State name={words.sum}>
				<Facts layout="apart">
					<Fact term={words.second}>{words.amount}</Fact>
					<Fact term={words.sum} kind="sum">
						{words.amount}
					</Fact>
					<Fact term={words.part} kind="quiet">
						{words.amount}
					</Fact>
				</Facts>
			</State>
			<State name={words.state.long}>
				<Facts layout="beside">
					<Fact term={words.label}>{words.longWords}</Fact>
				</Facts>
				<Facts layout="apart">
					<Fact term={words.longLabel}>{words.amount}</Fact>
				</Facts>
			</State>
		</>
	);
}
