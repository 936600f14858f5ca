import { joinedPressColors, type PressColors } from "@offizin/design";
import type { Configuration } from "@offizin/solver";
import { Notice } from "@offizin/ui";
import {
	lazy,
	Suspense,
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { createClipboardNotice } from "./clipboard-notice.ts";
import type { DesignEditorProps } from "./design-editor-props.ts";
import { isEnough, needsOf } from "./drawing-needs.ts";
import {
	type DrawingKit,
	DrawingKitContext,
	type Editing,
	EditingContext,
	type EditorHost,
	HostContext,
} from "./editor-context.tsx";
import { Workbench } from "./frame/workbench.tsx";
import { useGrowth } from "./growth.ts";
import { createGuestShown } from "./guest-shown.ts";
import { LaterProvider } from "./later/later-context.tsx";
import { type LaterParts, useLoadLater } from "./later/use-load-later.ts";
import { createLookTrial } from "./look-trial.ts";
import { ownPageNames, ownPagesOf, withPagesNow } from "./own-pages.ts";
import { translatorFor } from "./translator.ts";
import { usePhotoUploads } from "./uploads/use-photo-uploads.ts";
import { useDrawingTools } from "./use-drawing-tools.ts";
import { useSession } from "./use-session.ts";

/** Seldom. */
const ReadOnlyBench = lazy(async () => ({
	default: (await import("./frame/read-only-bench.tsx")).ReadOnlyBench,
}));

/** The format as it is punched: as it was opened until what works it out is there, which is what changes it, too. */
function shapeOf(
	{ format, punched }: DesignEditorProps,
	configuration: Configuration,
	parts: LaterParts | null,
) {
	if ((configuration.punching ?? "ohne") === "ohne") return format;
	return parts?.punchedAs(format, configuration) ?? punched ?? format;
}

/** The card editor: page, tools and panels over one headless editor. */
export function DesignEditor(props: DesignEditorProps) {
	const { services, workspace, locale, ideaOccasion, words, names, isReadOnly } = props;
	const { editor, autosave, isAsSent } = useSession(props, services);
	const isReady = autosave !== null;
	const drawing = useDrawingTools(editor, services.fontUrl);
	const t = useMemo(() => translatorFor(locale, words), [locale, words]);
	const textInput = useRef<HTMLTextAreaElement>(null);
	const [spoken, setSpoken] = useState("");
	const announce = useCallback((message: string) => setSpoken(message), []);
	const nameOf = useCallback((label: string) => names.element[label] ?? label, [names]);
	const [lookTrial] = useState(createLookTrial);
	const [guestShown] = useState(createGuestShown);
	const [clipboardNotice] = useState(createClipboardNotice);
	const {
		uploads: photos,
		photoLink,
		storedPhoto,
	} = usePhotoUploads({ editor, services, t, nameOf, announce, isReady });

	const { tools } = drawing;
	const isDrawable = useSyncExternalStore(
		editor.subscribe,
		() => tools !== null && isEnough(tools, needsOf(editor.getSnapshot().shown)),
		() => false,
	);
	// Until the draft is read nothing on the page can be touched: it would be lost with the first editor.
	const isDrawn = isDrawable && (isReady || isReadOnly);
	const later = useLoadLater(isDrawn);
	const configuration = useSyncExternalStore(
		editor.subscribe,
		() => editor.getSnapshot().document.configuration,
		() => editor.getSnapshot().document.configuration,
	);
	const own = useSyncExternalStore(
		editor.subscribe,
		() => ownPagesOf(editor.getSnapshot().document),
		() => ownPagesOf(editor.getSnapshot().document),
	);
	const known = useRef(new Map<string, string>());
	const format = useMemo(
		() => withPagesNow(shapeOf(props, configuration, later.parts), own, known.current),
		[props, configuration, later.parts, own],
	);

	useGrowth(editor, tools, format);
	const isTouchable = isDrawable && isReady;
	useEffect(() => (isTouchable ? services.kept?.begin() : undefined), [isTouchable, services]);

	const [pressColors, setPressColors] = useState(props.pressColors);
	const learnInks = useCallback(
		(inks: PressColors) => setPressColors((known) => joinedPressColors(known, inks)),
		[],
	);
	const { loadFonts } = drawing;
	const editing = useMemo(
		(): Editing => ({
			editor,
			isReady,
			isAsSent: isAsSent && Boolean(props.firstPage),
			autosave,
			isReadOnly,
			lookTrial,
			guestShown,
			clipboardNotice,
			photos,
			textInput,
		}),
		[
			editor,
			isReady,
			isAsSent,
			props.firstPage,
			autosave,
			isReadOnly,
			lookTrial,
			guestShown,
			clipboardNotice,
			photos,
		],
	);
	// The shaper takes in what is loaded and stays the same object: `tools` is what tells that something has come.
	const kit = useMemo(
		(): DrawingKit => ({
			format,
			shaper: isDrawn ? (tools?.shaper ?? null) : null,
			qr: tools?.qr,
			pressColors,
			learnInks,
			loadFonts,
			photoLink,
			storedPhoto,
		}),
		[format, isDrawn, tools, pressColors, learnInks, loadFonts, photoLink, storedPhoto],
	);
	const host = useMemo((): EditorHost => {
		const page = { ...names.page, ...ownPageNames(own, withPagesNow(props.format, own, new Map()), t) };
		return { services, workspace, names: { ...names, page }, locale, ideaOccasion, t, nameOf, announce };
	}, [services, workspace, names, own, props.format, locale, ideaOccasion, t, nameOf, announce]);
	// Kept as it is while only a context changes: then nothing is rendered but what takes that one.
	const bench = useMemo(
		() =>
			isReadOnly ? (
				<Suspense fallback={null}>
					<ReadOnlyBench {...props} />
				</Suspense>
			) : (
				<Workbench {...props} />
			),
		[isReadOnly, props],
	);

	return (
		<HostContext value={host}>
			<EditingContext value={editing}>
				<DrawingKitContext value={kit}>
					{drawing.hasFailed ? (
						<Notice kind="bad" role="alert">
							{t("editor.fontsFailed")}{" "}
							<button type="button" onClick={drawing.retry}>
								{t("editor.retry")}
							</button>
						</Notice>
					) : null}
					<LaterProvider value={later}>{bench}</LaterProvider>
					<p className="visually-hidden" aria-live="polite">
						{spoken}
					</p>
				</DrawingKitContext>
			</EditingContext>
		</HostContext>
	);
}
