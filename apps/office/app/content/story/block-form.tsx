import {
	type Block,
	type FieldValue,
	type Finding,
	type FormField,
	type FoundBlock,
	formFields,
	textIn,
	translationKey,
} from "@offizin/content";
import { useTranslations } from "use-intl";
import { componentNamed } from "#app/content/component-named.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import { BlockActions } from "./block-actions.tsx";
import styles from "./block-form.module.css";
import { BlockListField } from "./block-list-field.tsx";
import { FieldInput } from "./field-input.tsx";
import { useFindingWords } from "./finding-words.ts";
import type { StoryDraft } from "./use-story-draft.ts";

interface BlockFormProps {
	readonly found: FoundBlock;
	readonly draft: StoryDraft;
	readonly findings: readonly Finding[];
	/** The language that stands beside the default one; undefined for none. */
	readonly language: { readonly code: string; readonly name: string } | undefined;
}

/** The form of the chosen block, made from its schema; translations stand beside their originals. */
export function BlockForm({ found, draft, findings, language }: BlockFormProps) {
	const t = useTranslations("content.blocks");
	const { components } = useContentPlace();
	const { block } = found;
	const component = componentNamed(components, block.component);
	const example =
		component &&
		formFields(component)
			.map(({ key }) => factIn(block[key]))
			.find(Boolean);
	return (
		<section className={styles.form} aria-label={t("form")}>
			<BlockActions found={found} draft={draft} />
			{component ? null : <p>{t("unknown", { name: block.component })}</p>}
			{example ? <p className={styles.note}>{t("braces", { example })}</p> : null}
			{component
				? formFields(component).map((field) => (
						<FormLine key={`${block._uid}/${field.key}`} {...{ field, block, draft, language, findings }} />
					))
				: null}
		</section>
	);
}

/** What the shop fills in: a name in braces in a text or a rich text. */
const factIn = (value: FieldValue) => textIn(value).match(/\{[A-Za-z]+\}/)?.[0];

interface FormLineProps extends Pick<BlockFormProps, "draft" | "language" | "findings"> {
	readonly field: FormField;
	readonly block: Block;
}

function FormLine({ field, block, draft, language, findings }: FormLineProps) {
	const t = useTranslations("content.blocks");
	const { mayEdit } = useContentPlace();
	const wordsOf = useFindingWords();
	if (field.schema.type === "bloks") return <BlockListField {...{ field, block, draft, findings }} />;

	function input(key: string, label: string, lang: string | null) {
		const finding = findings.find(
			(one) => one.uid === block._uid && one.field === field.key && (one.lang ?? null) === lang,
		);
		return (
			<div data-field={key}>
				<FieldInput
					key={key}
					field={field}
					label={label}
					value={block[key]}
					isReadOnly={!mayEdit}
					error={finding ? wordsOf(finding) : undefined}
					onChange={(value) => draft.edit({ type: "setField", uid: block._uid, field: key, value })}
				/>
			</div>
		);
	}

	if (!language || !field.schema.translatable) return input(field.key, field.label, null);
	return (
		<div className={styles.beside}>
			{input(field.key, t("inLanguage", { field: field.label, language: t("defaultLanguage") }), null)}
			{input(
				translationKey(field.key, language.code),
				t("inLanguage", { field: field.label, language: language.name }),
				language.code,
			)}
		</div>
	);
}
