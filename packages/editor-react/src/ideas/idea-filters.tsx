import { TextField } from "@offizin/ui";
import type { Language } from "@offizin/words";
import { ideaOccasions, ideaTones } from "@offizin/words/ideas";
import { type ReactNode, useId } from "react";
import { Chip } from "../controls/chip.tsx";
import { useHost } from "../editor-context.tsx";
import styles from "./ideas.module.css";
import { lengthOf, lengths, type Narrowing } from "./narrow-ideas.ts";
import type { ToldIdea } from "./told-ideas.ts";
import { ideaLanguages } from "./use-ideas.ts";

export interface IdeaFiltersProps {
	/** What there is to narrow: nothing is offered that would find none of it. */
	readonly told: readonly ToldIdea[];
	readonly narrowing: Narrowing;
	readonly onNarrow: (narrowing: Narrowing) => void;
	readonly language: Language;
	readonly onLanguage: (language: Language) => void;
}

/** Occasion, tone, length and language of the texts, and a search in them. */
export function IdeaFilters({ told, narrowing, onNarrow, language, onLanguage }: IdeaFiltersProps) {
	const { t } = useHost();
	const occasions = ideaOccasions.filter((one) => told.some(({ idea }) => idea.occasion === one));
	const tones = ideaTones.filter((one) => told.some(({ idea }) => idea.tone === one));
	const any = [[null, t("textIdeas.any")]] as const;
	return (
		<div className={styles.filters}>
			<TextField
				type="search"
				autoComplete="off"
				label={t("textIdeas.search")}
				value={narrowing.search}
				onChange={({ target }) => onNarrow({ ...narrowing, search: target.value })}
			/>
			<Chips
				title={t("textIdeas.occasion.title")}
				chosen={narrowing.occasion}
				chips={[...any, ...occasions.map((one) => [one, t(`textIdeas.occasion.${one}`)] as const)]}
				onChoose={(occasion) => onNarrow({ ...narrowing, occasion })}
			/>
			<Chips
				title={t("textIdeas.tone.title")}
				chosen={narrowing.tone}
				chips={[...any, ...tones.map((one) => [one, t(`textIdeas.tone.${one}`)] as const)]}
				onChoose={(tone) => onNarrow({ ...narrowing, tone })}
			/>
			<Chips
				title={t("textIdeas.length.title")}
				chosen={narrowing.length}
				chips={[
					...any,
					...lengths
						.filter((one) => told.some((idea) => lengthOf(idea) === one))
						.map((one) => [one, t(`textIdeas.length.${one}`)] as const),
				]}
				onChoose={(length) => onNarrow({ ...narrowing, length })}
			/>
			<Chips
				title={t("textIdeas.language.title")}
				chosen={language}
				chips={ideaLanguages.map((one) => [one, t(`textIdeas.language.${one}`)] as const)}
				onChoose={onLanguage}
			/>
		</div>
	);
}

interface ChipsProps<Value extends string | null> {
	readonly title: string;
	readonly chips: readonly (readonly [value: Value, name: ReactNode])[];
	readonly chosen: Value;
	readonly onChoose: (value: Value) => void;
}

function Chips<Value extends string | null>({ title, chips, chosen, onChoose }: ChipsProps<Value>) {
	const name = useId();
	return (
		<fieldset className={styles.group}>
			<legend className={styles.legend}>{title}</legend>
			<div className={styles.chips}>
				{chips.map(([value, label]) => (
					<Chip key={value} name={name} isChosen={value === chosen} onChoose={() => onChoose(value)}>
						{label}
					</Chip>
				))}
			</div>
		</fieldset>
	);
}
