import type { ContentStoryItem } from "@offizin/contract";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import { RemovalDialog } from "#app/content/removal-dialog.tsx";

interface DeleteStoryDialogProps {
	readonly story: ContentStoryItem;
	readonly onDone: () => void;
	readonly onClose: () => void;
}

/** Asks before a page or a folder is deleted. */
export function DeleteStoryDialog({ story, onDone, onClose }: DeleteStoryDialogProps) {
	const t = useTranslations("content.pages");
	const { doors } = useContentPlace();
	return (
		<RemovalDialog
			title={t("removeTitle", { name: story.name })}
			missedBy={(count) => t("linkedBy", { count })}
			remove={(isForced) => doors.remove(story.id, isForced)}
			onDone={onDone}
			onClose={onClose}
		>
			{t(story.is_folder ? "removeFolder" : story.published ? "removePublished" : "removeDraft")}
		</RemovalDialog>
	);
}
