import { useTranslations } from "use-intl";
import { AssetLibrary } from "#app/content/assets/asset-library.tsx";
import { useContentPlace } from "#app/content/content-place.ts";
import { SpacePage } from "#app/content/pages/space-page.tsx";

export default function ContentAssetsRoute() {
	const t = useTranslations();
	const { space } = useContentPlace();
	return (
		<SpacePage title={t("content.assets.title", { space: space.name })}>
			<AssetLibrary />
		</SpacePage>
	);
}
