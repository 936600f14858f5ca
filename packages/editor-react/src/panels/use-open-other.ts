import { useState } from "react";
import { useEditing, useEditor, useHost, useSale } from "../editor-context.tsx";

interface OpenOther {
	/** The template that is being opened. */
	readonly coming: string | null;
	readonly problem: string | null;
	/** `isMadeFirst`: a design nobody has begun is made too, since another is to go with it. */
	readonly choose: (template: string, isMadeFirst?: boolean) => Promise<void>;
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
		const { history, sync } = editor.getSnapshot();
		const isMade = isMadeFirst || history.past.length > 0 || sync.design !== null;
		const status = isMade ? await autosave.flush() : "saved";
		const { design } = editor.getSnapshot().sync;
		if (status !== "saved" || (isMade && !design)) setProblem(t("other.notSaved"));
		else {
			const opened = await openOther(design, template);
			if (!opened.ok) setProblem(opened.error);
		}
		setComing(null);
	}

	return { coming, problem, choose };
}
