import type { ContentStoryItem, ContentStoryLink } from "@offizin/contract";
import { Button, ButtonRow, Dialog, Notice } from "@offizin/ui";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { paths } from "#app/paths.ts";

interface DeleteStoryDialogProps {
	readonly story: ContentStoryItem;
	readonly onDone: () => void;
	readonly onClose: () => void;
}

/** Deletes after a question; whoever links here is named before anything breaks. */
export function DeleteStoryDialog({ story, onDone, onClose }: DeleteStoryDialogProps) {
	const t = useTranslations("content.pages");
	const { doors, space } = useContentPlace();
	const [links, setLinks] = useState<readonly ContentStoryLink[]>([]);
	const [refusal, setRefusal] = useState<ContentRefusal>();

	async function remove() {
		const answer = await doors.remove(story.id, links.length > 0);
		if (answer.ok) return onDone();
		const refused: ContentRefusal = answer.error;
		if (refused.links && links.length === 0) return setLinks(refused.links);
		setRefusal(refused);
	}

	return (
		<Dialog title={t("removeTitle", { name: story.name })} isOpen onClose={onClose}>
			<p>{t(story.is_folder ? "removeFolder" : story.published ? "removePublished" : "removeDraft")}</p>
			{links.length > 0 ? (
				<Notice kind="bad" role="alert">
					<p>{t("linkedBy", { count: links.length })}</p>
					<ul>
						{links.map((link) => (
							<li key={link.id}>
								<Link to={paths.contentStory(space.id, link.id)}>
									{link.name} (/{link.full_slug})
								</Link>
							</li>
						))}
					</ul>
				</Notice>
			) : null}
			{refusal ? <Refusal refusal={refusal} /> : null}
			<ButtonRow>
				<Button onClick={() => void remove()}>{t(links.length > 0 ? "removeAnyway" : "step.remove")}</Button>
				<Button kind="secondary" onClick={onClose}>
					{t("cancel")}
				</Button>
			</ButtonRow>
		</Dialog>
	);
}
