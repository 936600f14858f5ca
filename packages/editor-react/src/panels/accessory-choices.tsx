import { Choice, Disclosure, Swatch } from "@offizin/ui";
import styles from "../controls/panel.module.css";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import type { ChoiceChanges } from "../services.ts";
import own from "./accessory-choices.module.css";
import { useChangeWords } from "./use-choice-changes.ts";

/** What comes with each card: envelope, inlay, ribbon and the like, of those that fit it. */
export function AccessoryChoices({ accessories }: Pick<ChoiceChanges, "accessories">) {
	const { editor, isReady } = useEditing();
	const { t } = useHost();
	const configuration = useEditor(({ document }) => document.configuration);
	const inWords = useChangeWords();
	if (accessories.length === 0) return null;
	return (
		<section className={styles.group} aria-labelledby="editor-accessories">
			<h2 className={styles.legend} id="editor-accessories">
				{t("options.accessories")}
			</h2>
			<div>
				{accessories.map(({ key, name, values }) => {
					const chosen = values.find(({ value }) => value === configuration[key]);
					return (
						<Disclosure
							key={key}
							className={own.accessory}
							summary={
								<>
									<span className={own.name}>{name}</span>
									<span className={own.chosen}>{chosen?.name}</span>
								</>
							}
						>
							<fieldset className={own.values} disabled={!isReady}>
								<legend className="visually-hidden">{name}</legend>
								{values.map(({ value, name: label, swatch, ...change }) => (
									<Choice
										key={value}
										className={styles.choice}
										type="radio"
										name={`accessory-${key}`}
										label={label}
										mark={swatch === undefined ? null : <Swatch color={swatch} />}
										note={inWords(change)}
										checked={value === configuration[key]}
										onChange={() =>
											editor.dispatch({
												type: "setConfiguration",
												configuration: { ...configuration, [key]: value },
											})
										}
									/>
								))}
							</fieldset>
						</Disclosure>
					);
				})}
			</div>
		</section>
	);
}
