import { TextButton } from "@offizin/ui";
import { useState } from "react";
import { useHost } from "../editor-context.tsx";
import { FinishedDialog } from "./finished-dialog.tsx";

/** Leads to the finished card from where its pages lie side by side. */
export function FinishedButton() {
	const { t } = useHost();
	const [isSeen, setIsSeen] = useState(false);
	return (
		<div>
			<TextButton onClick={() => setIsSeen(true)}>{t("finished.see")}</TextButton>
			{isSeen ? <FinishedDialog onClose={() => setIsSeen(false)} /> : null}
		</div>
	);
}
