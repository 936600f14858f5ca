import { LinkTabs } from "@offizin/ui";
import { NavLink } from "react-router";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import { paths } from "#app/paths.ts";

/** Pages and files of a space, and what was deleted of the former. */
export function SpaceTabs() {
	const t = useTranslations("content.spaces");
	const { space } = useContentPlace();
	return (
		<LinkTabs
			label={t("parts", { space: space.name })}
			links={[
				<NavLink key="pages" to={paths.contentSpace(space.id)} end>
					{t("pages")}
				</NavLink>,
				<NavLink key="assets" to={paths.contentAssets(space.id)}>
					{t("assets")}
				</NavLink>,
				<NavLink key="trash" to={paths.contentTrash(space.id)}>
					{t("trash")}
				</NavLink>,
			]}
		/>
	);
}
