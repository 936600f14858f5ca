import { Notice, ScrollArea, Table } from "@offizin/ui";
import { useHost } from "../editor-context.tsx";
import type { ReadGuests } from "../services.ts";
import styles from "./guests.module.css";

/** A list as it was read, before it is taken: what was left out comes first. */
export function TakenList({ read: { fields, guests, refused, warnings } }: { readonly read: ReadGuests }) {
	const { t } = useHost();
	return (
		<div className={styles.taken}>
			<p className={styles.lead} role="status">
				{t("guests.read", { count: guests.length })}
			</p>
			{refused.length > 0 ? (
				<Notice kind="bad">
					<p>{t("guests.refused", { count: refused.length })}</p>
					<Told words={refused} />
				</Notice>
			) : null}
			{warnings.length > 0 ? (
				<Notice>
					<p>{t("guests.warnings")}</p>
					<Told words={warnings} />
				</Notice>
			) : null}
			{guests.length > 0 ? (
				<ScrollArea label={t("guests.list")} className={styles.rows}>
					<Table caption={t("guests.list")} hasSheets>
						<thead>
							<tr>
								{fields.map(({ key, label }) => (
									<th key={key} scope="col">
										{label}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{guests.map((guest, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: two guests may be called the same
								<tr key={index}>
									{fields.map(({ key, label }) => (
										<td key={key} data-label={label}>
											{guest[key]}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</Table>
				</ScrollArea>
			) : null}
		</div>
	);
}

function Told({ words: all }: { readonly words: ReadGuests["refused"] }) {
	return (
		<ul className={styles.told}>
			{all.map(({ words }) => (
				<li key={words}>{words}</li>
			))}
		</ul>
	);
}
