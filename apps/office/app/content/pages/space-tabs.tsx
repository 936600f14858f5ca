import { LinkTabs } from "@offizin/ui";
import { NavLink } from "react-router";
import { useTranslations } from "use-intl";
import { useContentPlace } from "#app/content/content-place.ts";
import { paths } from "#app/paths.ts";

/** The parts of a space, and what was deleted of its pages; access is seen by those who may give it. */
export function SpaceTabs() {
	const t = useTranslations("content.spaces");
	const { space, mayManage } = useContentPlace();
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
				<NavLink key="lists" to={paths.contentLists(space.id)}>
					{t("lists")}
				</NavLink>,
				<NavLink key="trash" to={paths.contentTrash(space.id)}>
					{t("trash")}
				</NavLink>,
				...(mayManage
					? [
							<NavLink key="access" to={paths.contentAccess(space.id)}>
								{t("access")}
							</NavLink>,
						]
					: []),
			]}
		/>
	);
}
