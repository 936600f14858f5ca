import type { OfficeListedTemplate } from "@offizin/contract";
import { ScrollArea, Table } from "@offizin/ui";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { paths } from "#app/paths.ts";
import styles from "./templates.module.css";

/** Templates with what is published of them and whether somebody is changing them. */
export function TemplateTable({ items }: { readonly items: readonly OfficeListedTemplate[] }) {
	const t = useTranslations("templates");
	return (
		<ScrollArea label={t("caption")}>
			<Table className={styles.table} caption={t("caption")}>
				<thead>
					<tr>
						<th scope="col">{t("column.template")}</th>
						<th scope="col" className={styles.wide}>
							{t("column.kind")}
						</th>
						<th scope="col" className={styles.wide}>
							{t("column.format")}
						</th>
						<th scope="col" className={styles.wide}>
							{t("column.edition")}
						</th>
						<th scope="col">{t("column.state")}</th>
					</tr>
				</thead>
				<tbody>
					{items.map(({ id, name, colorName, kindName, formatName, edition, draft, picture }) => (
						<tr key={id}>
							<th scope="row">
								<Link to={paths.template(id)} className={styles.entry}>
									<span className={styles.thumb}>
										<img
											src={picture.src.replace("/w640/", "/w320/")}
											width={picture.width}
											height={picture.height}
											alt=""
											loading="lazy"
										/>
									</span>
									<span>
										{name}
										<span className={styles.color}>{colorName}</span>
									</span>
								</Link>
							</th>
							<td className={styles.wide}>{kindName}</td>
							<td className={styles.wide}>{formatName}</td>
							<td className={styles.wide}>{t("edition", { version: edition })}</td>
							<td>{t(`state.${stateOf({ edition, draft })}`)}</td>
						</tr>
					))}
				</tbody>
			</Table>
		</ScrollArea>
	);
}

function stateOf({ edition, draft }: Pick<OfficeListedTemplate, "edition" | "draft">) {
	if (draft) return "draft";
	return edition > 0 ? "edited" : "baked";
}
