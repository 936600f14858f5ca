import { SortHead, Table } from "@offizin/ui";
import type { ReactNode } from "react";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

const link = (content: ReactNode, className: string | undefined) => (
	<a href="#SortHead" className={className}>
		{content}
	</a>
);

export function SortHeadExample({ words }: ExampleProps) {
	return (
		<State name={words.state.plain}>
			<Table caption={words.title2}>
				<thead>
					<tr>
						<SortHead direction="ascending" name={words.name} link={link} />
						<SortHead direction={undefined} name={words.second} link={link} />
						<SortHead direction="descending" name={words.price} isNumber link={link} />
					</tr>
				</thead>
				<tbody>
					<tr>
						<td>{words.first}</td>
						<td>{words.second}</td>
						<td data-number>{words.amount}</td>
					</tr>
				</tbody>
			</Table>
		</State>
	);
}
