import { Notice } from "@offizin/ui";
import { type ReactNode, useEffect } from "react";
import { useHost } from "../editor-context.tsx";
import { useLater } from "./later-context.tsx";
import type { LaterParts } from "./use-load-later.ts";

/** A part of the editor that is fetched when it is shown for the first time, if not before. */
export function LaterPart({ children }: { readonly children: (parts: LaterParts) => ReactNode }) {
	const { t } = useHost();
	const later = useLater();
	useEffect(() => {
		if (!later.parts && !later.hasFailed) void later.load();
	}, [later]);
	if (later.parts) return children(later.parts);
	if (!later.hasFailed) return null;
	return (
		<Notice kind="bad" role="alert">
			{t("editor.laterFailed")}{" "}
			<button type="button" onClick={() => void later.load()}>
				{t("editor.retry")}
			</button>
		</Notice>
	);
}
