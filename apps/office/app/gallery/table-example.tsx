import { Table } from "@offizin/ui";
import type { ExampleProps } from "./example.ts";
import { State } from "./state.tsx";

export function TableExample({ words }: ExampleProps) {
	return (
		<>
			<State name={words.state.plain}>
				<Rows words={words} rows={[words.first, words.second]} />
			</State>
			<State name={words.state.long}>
				<Rows words={words} rows={[words.longLabel]} isCaptionShown hasSheets />
			</State>
		</>
	);
}

interface RowsProps extends Pick<ExampleProps, "words"> {
	readonly rows: readonly string[];
	readonly isCaptionShown?: boolean;
	readonly hasSheets?: boolean;
}

export function Rows({ words, rows, ...table }: RowsProps) {
	return (
		<Table caption={words.title2} {...table}>
			<thead>
				<tr>
					<th scope="col">{words.name}</th>
					<th scope="col" data-number>
						{words.price}
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row}>
						<th scope="row">{row}</th>
						<td data-number>{words.amount}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{words.sum}</th>
					<td data-number>{words.amount}</td>
				</tr>
			</tfoot>
		</Table>
	);
}
