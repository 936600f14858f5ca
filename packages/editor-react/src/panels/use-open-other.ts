import { err } from "@offizin/base";
import { type Editor, isComing } from "@offizin/editor";
import { useState } from "react";
import { useEditing, useEditor, useHost, useSale } from "../editor-context.tsx";

interface OpenOther {
	/** The template that is being opened. */
	readonly coming: string | null;
	readonly problem: string | null;
	/** `isMadeFirst`: a design nobody has begun is made too, since another is to go with it. */
	readonly choose: (template: string, isMadeFirst?: boolean) => Promise<void>;
}

/** Waits for photos that are going up: another design takes only what has arrived. False: one of them waits for the line. */
function photosArrived(editor: Editor): Promise<boolean> {
	return new Promise((resolve) => {
		const look = () => {
			const coming = editor.getSnapshot().incoming.filter(isComing);
			if (coming.some(({ failure }) => failure === null)) return;
			stop();
			resolve(coming.length === 0);
		};
		const stop = editor.subscribe(look);
		look();
	});
}

/** Opens another template with everything of this design, which is saved first. */
export function useOpenOther(): OpenOther {
	const { editor, autosave } = useEditing();
	const { t, announce } = useHost();
	const { openOther } = useSale();
	const current = useEditor(({ document }) => document.template);
	const [coming, setComing] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);

	async function choose(template: string, isMadeFirst = false): Promise<void> {
		if (!autosave || coming !== null || template === current) return;
		setComing(template);
		setProblem(null);
		announce(t("other.coming"));
		editor.send({ type: "release" });
		const isComplete = await photosArrived(editor);
		const { history, sync } = editor.getSnapshot();
		const isMade = isMadeFirst || history.past.length > 0 || sync.design !== null;
		const status = isMade ? await autosave.flush() : "saved";
		const { design } = editor.getSnapshot().sync;
		if (!isComplete) setProblem(t("other.photoWaits"));
		else if (status !== "saved" || (isMade && !design)) setProblem(t("other.notSaved"));
		else {
			const opened = await openOther(design, template).catch(() => err(t("other.unreachable")));
			if (!opened.ok) setProblem(opened.error);
		}
		setComing(null);
	}

	return { coming, problem, choose };
}
