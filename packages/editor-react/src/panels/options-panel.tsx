import { foilMetal, papers, refinementOf } from "@offizin/formats";
import { type PossibleValue, possibleValues } from "@offizin/solver";
import { Choice, FieldGroup } from "@offizin/ui";
import styles from "../controls/panel.module.css";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";

import { AccessoryChoices } from "./accessory-choices.tsx";
import { CompanionOffers } from "./companions.tsx";
import { OtherDesigns } from "./other-designs.tsx";
import { useChangeWords, useChoiceChanges } from "./use-choice-changes.ts";

/** What the template can never be made as is not offered; what only another choice rules out says so. */
function isOffered({ violated }: PossibleValue): boolean {
	return violated === undefined || Object.keys(violated.when).some((option) => option !== "formatType");
}

/** Cheapest first. */
function byPrice(a: string, b: string): number {
	const priceClass = (key: string) => papers.find((paper) => paper.key === key)?.priceClass ?? 0;
	return priceClass(a) - priceClass(b);
}

/** Refinement, paper, what comes with the card: each with its price; what does not go together says why. */
export function OptionsPanel({ quantity }: { readonly quantity: number }) {
	const { editor, isReady } = useEditing();
	const { names, t } = useHost();
	const configuration = useEditor(({ document }) => document.configuration);
	const product = useEditor((state) => state.product);
	const { paperType, refinementType = "", punching: chosenPunching } = configuration;
	const offered = (option: string) => possibleValues(product, configuration, option).filter(isOffered);
	const punchings = offered("punching");
	const choose = (option: string, value: string) =>
		editor.dispatch({ type: "setConfiguration", configuration: { ...configuration, [option]: value } });
	const { changes, accessories } = useChoiceChanges(quantity);
	const inWords = useChangeWords();
	const changeOf = (option: string, value: string) => inWords(changes[option]?.[value]);
	const metalOf = (refinementType: string) => foilMetal(refinementOf({ refinementType }));
	const refusalFor = (refinement: string) => t(metalOf(refinement) ? "options.noFoil" : "options.noRelief");
	const papersFor = (refinement: string) =>
		possibleValues(product, { ...configuration, refinementType: refinement }, "paperType")
			.filter(({ isPossible }) => isPossible)
			.map(({ value }) => value)
			.sort(byPrice);
	const insteadOf = (refinement: string) =>
		t("options.instead", {
			refinement: names.refinement[refinement] ?? refinement,
			papers: papersFor(refinement)
				.slice(0, 3)
				.map((key) => names.paper[key] ?? key)
				.join(", "),
		});

	return (
		<div className={styles.panel}>
			<OtherDesigns />
			<FieldGroup legend={t("options.refinement")} disabled={!isReady}>
				{offered("refinementType").map(({ value: refinement, isPossible }) => (
					<Choice
						key={refinement}
						className={styles.choice}
						type="radio"
						name="refinementType"
						label={names.refinement[refinement] ?? refinement}
						mark={
							metalOf(refinement) ? (
								<span className={styles.metal} data-metal={metalOf(refinement)} aria-hidden="true" />
							) : null
						}
						note={
							isPossible
								? changeOf("refinementType", refinement)
								: `${refusalFor(refinement)} ${insteadOf(refinement)}`
						}
						checked={refinement === refinementType}
						disabled={!isPossible}
						onChange={() => choose("refinementType", refinement)}
					/>
				))}
			</FieldGroup>
			{punchings.length > 1 ? (
				<FieldGroup legend={t("options.punching")} disabled={!isReady}>
					{punchings.map(({ value: punching, isPossible }) => (
						<Choice
							key={punching}
							className={styles.choice}
							type="radio"
							name="punching"
							label={names.punching[punching] ?? punching}
							note={changeOf("punching", punching)}
							checked={punching === chosenPunching}
							disabled={!isPossible}
							onChange={() => choose("punching", punching)}
						/>
					))}
				</FieldGroup>
			) : null}
			<FieldGroup legend={t("options.paper")} disabled={!isReady}>
				{offered("paperType").map(({ value: key, isPossible }) => {
					const paper = papers.find((one) => one.key === key);
					return (
						<Choice
							key={key}
							className={styles.choice}
							type="radio"
							name="paperType"
							label={names.paper[key] ?? key}
							mark={
								paper ? (
									<span className={styles.note}>{t("options.grams", { weight: paper.weight })}</span>
								) : null
							}
							note={isPossible ? changeOf("paperType", key) : refusalFor(refinementType)}
							checked={key === paperType}
							disabled={!isPossible}
							onChange={() => choose("paperType", key)}
						/>
					);
				})}
			</FieldGroup>
			<AccessoryChoices accessories={accessories} />
			<CompanionOffers />
		</div>
	);
}
