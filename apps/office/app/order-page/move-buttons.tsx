import type { Move } from "@offizin/contract";
import { Button } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Question } from "#app/controls/question.tsx";
import { type FinalMove, isFinal } from "#app/words/moves.ts";
import styles from "./move-buttons.module.css";
import type { MoveRequest } from "./move-request.ts";
import { type Label, labelled, noLabel, ParcelLabel } from "./parcel-label.tsx";
import type { Moves } from "./use-order-requests.ts";

interface MoveButtonsProps {
	readonly allowed: readonly Move[];
	/** Absent for moves of the whole order. */
	readonly line?: string;
	/** What is moved, for the question: "50 × Eukalyptus". */
	readonly subject: string;
	readonly moves: Moves;
	/** Whether the first move is the usual next step of the page. */
	readonly isNextStep: boolean;
}

/** What can be done now, each with its effect; what cannot be undone asks first. */
export function MoveButtons({
	allowed,
	line,
	subject,
	isNextStep,
	moves: { ask, running },
}: MoveButtonsProps) {
	const t = useTranslations();
	const [questioned, setQuestioned] = useState<FinalMove>();
	const [label, setLabel] = useState<Label>(noLabel);
	const requestOf = (move: Move): MoveRequest => (line === undefined ? { move } : { move, line });
	const close = () => setQuestioned(undefined);
	return (
		<>
			<ul className={styles.moves}>
				{allowed.map((move, index) => {
					const isRunning = running?.move === move && running.line === line;
					return (
						<li key={move}>
							<Button
								kind={isNextStep && index === 0 ? "primary" : "secondary"}
								aria-disabled={running !== undefined}
								onClick={() => (isFinal(move) ? setQuestioned(move) : ask(requestOf(move)))}
							>
								{t(`moves.${move}.${isRunning ? "doing" : "label"}`)}
							</Button>
							<span className={styles.effect}>{t(`moves.${move}.effect`)}</span>
						</li>
					);
				})}
			</ul>
			<Question
				title={questioned ? t(`moves.${questioned}.question`) : ""}
				answer={questioned ? t(`moves.${questioned}.label`) : ""}
				isOpen={questioned !== undefined}
				onAnswer={() => {
					if (!questioned) return;
					ask({ ...requestOf(questioned), ...(questioned === "ship" ? labelled(label) : {}) });
				}}
				onClose={close}
			>
				{questioned ? (
					<>
						<p className={styles.subject}>{subject}</p>
						{questioned === "ship" ? <ParcelLabel label={label} onChange={setLabel} /> : null}
						<p>{t("orderPage.move.final", { effect: t(`moves.${questioned}.effect`) })}</p>
					</>
				) : null}
			</Question>
		</>
	);
}
