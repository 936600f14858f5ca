import { importAgain } from "@offizin/base";
import { TextButton } from "@offizin/ui";
import { useState } from "react";
import panel from "../controls/panel.module.css";
import { useHost } from "../editor-context.tsx";

type Shelf = typeof import("./ornament-shelf.tsx");

/** Leads to the library of drawings, which is fetched when somebody wants to see it. */
export function OrnamentsPart() {
	const { t } = useHost();
	const [shelf, setShelf] = useState<Shelf | null>(null);
	const [state, setState] = useState<"closed" | "loading" | "failed">("closed");

	async function open(): Promise<void> {
		setState("loading");
		try {
			// Awaited: the bundler takes a `then` for part of the import, and its own failures would pass by.
			const loaded = await importAgain(async () => await import("./ornament-shelf.tsx"));
			setShelf(loaded);
		} catch {
			setState("failed");
		}
	}

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
