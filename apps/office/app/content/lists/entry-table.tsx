import type { ContentDataSource, ContentEntry } from "@offizin/contract";
import { Icon, IconButton, ScrollArea, Table, TextButton } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import styles from "./lists.module.css";

export type EntryStep = "change" | "remove";

interface EntryTableProps {
	readonly list: ContentDataSource;
	readonly entries: readonly ContentEntry[];
	readonly onStep: (step: EntryStep, entry: ContentEntry) => void;
	/** To a place from 1. */
	readonly onMove: (entry: ContentEntry, place: number) => void;
}

/** Entries of a list in their order, with a column for each of its languages. */
export function EntryTable({ list, entries, onStep, onMove }: EntryTableProps) {
	const t = useTranslations("contentLists.entries");
	const words = useTranslations("contentLists");
	const { mayManage } = useContentPlace();
	const caption = t("caption", { list: list.name });
	return (
		<ScrollArea className={styles.area} label={caption}>
			<Table hasSheets className={styles.table} caption={caption}>
				<thead>
					<tr>
						<th scope="col">{t("name")}</th>
						<th scope="col">{t("value")}</th>
						{list.dimensions.map(({ id, name }) => (
							<th key={id} scope="col">
								{t("inDimension", { language: name })}
							</th>
						))}
						{mayManage ? (
							<th scope="col">
								<span className="visually-hidden">{words("steps")}</span>
							</th>
						) : null}
					</tr>
				</thead>
				<tbody>
					{entries.map((entry, index) => (
						<tr key={entry.id}>
							<th scope="row" className={styles.name}>
								{entry.name}
							</th>
							<td className={styles.value}>{entry.value}</td>
							{list.dimensions.map(({ id, name, entry_value }) => (
								<td key={id} data-label={name}>
									{entry.dimension_values[entry_value] ?? ""}
								</td>
							))}
							{mayManage ? (
								<td>
									<span className={styles.steps}>
										<span className={styles.order}>
											{([-1, 1] as const).map((by) => {
												const place = index + 1 + by;
												const isEnd = place < 1 || place > entries.length;
												return (
													<IconButton
														key={by}
														label={t(by < 0 ? "up" : "down", { name: entry.name })}
														aria-disabled={isEnd}
														className={by < 0 ? styles.up : undefined}
														onClick={() => {
															if (!isEnd) onMove(entry, place);
														}}
													>
														<Icon name="down" size={18} />
													</IconButton>
												);
											})}
										</span>
										{(["change", "remove"] as const).map((step) => (
											<TextButton key={step} kind="plain" onClick={() => onStep(step, entry)}>
												{t(step)}
												<span className="visually-hidden"> {entry.name}</span>
											</TextButton>
										))}
									</span>
								</td>
							) : null}
						</tr>
					))}
				</tbody>
			</Table>
		</ScrollArea>
	);
}
