import { findElement, together } from "@offizin/design";
import { Button, Dialog, Notice, TextButton } from "@offizin/ui";
import { useMemo, useRef, useState } from "react";
import { useEditing, useEditor, useHost } from "../editor-context.tsx";
import { IdeaFilters } from "./idea-filters.tsx";
import { IdeaList } from "./idea-list.tsx";
import styles from "./ideas.module.css";
import { type Narrowing, narrowIdeas } from "./narrow-ideas.ts";
import { type ToldIdea, toldIdeas } from "./told-ideas.ts";
import { ideaLanguageOf, useIdeas } from "./use-ideas.ts";

const all: Narrowing = { occasion: null, tone: null, length: null, search: "" };

/** Texts for one text of the card, told with what is known of the feast; one tap puts one in. */
export function IdeasDialog({ element: id, onClose }: { element: string; onClose: () => void }) {
	const { editor } = useEditing();
	const { t, nameOf, announce, locale, ideaOccasion } = useHost();
	const dialog = useRef<HTMLDialogElement>(null);
	const document = useEditor((state) => state.document);
	const [language, setLanguage] = useState(() => document.language ?? ideaLanguageOf(locale));
	const [asked, setAsked] = useState<Narrowing>({ ...all, occasion: ideaOccasion ?? null });
	const [isRefused, setIsRefused] = useState(false);
	const { ideas, hasFailed, retry } = useIdeas(language, locale);
	const found = findElement(document, id);
	const element = found?.type === "text" ? found : undefined;
	const told = useMemo(
		() => (ideas && element ? toldIdeas(ideas, { document, element }) : null),
		[ideas, document, element],
	);
	if (!element) return null;
	const { label, style } = element;
	// An occasion that we have nothing for in this place narrows nothing.
	const isNone = told !== null && !told.some(({ idea }) => idea.occasion === asked.occasion);
	const narrowing = isNone ? { ...asked, occasion: null } : asked;
	const shown = told && narrowIdeas(told, narrowing);

	function take({ written, idea, author }: ToldIdea): void {
		const change = together([
			{ type: "setText", element: id, text: written },
			...(author && idea.by ? [{ type: "setText", element: author.id, text: idea.by } as const] : []),
		]);
		editor.mark();
		const isTaken = change !== undefined && editor.dispatch(change).ok;
		editor.mark();
		setIsRefused(!isTaken);
		if (!isTaken) return;
		// Nothing is read out behind a dialog.
		dialog.current?.close();
		announce(t("textIdeas.taken", { label: nameOf(label) }));
	}

	return (
		<Dialog
			title={t("textIdeas.actionFor", { label: nameOf(label) })}
			size="page"
			isOpen
			ref={dialog}
			onClose={onClose}
		>
			<p className={styles.lead}>{t("textIdeas.lead")}</p>
			<IdeaFilters
				{...{ language, narrowing, told: told ?? [] }}
				onNarrow={setAsked}
				onLanguage={setLanguage}
			/>
			<p className={styles.count} role="status">
				{shown ? t("textIdeas.count", { count: shown.length }) : hasFailed ? "" : t("textIdeas.loading")}
			</p>
			{isRefused ? (
				<Notice kind="bad" role="alert">
					{t("textIdeas.notTaken")}
				</Notice>
			) : null}
			{hasFailed ? (
				<Notice kind="bad" role="alert">
					{t("textIdeas.failed")} <TextButton onClick={retry}>{t("textIdeas.again")}</TextButton>
				</Notice>
			) : null}
			{shown ? <IdeaList ideas={shown} style={style} language={language} onTake={take} /> : null}
			{shown?.length === 0 ? (
				<p>
					{t("textIdeas.none")} <TextButton onClick={() => setAsked(all)}>{t("textIdeas.all")}</TextButton>
				</p>
			) : null}
			<div className={styles.foot}>
				<Button kind="secondary" onClick={() => dialog.current?.close()}>
					{t("panel.close")}
				</Button>
			</div>
		</Dialog>
	);
}
