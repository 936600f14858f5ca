import { TextButton } from "@offizin/ui";
import { useState } from "react";
import { useDrawingKit, useHost } from "../editor-context.tsx";
import { FinishedDialog } from "./finished-dialog.tsx";

/** Leads to the finished card from where its pages lie side by side. */
export function FinishedButton() {
	const { workspace, t } = useHost();
	const { format } = useDrawingKit();
	const of = format.stitching ? "booklet" : "card";
	const [isSeen, setIsSeen] = useState(false);
	if (!workspace.preview) return null;
	return (
		<div>
			<TextButton onClick={() => setIsSeen(true)}>{t("finished.see", { of })}</TextButton>
			{isSeen ? <FinishedDialog onClose={() => setIsSeen(false)} /> : null}
		</div>
	);
}
