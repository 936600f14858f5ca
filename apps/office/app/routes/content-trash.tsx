import { Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { requireSignIn } from "#app/api/require-sign-in.ts";
import { useContentPlace } from "#app/content/content-place.ts";
import { contentDoors } from "#app/content/doors/content-doors.ts";
import { SpacePage } from "#app/content/pages/space-page.tsx";
import { AssetTrashList } from "#app/content/trash/asset-trash-list.tsx";
import { TrashList } from "#app/content/trash/trash-list.tsx";
import { TRASH_PAGE } from "#app/content/trash/use-trash.ts";
import { Failure } from "#app/controls/failure.tsx";
import type { Route } from "./+types/content-trash.ts";

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	const doors = contentDoors(params.space);
	const [pages, files] = await Promise.all([
		doors.trash({ per_page: TRASH_PAGE }),
		doors.trashedAssets({ per_page: TRASH_PAGE }),
	]);
	return { pages: requireSignIn(pages, request.url), files: requireSignIn(files, request.url) };
}

export default function ContentTrashRoute({ loaderData: { pages, files } }: Route.ComponentProps) {
	const t = useTranslations();
	const { space } = useContentPlace();
	return (
		<SpacePage title={t("contentTrash.title", { space: space.name })}>
			<Title level={2} size="section">
				{t("contentTrash.pages")}
			</Title>
			{pages.ok ? <TrashList first={pages.value.stories} /> : <Failure error={pages.error} />}
			<Title level={2} size="section">
				{t("contentTrash.files")}
			</Title>
			{files.ok ? <AssetTrashList first={files.value.assets} /> : <Failure error={files.error} />}
		</SpacePage>
	);
}
