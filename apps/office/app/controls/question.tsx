import { Button, ButtonRow, Dialog } from "@offizin/ui";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

interface QuestionProps {
	readonly title: string;
	readonly isOpen: boolean;
	/** What the button says that does it. */
	readonly answer: string;
	readonly onAnswer: () => void;
	readonly onClose: () => void;
	/** What is asked about, and what follows. */
	readonly children: ReactNode;
}

/** Asks before something that cannot be undone. */
export function Question({ title, isOpen, answer, onAnswer, onClose, children }: QuestionProps) {
	const t = useTranslations("controls");
	return (
		<Dialog title={title} isOpen={isOpen} onClose={onClose}>
			{children}
			<ButtonRow>
				<Button
					onClick={() => {
						onClose();
						onAnswer();
					}}
				>
					{answer}
				</Button>
				<Button kind="secondary" onClick={onClose}>
					{t("cancel")}
				</Button>
			</ButtonRow>
		</Dialog>
	);
}
