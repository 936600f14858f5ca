import { componentLabel, newBlock, slugOf } from "@offizin/content";
import type { ContentStoryItem } from "@offizin/contract";
import { SelectField } from "@offizin/ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { componentNamed } from "#app/content/component-named.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { paths } from "#app/paths.ts";
import { StoryForm, type StoryPlace } from "./story-form.tsx";

interface NewStoryDialogProps {
	readonly kind: "page" | "folder";
	readonly folders: readonly ContentStoryItem[];
	readonly onDone: (folder: number) => void;
	readonly onClose: () => void;
}

/** A name is enough: the address follows it until somebody types another. */
export function NewStoryDialog({ kind, folders, onDone, onClose }: NewStoryDialogProps) {
	const t = useTranslations("content.pages");
	const navigate = useNavigate();
	const { doors, components, space } = useContentPlace();
	const roots = components.filter(({ is_root }) => is_root);
	const [typed, setTyped] = useState<Partial<StoryPlace>>({});
	const [type, setType] = useState(roots[0]?.name ?? "");
	const [refusal, setRefusal] = useState<ContentRefusal>();
	const { name = "", slug = slugOf(name), folder = 0 } = typed;

	async function create() {
		const component = componentNamed(components, type);
		const answer = await doors.create({
			name,
			slug,
			parent_id: folder === 0 ? null : folder,
			...(kind === "folder"
				? { is_folder: true }
				: { content: component ? newBlock(component, () => crypto.randomUUID()) : null }),
		});
		if (!answer.ok) return setRefusal(answer.error);
		if (kind === "folder") return onDone(folder);
		await navigate(paths.contentStory(space.id, answer.value.story.id));
	}

	return (
		<StoryForm
			title={t(kind === "page" ? "newPage" : "newFolder")}
			place={{ name, slug, folder }}
			slugHelp={t("slugHelp")}
			answer={t("create")}
			onChange={(part) => setTyped({ ...typed, ...part })}
			onAnswer={create}
			{...{ folders, refusal, onClose }}
		>
			{kind === "page" && roots.length > 1 ? (
				<SelectField label={t("kind")} value={type} onChange={(event) => setType(event.target.value)}>
					{roots.map((root) => (
						<option key={root.name} value={root.name}>
							{componentLabel(root, root.name)}
						</option>
					))}
				</SelectField>
			) : null}
		</StoryForm>
	);
}
