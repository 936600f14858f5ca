import type { ContentStoryItem } from "@offizin/contract";
import { TextField } from "@offizin/ui";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { StoryForm, type StoryPlace } from "./story-form.tsx";
import { slugIn, withSlugIn } from "./translated-slugs.ts";

interface StorySettingsDialogProps {
	readonly story: ContentStoryItem;
	readonly folders: readonly ContentStoryItem[];
	/** With the folders that are different now. */
	readonly onDone: (folders: readonly number[]) => void;
	readonly onClose: () => void;
}

/** Name, address and folder of a page. */
export function StorySettingsDialog({ story, folders, onDone, onClose }: StorySettingsDialogProps) {
	const t = useTranslations("content.pages");
	const { doors, space } = useContentPlace();
	const [place, setPlace] = useState<StoryPlace>({
		name: story.name,
		slug: story.slug,
		folder: story.parent_id ?? 0,
	});
	const [translated, setTranslated] = useState(story.translated_slugs);
	/** Whoever is told that somebody else has changed it, and saves all the same, has seen that version. */
	const [seen, setSeen] = useState(story.version);
	const [refusal, setRefusal] = useState<ContentRefusal>();

	async function save() {
		const { name, slug, folder } = place;
		const parent = { parent_id: folder === 0 ? null : folder };
		const change = { name, slug, ...parent, translated_slugs: translated, version: seen };
		const answer = await doors.save(story.id, change);
		if (answer.ok) return onDone([story.parent_id ?? 0, folder]);
		const refused: ContentRefusal = answer.error;
		setSeen(refused.story?.version ?? seen);
		setRefusal(refused);
	}

	const isMoved = place.slug !== story.slug || place.folder !== (story.parent_id ?? 0);
	const isKnown = story.is_folder || story.published || story.first_published_at !== null;
	const slugHelp =
		isMoved && isKnown
			? t(story.is_folder ? "folderForwards" : "pageForwards", { address: `/${story.full_slug}/` })
			: t("slugHelp");

	return (
		<StoryForm
			title={t("settingsTitle", { name: story.name })}
			folders={folders.filter(
				({ id, full_slug }) =>
					id !== story.id && !(story.is_folder && full_slug.startsWith(`${story.full_slug}/`)),
			)}
			slugHelp={slugHelp}
			answer={t("save")}
			onChange={(part) => setPlace({ ...place, ...part })}
			onAnswer={save}
			{...{ place, refusal, onClose }}
		>
			{space.languages.map(({ code, name }) => (
				<TextField
					key={code}
					label={t("slugIn", { language: name })}
					help={t("slugInHelp")}
					value={slugIn(translated, code)}
					onChange={({ target }) => setTranslated(withSlugIn(translated, code, target.value))}
				/>
			))}
		</StoryForm>
	);
}
