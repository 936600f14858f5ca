import { Table } from "@offizin/ui";
import { Link } from "#app/links/link.tsx";
import { BlockHead } from "../block-head.tsx";
import type { WallTableView } from "./view.server.ts";
import styles from "./wall-table.module.css";

/** All materials side by side; on a phone each is a sheet with two columns of facts. */
export function WallTable({ view }: { readonly view: WallTableView }) {
	const { headline, text, columns, rows, material, editable } = view;
	return (
		<section className={styles.compared} {...editable}>
			<BlockHead headline={headline} text={text} />
			<Table caption={headline} hasSheets>
				<thead>
					<tr>
						<th scope="col">{material}</th>
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
		</section>
	);
}
