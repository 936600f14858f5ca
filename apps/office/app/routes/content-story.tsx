import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { contentDoors } from "#app/content/doors/content-doors.ts";
import styles from "#app/content/story/story-editor.module.css";
import { StoryEditor } from "#app/content/story/story-editor.tsx";
import { Failure } from "#app/controls/failure.tsx";
import type { Route } from "./+types/content-story.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	const doors = contentDoors(params.space);
	const [story, preview] = await Promise.all([
		doors.story(Number(params.story)),
		doors.preview(Number(params.story)),
	]);
	return { answer: requireSignIn(story, request.url), preview };
}

/** What is on the screen is newer than what a second look would bring. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
	return currentParams.story !== nextParams.story;
}

export default function ContentStoryRoute({ loaderData: { answer, preview } }: Route.ComponentProps) {
	const t = useTranslations();
	const story = answer.ok ? answer.value.story : undefined;
	return (
		<main id="inhalt" tabIndex={-1} className={styles.page}>
			<title>{t("layout.pageTitle", { title: story?.name ?? t("content.spaces.title") })}</title>
			{answer.ok ? null : <Failure error={answer.error} />}
			{story?.content ? (
				<StoryEditor
					key={story.id}
					story={story}
					content={story.content}
					previewUrl={preview.ok ? preview.value.url : undefined}
				/>
			) : null}
			{story && !story.content ? <p>{t("content.story.isFolder")}</p> : null}
		</main>
	);
}
