import { formatOf } from "@offizin/catalog";
import { Notice } from "@offizin/ui";
import { useCallback, useMemo, useRef, useState } from "react";
import type { CardEditorProps } from "./card-editor-props.ts";
import { DeskProvider, type EditorDesk } from "./editor-context.tsx";
import { Workbench } from "./frame/workbench.tsx";
import { editorMessagesDe } from "./messages-de.ts";
import { usePhotoDesk } from "./photo/use-photo-desk.ts";
import { translatorFor } from "./translator.ts";
import { useDrawable } from "./use-drawable.ts";
import { useFonts } from "./use-fonts.ts";
import { useSession } from "./use-session.ts";

/** The card editor: page, tools and panels over one headless editor. */
export function CardEditor(props: CardEditorProps) {
	const { services, locale, names, content } = props;
	const t = useMemo(() => translatorFor(locale, editorMessagesDe), [locale]);
	const { editor, autosave } = useSession(props, services);
	const isReady = autosave !== null;
	const fonts = useFonts(editor, services.fontUrl);
	const textInput = useRef<HTMLTextAreaElement>(null);
	const [spoken, setSpoken] = useState("");
	const announce = useCallback((message: string) => setSpoken(message), []);
	const { desk: photos, photoLink } = usePhotoDesk({ editor, services, t, announce, isReady });
	const format = formatOf(content.document);
	const isDrawable = useDrawable(editor, fonts.shaper);

	const desk = useMemo(
		(): EditorDesk => ({
			editor,
			format,
			// Until the draft is read nothing on the page can be touched: it would be lost with the first editor.
			shaper: isDrawable && isReady ? fonts.shaper : null,
			isReady,
			loadFonts: fonts.load,
			services,
			names,
			t,
			photoLink,
			photos,
			textInput,
			announce,
		}),
		[editor, format, isDrawable, fonts, isReady, services, names, t, photoLink, photos, announce],
	);

	return (
		<DeskProvider value={desk}>
			{fonts.hasFailed ? (
				<Notice kind="bad" role="alert">
					{t("editor.fontsFailed")}{" "}
					<button type="button" onClick={fonts.retry}>
						{t("editor.retry")}
					</button>
				</Notice>
			) : null}
			<Workbench {...props} autosave={autosave} />
			<p className="visually-hidden" aria-live="polite">
				{spoken}
			</p>
		</DeskProvider>
	);
}
