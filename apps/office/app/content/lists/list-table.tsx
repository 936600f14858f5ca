import type { ContentDataSource } from "@offizin/contract";
import { ScrollArea, Table, TextButton } from "@offizin/ui";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import { useFormats } from "#app/formats/use-formats.ts";
import { paths } from "#app/paths.ts";
import { choosingComponents } from "./choosing-components.ts";
import styles from "./lists.module.css";

export type ListStep = "settings" | "remove";

interface ListTableProps {
	readonly lists: readonly ContentDataSource[];
	readonly onStep: (step: ListStep, list: ContentDataSource) => void;
}

const columns = ["name", "slug", "dimensions", "usedBy"] as const;

/** Lists to choose from, with the blocks that do. */
export function ListTable({ lists, onStep }: ListTableProps) {
	const t = useTranslations("contentLists");
	const { list: enumerate } = useFormats();
	const { space, components, mayManage } = useContentPlace();
	return (
		<ScrollArea className={styles.area} label={t("caption")}>
			<Table hasSheets className={styles.table} caption={t("caption")}>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={column} scope="col">
								{t(column)}
							</th>
						))}
						{mayManage ? (
							<th scope="col">
								<span className="visually-hidden">{t("steps")}</span>
							</th>
						) : null}
					</tr>
				</thead>
				<tbody>
					{lists.map((list) => {
						const blocks = choosingComponents(components, list.slug);
						return (
							<tr key={list.id}>
								<th scope="row" className={styles.name}>
									<Link to={paths.contentList(space.id, list.id)}>{list.name}</Link>
								</th>
								<td className={styles.value}>{list.slug}</td>
								<td data-label={t("dimensions")}>{enumerate(list.dimensions.map(({ name }) => name))}</td>
								<td data-label={t("usedBy")} className={blocks.length > 0 ? undefined : styles.quiet}>
									{blocks.length > 0 ? enumerate(blocks) : t("nobody")}
								</td>
								{mayManage ? (
									<td>
										<span className={styles.steps}>
											{(["settings", "remove"] as const).map((step) => (
												<TextButton key={step} kind="plain" onClick={() => onStep(step, list)}>
													{t(step)}
													<span className="visually-hidden"> {list.name}</span>
												</TextButton>
											))}
										</span>
									</td>
								) : null}
							</tr>
						);
					})}
				</tbody>
			</Table>
		</ScrollArea>
	);
}
