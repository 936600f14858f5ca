import { importAgain } from "@offizin/base";
import type { Editor } from "@offizin/editor";
import { TextButton } from "@offizin/ui";
import { useCallback, useEffect, useState } from "react";
import panel from "../controls/panel.module.css";
import { useEditing, useHost } from "../editor-context.tsx";

type Shelf = typeof import("./ornament-shelf.tsx");

/** A phone takes the panel away with each drawing that is put down: whoever comes back finds it as it was. */
const opened = new WeakSet<Editor>();

/** Leads to the library of drawings, which is fetched when somebody wants to see it. */
export function OrnamentsPart() {
	const { t } = useHost();
	const { editor } = useEditing();
	const [shelf, setShelf] = useState<Shelf | null>(null);
	const [state, setState] = useState<"closed" | "loading" | "failed">("closed");

	const open = useCallback(async () => {
		opened.add(editor);
		setState("loading");
		try {
			// Awaited: the bundler takes a `then` for part of the import, and its own failures would pass by.
			const loaded = await importAgain(async () => await import("./ornament-shelf.tsx"));
			setShelf(loaded);
		} catch {
			setState("failed");
		}
	}, [editor]);

	useEffect(() => {
		if (opened.has(editor)) void open();
	}, [editor, open]);

	return (
		<section className={panel.group} aria-labelledby="editor-ornaments">
			<h2 className={panel.legend} id="editor-ornaments">
				{t("ornaments.title")}
			</h2>
			{shelf ? (
				<shelf.OrnamentShelf />
			) : (
				<>
					<p className={panel.hint}>{t("ornaments.lead")}</p>
					<TextButton disabled={state === "loading"} onClick={() => void open()}>
						{t(state === "failed" ? "ornaments.again" : "ornaments.open")}
					</TextButton>
				</>
			)}
			{state === "failed" ? (
				<p className={panel.bad} role="alert">
					{t("ornaments.failed")}
				</p>
			) : null}
		</section>
	);
}
