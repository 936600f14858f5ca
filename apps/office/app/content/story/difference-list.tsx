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
import { useIsWide } from "./use-is-wide.ts";
import { valueWords } from "./value-words.ts";

interface NamedContent {
	/** Head of its column. */
	readonly name: string;
	/** The same beside each of its values, where there are no columns. */
	readonly short?: string;
	readonly content: Block;
}

interface DifferenceListProps {
	readonly before: NamedContent;
	readonly after: NamedContent;
}

/** Two contents, only what differs, block by block, field by field: side by side, or one below the other on a phone. */
export function DifferenceList({ before, after }: DifferenceListProps) {
	const t = useTranslations("content.differences");
	const wordsOf = useDifferenceWords();
	const isWide = useIsWide();
	const differences = compareContents(before.content, after.content);
	if (differences.length === 0) return <p>{t("none")}</p>;
	const lines = differences.map((difference) => {
		const block = [after, before]
			.map(({ content }) => findBlock(content, difference.uid)?.block)
			.find(Boolean);
		const field = "field" in difference ? difference.field : "";
		return { key: `${difference.kind} ${difference.uid} ${field}`, ...wordsOf(difference, block) };
	});
	if (!isWide)
		return (
			<section aria-label={t("caption")}>
				<ul className={styles.list}>
					{lines.map((line) => (
						<li key={line.key}>
							<p className={styles.where}>{line.where}</p>
							<dl className={styles.pair}>
								<dt>{before.short ?? before.name}</dt>
								<dd>{line.before}</dd>
								<dt>{after.short ?? after.name}</dt>
								<dd>{line.after}</dd>
							</dl>
						</li>
					))}
				</ul>
			</section>
		);
	return (
		<ScrollArea label={t("caption")}>
			<Table caption={t("caption")} className={styles.table}>
				<thead>
					<tr>
						<th scope="col">{t("where")}</th>
						<th scope="col">{before.name}</th>
						<th scope="col">{after.name}</th>
					</tr>
				</thead>
				<tbody>
					{lines.map((line) => (
						<tr key={line.key}>
							<th scope="row">{line.where}</th>
							<td>{line.before}</td>
							<td>{line.after}</td>
						</tr>
					))}
				</tbody>
			</Table>
		</ScrollArea>
	);
}

/** A difference as it is read: where it is, what stood there, what stands there now. */
function useDifferenceWords() {
	const t = useTranslations("content.differences");
	const { components, space } = useContentPlace();
	return (difference: ContentDifference, block: Block | undefined) => {
		const component = componentNamed(components, difference.component);
		const label = componentLabel(component, difference.component);
		if (difference.kind !== "changed") {
			const words = (block ? blockSummary(block, component) : "") || label;
			return {
				where: label,
				before: difference.kind === "added" ? t("missing") : words,
				after: difference.kind === "removed" ? t("missing") : `${t(difference.kind)} ${words}`,
			};
		}
		const key = translatedField(difference.field);
		const field = component && formFields(component).find((one) => one.key === key);
		const language = translationLanguage(difference.field, space.languages)?.name;
		const [before, after] = [valueWords(difference.before, t), valueWords(difference.after, t)];
		return {
			where: `${label}, ${field?.label ?? key}${language ? ` (${language})` : ""}`,
			before,
			after: before === after ? t("otherwise", { words: after }) : after,
		};
	};
}
