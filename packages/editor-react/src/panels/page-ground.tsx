import { groundOf } from "@offizin/design";
import { pageOf } from "@offizin/formats";
import { TextButton } from "@offizin/ui";
import panel from "../controls/panel.module.css";
import { useDrawingKit, useEditing, useEditor, useHost } from "../editor-context.tsx";
import { InkChoice } from "../style/ink-choice.tsx";

/** The flat colour below everything on the page shown, or none: the paper as it is. Only where things may be put on it. */
export function PageGround() {
	const { editor, isReady } = useEditing();
	const { format } = useDrawingKit();
	const { t, announce } = useHost();
	const page = useEditor((state) => state.page);
	const made = pageOf(format, page);
	const chosen = useEditor(({ document }) => document.pages.find(({ key }) => key === page)?.background);
	const ground = useEditor(({ document }) => (made ? groundOf(document, made) : chosen));
	if (made?.ground === "bare") return null;
	return (
		<section className={panel.group} aria-labelledby="editor-ground">
			<h2 className={panel.legend} id="editor-ground">
				{t("ground.title")}
			</h2>
			<InkChoice
				name="ground"
				chosen={ground}
				isProcessOnly
				onChoose={(ink) => editor.dispatch({ type: "setPageBackground", page, ink })}
			/>
			{chosen ? (
				<div>
					<TextButton
						disabled={!isReady}
						onClick={() => {
							if (editor.dispatch({ type: "setPageBackground", page, ink: null }).ok)
								announce(t("ground.gone"));
						}}
					>
						{t("ground.none")}
					</TextButton>
				</div>
			) : ground ? null : (
				<p className={panel.note}>{t("ground.bare")}</p>
			)}
		</section>
	);
}
