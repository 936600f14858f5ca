import { useTranslations } from "use-intl";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import { contentDoors } from "#app/content/doors/content-doors.ts";
import { SpacePage } from "#app/content/pages/space-page.tsx";
import { TrashList } from "#app/content/trash/trash-list.tsx";
import { TRASH_PAGE } from "#app/content/trash/use-trash.ts";
import { Failure } from "#app/controls/failure.tsx";
import type { Route } from "./+types/content-trash.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	return {
		answer: requireSignIn(await contentDoors(params.space).trash({ per_page: TRASH_PAGE }), request.url),
	};
}

export default function ContentTrashRoute({ loaderData: { answer } }: Route.ComponentProps) {
	const t = useTranslations();
	const { space } = useContentPlace();
	return (
		<SpacePage title={t("contentTrash.title", { space: space.name })}>
			{answer.ok ? <TrashList first={answer.value.stories} /> : <Failure error={answer.error} />}
		</SpacePage>
	);
}
