import { Table } from "@offizin/ui";
import { Link } from "#app/links/link.tsx";

/** What is compared in a row: each leads to its page. */
export interface ComparedRow {
	readonly key: string;
	readonly name: string;
	readonly to: string;
	/** In the order of the columns. */
	readonly cells: readonly string[];
}

/** Things side by side in a table, which on a phone is a sheet for each. */
export function ComparedTable({
	caption,
	first,
	columns,
	rows,
}: {
	readonly caption: string;
	/** Head of the names. */
	readonly first: string;
	readonly columns: readonly string[];
	readonly rows: readonly ComparedRow[];
}) {
	return (
		<Table caption={caption} hasSheets>
			<thead>
				<tr>
					<th scope="col">{first}</th>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ key, name, to, cells }) => (
					<tr key={key}>
						<th scope="row">
							<Link to={to}>{name}</Link>
						</th>
						{columns.map((column, place) => (
							<td key={column} data-label={column}>
								{cells[place]}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</Table>
	);
}
