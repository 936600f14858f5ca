import type { ContentDataSource } from "@offizin/contract";
import { Button, ButtonRow, Dialog } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { ListRefusal } from "./list-refusal.tsx";

interface RemoveListDialogProps {
	readonly list: ContentDataSource;
	readonly onDone: () => void;
	readonly onClose: () => void;
}

/** Asks before a list is deleted, and names the blocks for which it has to stay. */
export function RemoveListDialog({ list: { id, name }, onDone, onClose }: RemoveListDialogProps) {
	const t = useTranslations("contentLists");
	const { doors } = useContentPlace();
	const [refusal, setRefusal] = useState<ContentRefusal>();

	async function remove() {
		const answer = await doors.removeDataSource(id);
		if (answer.ok) return onDone();
		setRefusal(answer.error);
	}

	return (
		<Dialog title={t("removeTitle", { name })} isOpen onClose={onClose}>
			<p>{t("removeExplained")}</p>
			{refusal ? <ListRefusal refusal={refusal} /> : null}
			<ButtonRow>
				<Button onClick={() => void remove()}>{t("remove")}</Button>
				<Button kind="secondary" onClick={onClose}>
					{t("cancel")}
				</Button>
			</ButtonRow>
		</Dialog>
	);
}
