import { componentLabel, newBlock } from "@offizin/content";
import type { ContentStoryItem } from "@offizin/contract";
import { Button, ButtonRow, Dialog, SelectField, TextField } from "@offizin/ui";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { componentNamed } from "#app/content/component-named.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import type { ContentRefusal } from "#app/content/doors/content-doors.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import { paths } from "#app/paths.ts";
import { FolderField } from "./folder-field.tsx";
import styles from "./pages.module.css";
import { slugOf } from "./slug-of.ts";

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
	const [name, setName] = useState("");
	const [slug, setSlug] = useState<string>();
	const [folder, setFolder] = useState(0);
	const [type, setType] = useState(roots[0]?.name ?? "");
	const [refusal, setRefusal] = useState<ContentRefusal>();

	async function create(event: FormEvent) {
		event.preventDefault();
		const component = componentNamed(components, type);
		const answer = await doors.create({
			name,
			slug: slug ?? slugOf(name),
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
		<Dialog title={t(kind === "page" ? "newPage" : "newFolder")} isOpen onClose={onClose}>
			<form className={styles.form} onSubmit={(event) => void create(event)}>
				<TextField
					label={t("name")}
					value={name}
					required
					onChange={(event) => setName(event.target.value)}
				/>
				<TextField
					label={t("slug")}
					help={t("slugHelp")}
					value={slug ?? slugOf(name)}
					onChange={(event) => setSlug(event.target.value)}
				/>
				<FolderField folders={folders} value={folder} onChange={setFolder} />
				{kind === "page" && roots.length > 1 ? (
					<SelectField label={t("kind")} value={type} onChange={(event) => setType(event.target.value)}>
						{roots.map((root) => (
							<option key={root.name} value={root.name}>
								{componentLabel(root, root.name)}
							</option>
						))}
					</SelectField>
				) : null}
				{refusal ? <Refusal refusal={refusal} /> : null}
				<ButtonRow>
					<Button type="submit">{t("create")}</Button>
					<Button kind="secondary" onClick={onClose}>
						{t("cancel")}
					</Button>
				</ButtonRow>
			</form>
		</Dialog>
	);
}
