import { Button, ButtonRow, Dialog } from "@offizin/ui";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#app/formats/use-formats.ts";
import { DifferenceList } from "./difference-list.tsx";
import type { StoryDraft } from "./use-story-draft.ts";

/** Somebody else has saved meanwhile: both states side by side. Whichever is chosen, the other stays among the versions. */
export function ConflictDialog({ draft }: { readonly draft: StoryDraft }) {
	const t = useTranslations("content.conflict");
	const { instant } = useFormats();
	const dialog = useRef<HTMLDialogElement>(null);
	const [isBusy, setIsBusy] = useState(false);
	const { saving, history } = draft.editing;
	if (saving.state !== "conflict") return null;
	const { theirs } = saving;
	const run = async (choose: () => Promise<void>) => {
		setIsBusy(true);
		await choose();
		setIsBusy(false);
	};
	return (
		// It asks until it is answered: what was typed is not saved yet.
		<Dialog title={t("title")} size="page" ref={dialog} isOpen onClose={() => dialog.current?.showModal()}>
			<p>{t("explained", { at: instant(theirs.updated_at) })}</p>
			{theirs.content ? (
				<DifferenceList
					before={{ name: t("theirs"), content: theirs.content }}
					after={{ name: t("mine"), content: history.content }}
				/>
			) : null}
			<ButtonRow>
				<Button disabled={isBusy} onClick={() => void run(draft.saveMine)}>
					{t("keepMine")}
				</Button>
				<Button kind="secondary" disabled={isBusy} onClick={() => void run(draft.takeTheirs)}>
					{t("takeTheirs")}
				</Button>
			</ButtonRow>
		</Dialog>
	);
}
