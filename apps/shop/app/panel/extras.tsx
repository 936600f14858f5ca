import { Disclosure } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { OptionField } from "./option-field.tsx";
import type { OptionView } from "./option-view.server.ts";
import styles from "./panel-form.module.css";
import type { Choosable } from "./query-after.ts";

export interface ExtrasProps {
	readonly options: readonly OptionView[];
	readonly chosen: Readonly<Record<string, string | undefined>>;
	/** Sentences about an option. */
	readonly aboutOption: (key: string) => readonly string[];
	readonly onChoose: (option: Choosable, value: string) => void;
}

const NONE = "ohne";

/** Additions behind a fold, which tells in one line what is chosen of them. */
export function Extras({ options, chosen, aboutOption, onChoose }: ExtrasProps) {
	const t = useTranslations("panel");
	if (options.length === 0) return null;
	const taken = options.filter(({ value }) => value !== NONE).map(({ valueName }) => valueName);
	return (
		<Disclosure
			className={styles.extras}
			summary={
				<span>
					<span className={styles.extraNames}>{options.map(({ name }) => name).join(", ")}</span>{" "}
					<small>{taken.length > 0 ? taken.join(", ") : t("nothingChosen")}</small>
				</span>
			}
		>
			<div>
				{options.map((option) => (
					<OptionField
						key={option.key}
						option={option}
						chosen={chosen[option.key] ?? option.value}
						notices={aboutOption(option.key)}
						onChoose={(value) => onChoose(option, value)}
					/>
				))}
			</div>
		</Disclosure>
	);
}
