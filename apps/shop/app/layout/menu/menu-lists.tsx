import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import type { Menu } from "#app/menu.ts";
import { MenuTile } from "./menu-tile.tsx";

interface MenuListsProps {
	readonly menu: Menu;
	/** Of both lists. */
	readonly classes: Readonly<Record<"tiles" | "links", string | undefined>>;
}

/** The pictures and the links of a shelf; the last leads to all of it. */
export function MenuLists({ menu: { name, to, tiles, links }, classes }: MenuListsProps) {
	const t = useTranslations("nav");
	return (
		<>
			<ul className={classes.tiles}>
				{tiles.map((tile) => (
					<li key={tile.to}>
						<MenuTile tile={tile} />
					</li>
				))}
			</ul>
			<ul className={classes.links}>
				{links.map((link) => (
					<li key={link.to}>
						<Link to={link.to}>{link.name}</Link>
					</li>
				))}
				<li>
					<Link to={to}>{t("all", { name })}</Link>
				</li>
			</ul>
		</>
	);
}
