import type { CallError, ContentStoryItem } from "@offizin/contract";
import { Field } from "@offizin/ui";
import { useEffect, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import { Refusal } from "#app/controls/refusal.tsx";
import styles from "./fields.module.css";

interface StoryFinderProps {
	readonly label: string;
	/** What is chosen now, as it is read. */
	readonly chosen: string;
	readonly isReadOnly: boolean;
	readonly onChoose: (story: ContentStoryItem) => void;
}

const PAUSE_MS = 250;
const MOST = 8;

/** Finds a page of the space by words of its name or address. */
export function StoryFinder({ label, chosen, isReadOnly, onChoose }: StoryFinderProps) {
	const t = useTranslations("content.fields");
	const { doors } = useContentPlace();
	const [words, setWords] = useState("");
	const [found, setFound] = useState<readonly ContentStoryItem[]>([]);
	const [refusal, setRefusal] = useState<CallError>();
	const listId = useId();
	useEffect(() => {
		if (words.trim() === "") return setFound([]);
		let isShown = true;
		const timer = setTimeout(async () => {
			const answer = await doors.stories({ text_search: words.trim(), per_page: MOST });
			if (!isShown) return;
			setRefusal(answer.ok ? undefined : answer.error);
			if (answer.ok) setFound(answer.value.stories.filter(({ is_folder }) => !is_folder));
		}, PAUSE_MS);
		return () => {
			isShown = false;
			clearTimeout(timer);
		};
	}, [doors, words]);
	return (
		<div className={styles.finder}>
			<Field label={label} help={chosen === "" ? t("noPage") : t("chosenPage", { page: chosen })}>
				{(control) => (
					<input
						{...control}
						type="search"
						autoComplete="off"
						value={words}
						placeholder={t("findPage")}
						readOnly={isReadOnly}
						onChange={(event) => setWords(event.target.value)}
					/>
				)}
			</Field>
			<ul id={listId} className={styles.found} aria-label={t("foundPages")}>
				{found.map((story) => (
					<li key={story.id}>
						<button
							type="button"
							onClick={() => {
								onChoose(story);
								setWords("");
							}}
						>
							{story.name} <small>/{story.full_slug}</small>
						</button>
					</li>
				))}
			</ul>
			{refusal ? <Refusal refusal={refusal} /> : null}
			<p className="visually-hidden" role="status">
				{words === "" || refusal ? "" : t("foundCount", { count: found.length })}
			</p>
		</div>
	);
}
