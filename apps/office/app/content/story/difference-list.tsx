import {
	type Block,
	blockSummary,
	type ContentDifference,
	compareContents,
	componentLabel,
	findBlock,
	formFields,
	translatedField,
	translationLanguage,
} from "@offizin/content";
import { ScrollArea, Table } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { componentNamed } from "#app/content/component-named.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import styles from "./difference-list.module.css";
import { valueWords } from "./value-words.ts";

interface DifferenceListProps {
	readonly before: Block;
	readonly after: Block;
	/** Names of both, as heads of their columns. */
	readonly beforeName: string;
	readonly afterName: string;
}

/** Two contents side by side, only what differs: block by block, field by field. */
export function DifferenceList({ before, after, beforeName, afterName }: DifferenceListProps) {
	const t = useTranslations("content.differences");
	const differences = compareContents(before, after);
	if (differences.length === 0) return <p>{t("none")}</p>;
	return (
		<ScrollArea label={t("caption")}>
			<Table caption={t("caption")} className={styles.table}>
				<thead>
					<tr>
						<th scope="col">{t("where")}</th>
						<th scope="col">{beforeName}</th>
						<th scope="col">{afterName}</th>
					</tr>
				</thead>
				<tbody>
					{differences.map((difference) => (
						<DifferenceRow
							key={`${difference.kind} ${difference.uid} ${"field" in difference ? difference.field : ""}`}
							difference={difference}
							block={findBlock(after, difference.uid)?.block ?? findBlock(before, difference.uid)?.block}
						/>
					))}
				</tbody>
			</Table>
		</ScrollArea>
	);
}

interface DifferenceRowProps {
	readonly difference: ContentDifference;
	readonly block: Block | undefined;
}

function DifferenceRow({ difference, block }: DifferenceRowProps) {
	const t = useTranslations("content.differences");
	const { components, space } = useContentPlace();
	const component = componentNamed(components, difference.component);
	const label = componentLabel(component, difference.component);
	const summary = block ? blockSummary(block, component) : "";
	if (difference.kind !== "changed") {
		const cell = summary || label;
		return (
			<tr>
				<th scope="row">{label}</th>
				<td>{difference.kind === "added" ? t("missing") : cell}</td>
				<td>{difference.kind === "removed" ? t("missing") : `${t(difference.kind)} ${cell}`}</td>
			</tr>
		);
	}
	const key = translatedField(difference.field);
	const field = component && formFields(component).find((one) => one.key === key);
	const language = translationLanguage(difference.field, space.languages)?.name;
	const [before, after] = [valueWords(difference.before, t), valueWords(difference.after, t)];
	return (
		<tr>
			<th scope="row">
				{label}, {field?.label ?? key} {language ? `(${language})` : ""}
			</th>
			<td>{before}</td>
			<td>{before === after ? t("otherwise", { words: after }) : after}</td>
		</tr>
	);
}
