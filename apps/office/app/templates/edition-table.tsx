import type { OfficeTemplate } from "@offizin/contract";
import { Button, ScrollArea, Table } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { useFormats } from "#app/formats/use-formats.ts";
import styles from "./templates.module.css";

interface EditionTableProps {
	readonly template: OfficeTemplate;
	/** Absent for who may not, and while a draft is open. */
	readonly onRestore: ((version: number) => void) | undefined;
}

/** What was published of a template, by whom and why. */
export function EditionTable({ template: { editions, edition }, onRestore }: EditionTableProps) {
	const t = useTranslations("templates");
	const { instant } = useFormats();
	return (
		<ScrollArea label={t("editionsCaption")}>
			<Table className={styles.table} caption={t("editionsCaption")}>
				<thead>
					<tr>
						<th scope="col">{t("column.edition")}</th>
						<th scope="col">{t("publishedAt")}</th>
						<th scope="col">{t("publishedBy")}</th>
						<th scope="col">{t("note")}</th>
						<th scope="col">{t("column.state")}</th>
					</tr>
				</thead>
				<tbody>
					{editions.map(({ version, publishedAt, publishedBy, note }) => (
						<tr key={version}>
							<th scope="row">{t("edition", { version })}</th>
							<td>{publishedAt === null ? "–" : instant(publishedAt)}</td>
							<td>{publishedBy ?? "–"}</td>
							<td>{note === "" ? "–" : note}</td>
							<td>
								{version === edition ? (
									t("shown")
								) : onRestore ? (
									<Button kind="secondary" onClick={() => onRestore(version)}>
										{t("restore")}
										<span className="visually-hidden">: {t("edition", { version })}</span>
									</Button>
								) : (
									"–"
								)}
							</td>
						</tr>
					))}
				</tbody>
			</Table>
		</ScrollArea>
	);
}
