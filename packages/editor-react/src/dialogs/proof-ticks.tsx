import { confirmationKey, type Finding } from "@offizin/design";
import { Choice, TextButton } from "@offizin/ui";
import { useHost } from "../editor-context.tsx";
import { useFindingWords } from "../use-finding-words.ts";
import { useGoTo } from "../use-go-to.ts";
import styles from "./proof-dialog.module.css";

interface ProofTicksProps {
	readonly findings: readonly Finding[];
	/** Keys of what has been agreed to. */
	readonly confirmed: ReadonlySet<string>;
	readonly onConfirm: (key: string, isConfirmed: boolean) => void;
	readonly onJump: () => void;
}

/** What is only printed as it is when somebody says so, each with a tick of its own. */
export function ProofTicks({ findings, confirmed, onConfirm, onJump }: ProofTicksProps) {
	const { names, nameOf, t } = useHost();
	const inWords = useFindingWords();
	const goTo = useGoTo();
	if (findings.length === 0) return null;
	return (
		<section className={styles.part}>
			<h3 className={styles.subtitle}>{t("proof.ticks")}</h3>
			<p>{t("proof.ticksLead")}</p>
			<ul>
				{findings.map((finding) => {
					const key = confirmationKey(finding);
					const { page, element } = finding;
					const label = nameOf(finding.label);
					return (
						<li key={key} className={styles.tick}>
							<Choice
								type="checkbox"
								label={
									<>
										<strong>{label}</strong> <span className={styles.where}>{names.page[page] ?? page}</span>
										<br />
										{inWords(finding)}
									</>
								}
								checked={confirmed.has(key)}
								onChange={({ target }) => onConfirm(key, target.checked)}
							/>
							<TextButton
								aria-label={`${label}: ${t("check.jump")}`}
								onClick={() => {
									onJump();
									goTo(page, element);
								}}
							>
								{t("check.jump")}
							</TextButton>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
