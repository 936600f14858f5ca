import type { CallError, ContentStoryItem } from "@offizin/contract";
import { Button, ButtonRow, Dialog, TextField } from "@offizin/ui";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Refusal } from "#app/controls/refusal.tsx";
import { FolderField } from "./folder-field.tsx";
import styles from "./pages.module.css";

/** What a page is called and where it lies. */
export interface StoryPlace {
	readonly name: string;
	readonly slug: string;
	/** 0 is the top. */
	readonly folder: number;
}

interface StoryFormProps {
	readonly title: string;
	readonly place: StoryPlace;
	readonly folders: readonly ContentStoryItem[];
	readonly slugHelp: string;
	/** What the button says that does it. */
	readonly answer: string;
	readonly refusal: CallError | undefined;
	readonly onChange: (part: Partial<StoryPlace>) => void;
	readonly onAnswer: () => Promise<unknown>;
	readonly onClose: () => void;
	/** Fields beside name, address and folder. */
	readonly children?: ReactNode;
}

/** Asks for name, address and folder of a page. */
export function StoryForm(props: StoryFormProps) {
	const { title, place, folders, slugHelp, answer, refusal, onChange, onAnswer, onClose, children } = props;
	const t = useTranslations("content.pages");
	return (
		<Dialog title={title} isOpen onClose={onClose}>
			<form
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault();
					void onAnswer();
				}}
			>
				<TextField
					label={t("name")}
					value={place.name}
					required
					onChange={(event) => onChange({ name: event.target.value })}
				/>
				<TextField
					label={t("slug")}
					help={slugHelp}
					value={place.slug}
					onChange={(event) => onChange({ slug: event.target.value })}
				/>
				<FolderField folders={folders} value={place.folder} onChange={(folder) => onChange({ folder })} />
				{children}
				{refusal ? <Refusal refusal={refusal} /> : null}
				<ButtonRow>
					<Button type="submit">{answer}</Button>
					<Button kind="secondary" onClick={onClose}>
						{t("cancel")}
					</Button>
				</ButtonRow>
			</form>
		</Dialog>
	);
}
