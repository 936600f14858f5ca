import type { Move } from "@offizin/contract";
import { Button } from "@offizin/ui";
import { useState } from "react";
import compact from "#app/controls/compact.module.css";
import { Dialog } from "#app/controls/dialog.tsx";
import { moveWords } from "#app/words/move-words.ts";
import styles from "./move-buttons.module.css";
import type { MoveRequest } from "./move-request.ts";
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
	const [questioned, setQuestioned] = useState<Move>();
	const requestOf = (move: Move): MoveRequest => (line === undefined ? { move } : { move, line });
	const close = () => setQuestioned(undefined);
	const words = questioned && moveWords[questioned];
	return (
		<>
			<ul className={styles.moves}>
				{allowed.map((move, index) => {
					const { label, doing, effect, question } = moveWords[move];
					const isRunning = running?.move === move && running.line === line;
					return (
						<li key={move}>
							<Button
								kind={isNextStep && index === 0 ? "primary" : "secondary"}
								className={compact.button}
								aria-disabled={running !== undefined}
								onClick={() => (question ? setQuestioned(move) : ask(requestOf(move)))}
							>
								{isRunning ? doing : label}
							</Button>
							<span className={styles.effect}>{effect}</span>
						</li>
					);
				})}
			</ul>
			<Dialog title={words?.question ?? ""} isOpen={words !== undefined} onClose={close}>
				<p className={styles.subject}>{subject}</p>
				<p>{words?.effect} Das lässt sich nicht zurücknehmen.</p>
				<div className={styles.answers}>
					<Button
						className={compact.button}
						onClick={() => {
							close();
							if (questioned) ask(requestOf(questioned));
						}}
					>
						{words?.label}
					</Button>
					<Button kind="secondary" className={compact.button} onClick={close}>
						Abbrechen
					</Button>
				</div>
			</Dialog>
		</>
	);
}
