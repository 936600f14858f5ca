import { Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import { contentDoors } from "#app/content/doors/content-doors.ts";
import { SpaceTabs } from "#app/content/pages/space-tabs.tsx";
import { TrashList } from "#app/content/trash/trash-list.tsx";
import { TRASH_PAGE } from "#app/content/trash/use-trash.ts";
import { Failure } from "#app/controls/failure.tsx";
import page from "#app/layout/page.module.css";
import type { Route } from "./+types/content-trash.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	return {
		answer: requireSignIn(await contentDoors(params.space).trash({ per_page: TRASH_PAGE }), request.url),
	};
}

export default function ContentTrashRoute({ loaderData: { answer } }: Route.ComponentProps) {
	const t = useTranslations();
	const { space } = useContentPlace();
	const title = t("contentTrash.title", { space: space.name });
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title })}</title>
			<Title level={1} size="page">
				{title}
			</Title>
			<SpaceTabs />
			{answer.ok ? <TrashList first={answer.value.stories} /> : <Failure error={answer.error} />}
		</main>
	);
}
