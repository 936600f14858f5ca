import type { ContentStoryLink } from "@offizin/contract";
import { Button, ButtonRow, Dialog, Notice } from "@offizin/ui";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { Answer } from "#app/api/call.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { PageLinks } from "./page-links.tsx";

interface RemovalDialogProps {
	readonly title: string;
	/** Names those who would miss it, by how many there are. */
	readonly missedBy: (count: number) => string;
	readonly remove: (isForced: boolean) => Promise<Answer<unknown>>;
	readonly onDone: () => void;
	readonly onClose: () => void;
	/** What goes with it. */
	readonly children: ReactNode;
}

/** Deletes after a question; pages that would miss it are named before anything breaks. */
export function RemovalDialog({ title, missedBy, remove, onDone, onClose, children }: RemovalDialogProps) {
	const t = useTranslations("content.removal");
	const [pages, setPages] = useState<readonly ContentStoryLink[]>([]);
	const [refusal, setRefusal] = useState<ContentRefusal>();

	async function answer() {
		const answer = await remove(pages.length > 0);
		if (answer.ok) return onDone();
		const refused: ContentRefusal = answer.error;
		const missing = refused.links ?? refused.stories ?? [];
		if (missing.length > 0 && pages.length === 0) return setPages(missing);
		setRefusal(refused);
	}

	return (
		<Dialog title={title} isOpen onClose={onClose}>
			<p>{children}</p>
			{pages.length > 0 ? (
				<Notice kind="bad" role="alert">
					<p>{missedBy(pages.length)}</p>
					<PageLinks pages={pages} />
				</Notice>
			) : null}
			{refusal ? <Refusal refusal={refusal} /> : null}
			<ButtonRow>
				<Button onClick={() => void answer()}>{t(pages.length > 0 ? "anyway" : "remove")}</Button>
				<Button kind="secondary" onClick={onClose}>
					{t("cancel")}
				</Button>
			</ButtonRow>
		</Dialog>
	);
}
