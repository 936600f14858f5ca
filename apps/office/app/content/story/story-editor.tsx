import type { Block } from "@offizin/content";
import { childrenOf, findBlock, translationKey } from "@offizin/content";
import type { ContentStory } from "@offizin/contract";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { BlockSelectionProvider } from "#app/content/blocks/block-selection.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import { type Device, PreviewFrames } from "#app/content/preview/preview-frames.tsx";
import { ViewSwitch } from "#app/content/preview/view-switch.tsx";
import { BlockForm } from "./block-form.tsx";
import { BlockTree } from "./block-tree.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { type FieldPart, FindingsNote } from "./findings-note.tsx";
import { StoryBar } from "./story-bar.tsx";
import styles from "./story-editor.module.css";
import { useFindings } from "./use-findings.ts";
import { useIsWide } from "./use-is-wide.ts";
import { usePreview } from "./use-preview.ts";
import { useStoryDraft } from "./use-story-draft.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

interface StoryEditorProps {
	readonly story: ContentStory;
	readonly content: Block;
	readonly previewUrl: string | undefined;
}

/** A page with its blocks and their forms on one side, and itself as visitors will see it on the other. */
export function StoryEditor({ story: loaded, content: saved, previewUrl }: StoryEditorProps) {
	const t = useTranslations("content");
	const { doors, space, mayEdit } = useContentPlace();
	const draft = useStoryDraft(doors, loaded, saved, mayEdit);
	const { story, history } = draft.editing;
	const { content } = history;
	const [chosen, setChosen] = useState(content._uid);
	const [hovered, setHovered] = useState<string>();
	const [view, setView] = useState<"edit" | Device>("edit");
	const [languageCode, setLanguageCode] = useState("");
	const language = space.languages.find(({ code }) => code === languageCode);
	const found = findBlock(content, chosen) ?? findBlock(content, content._uid);
	const { findings, check } = useFindings(doors, story.id, content);
	const preview = usePreview({ content, story: story.id, language: language?.code, url: previewUrl });
	const isWide = useIsWide();
	useUndoKeys(draft);

	/** Leads to a block, to one of its fields, in the language it is about. */
	function lead(uid: string, field: string | null = null, lang: string | null = null, part?: FieldPart) {
		// What takes the focus has to be there.
		flushSync(() => {
			setChosen(uid);
			setView("edit");
			if (lang) setLanguageCode(lang);
		});
		const key = field && (lang ? translationKey(field, lang) : field);
		const place = document.querySelector(key ? `[data-field="${CSS.escape(key)}"]` : "#block-title");
		const parts = part ? [...(place?.querySelectorAll<HTMLInputElement>(`[data-part="${part}"]`) ?? [])] : [];
		const control =
			// Of several files the one that lacks it.
			parts.find(({ value }) => value === "") ??
			// A text, not the tools above it.
			place?.querySelector<HTMLElement>("[contenteditable=true]") ??
			place?.querySelector<HTMLElement>("input, textarea, select, button");
		if (control) return control.focus();
		const title = document.getElementById("block-title");
		title?.focus();
		// Below the tree little more of the form than its title would be in sight.
		if (!isWide) title?.closest("section")?.scrollIntoView();
	}

	if (!found) return null;
	return (
		<BlockSelectionProvider value={{ selected: found.block._uid, select: lead, hover: setHovered }}>
			<StoryBar
				draft={draft}
				address={previewUrl ? new URL(previewUrl, location.href).pathname : `/${story.full_slug}`}
				check={check}
				previewUrl={preview.url}
				onLead={lead}
				languageCode={languageCode}
				onLanguage={setLanguageCode}
				onRestored={preview.reload}
			/>
			<div className={styles.views}>
				<ViewSwitch views={["edit", "desktop", "phone"]} shown={view} onShow={setView} />
			</div>
			<div
				className={styles.editor}
				data-view={view === "edit" ? "edit" : "preview"}
				data-wide={language ? true : undefined}
			>
				<div className={styles.side}>
					<section className={styles.tree} aria-label={t("blocks.tree")}>
						{childrenOf(content).length === 0 && mayEdit ? (
							<p className={styles.empty}>{t("blocks.none")}</p>
						) : null}
						<BlockTree
							content={content}
							draft={draft}
							above={found.above}
							// Beside the form the focus stays in the tree; above it, the form may be out of sight.
							onChoose={isWide ? setChosen : lead}
							wrong={new Set(findings.flatMap(({ uid }) => uid ?? []))}
						/>
					</section>
					<div className={styles.form}>
						<FindingsNote findings={findings} content={content} onLead={lead} />
						<BlockForm
							key={found.block._uid}
							found={found}
							draft={draft}
							findings={findings}
							language={language}
						/>
					</div>
				</div>
				<section className={styles.preview} aria-label={t("preview.title")}>
					{preview.url === undefined ? (
						<p>{t("preview.none")}</p>
					) : (
						<PreviewFrames
							url={preview.url}
							device={view === "phone" ? "phone" : "desktop"}
							story={story}
							content={preview.content}
							language={preview.language}
							work={{
								selected: found.block,
								hovered,
								round: preview.round,
								onEdit(uid) {
									// A block of another story that the page shows is not edited here.
									if (findBlock(content, uid)) lead(uid);
								},
							}}
						/>
					)}
				</section>
			</div>
			<ConflictDialog draft={draft} />
		</BlockSelectionProvider>
	);
}
