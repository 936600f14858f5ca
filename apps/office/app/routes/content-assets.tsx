import { Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { AssetLibrary } from "#app/content/assets/asset-library.tsx";
import { useContentPlace } from "#app/content/content-place.ts";
import { SpaceTabs } from "#app/content/pages/space-tabs.tsx";
import page from "#app/layout/page.module.css";

export default function ContentAssetsRoute() {
	const t = useTranslations();
	const { space } = useContentPlace();
	const title = t("content.assets.title", { space: space.name });
	return (
		<main id="inhalt" tabIndex={-1} className={page.page}>
			<title>{t("layout.pageTitle", { title })}</title>
			<Title level={1} size="page">
				{title}
			</Title>
			<SpaceTabs />
			<AssetLibrary />
		</main>
	);
}
