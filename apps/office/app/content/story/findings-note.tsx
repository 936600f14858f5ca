import { type Block, blockSummary, componentLabel, type Finding, findBlock } from "@offizin/content";
import { Count, Disclosure, TextButton } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { componentNamed } from "#app/content/component-named.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import { useFindingWords } from "./finding-words.ts";
import styles from "./findings.module.css";

/** A control among those of one field. */
export type FieldPart = "alt";

/** Leads to a field of a block or to a part of it, in a language where it is a translation. */
export type Lead = (uid: string, field: string | null, lang: string | null, part?: FieldPart) => void;

interface FindingsProps {
	readonly findings: readonly Finding[];
	readonly content: Block;
	readonly onLead: Lead;
}

/** What was found, how many of it, and the way to each; nothing where all is well. */
export function FindingsNote(props: FindingsProps) {
	const t = useTranslations("content.findings");
	const errors = props.findings.filter(({ severity }) => severity === "error").length;
	if (props.findings.length === 0) return null;
	return (
		<Disclosure
			summary={
				<span>
					{t("title")} <Count kind={errors > 0 ? "alarm" : "news"}>{props.findings.length}</Count>
				</span>
			}
		>
			<FindingList {...props} />
		</Disclosure>
	);
}

/** Findings, those that stop a publication first; each leads to its field. */
export function FindingList({ findings, content, onLead }: FindingsProps) {
	const t = useTranslations("content.findings");
	const { components } = useContentPlace();
	const wordsOf = useFindingWords();
	const sorted = findings.toSorted(
		(one, other) => Number(one.severity !== "error") - Number(other.severity !== "error"),
	);
	return (
		<ul className={styles.findings}>
			{sorted.map((finding) => {
				const block = findBlock(content, finding.uid ?? content._uid)?.block ?? content;
				const component = componentNamed(components, block.component);
				const words = blockSummary(block, component);
				const about = {
					severity: t(finding.severity),
					block: componentLabel(component, block.component),
					words,
				};
				return (
					<li
						key={`${finding.code} ${finding.uid} ${finding.field} ${finding.lang} ${JSON.stringify(finding.values)}`}
						data-severity={finding.severity}
					>
						<TextButton onClick={() => onLead(block._uid, finding.field, finding.lang, partOf(finding))}>
							{t(words === "" ? "about" : "aboutWords", about)}
						</TextButton>
						<p>{wordsOf(finding)}</p>
					</li>
				);
			})}
		</ul>
	);
}

const partOf = ({ code }: Finding): FieldPart | undefined => (code === "alt_missing" ? "alt" : undefined);
