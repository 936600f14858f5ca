import { Disclosure } from "@offizin/ui";
import { OptionField } from "./option-field.tsx";
import type { OptionView } from "./option-view.server.ts";
import styles from "./panel-form.module.css";
import { noSentences } from "./sentences.tsx";
import type { Choose } from "./use-panel-choice.ts";

export interface FoldedOptionsProps {
	readonly options: readonly OptionView[];
	readonly chosen: Readonly<Record<string, string | undefined>>;
	readonly choose: Choose;
}

/** What few people change: each option behind a fold of its own, which tells what is chosen. */
export function FoldedOptions({ options, chosen, choose }: FoldedOptionsProps) {
	if (options.length === 0) return null;
	return (
		<div className={styles.folded}>
			{options.map((option) => {
				const value = chosen[option.key] ?? option.value;
				const current = option.values.find((candidate) => candidate.value === value);
				return (
					<Disclosure
						key={option.key}
						className={styles.fold}
						summary={
							<span>
								<span className={styles.foldName}>{option.name}</span>{" "}
								<small>{current?.name ?? option.valueName}</small>
							</span>
						}
					>
						<OptionField option={option} chosen={value} notices={noSentences} choose={choose} />
					</Disclosure>
				);
			})}
		</div>
	);
}
