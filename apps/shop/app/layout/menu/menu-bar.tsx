import { Icon, IconButton } from "@offizin/ui";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useFragment } from "#app/fragments/use-fragment.tsx";
import { NavLink } from "#app/links/link.tsx";
import type { Menu } from "#app/menu.ts";
import styles from "./menu-bar.module.css";
import { MenuLists } from "./menu-lists.tsx";
import { useHoverIntent } from "./use-hover-intent.ts";

export interface MenuBarProps {
	readonly menus: readonly Menu[];
	readonly className?: string | undefined;
}

/**
 * The shelves of a brand on wide screens. A name is a link; beside it a button opens what is below it, a native popover:
 * it opens without script, Escape closes it, only one is open, and nothing moves.
 */
export function MenuBar({ menus, className }: MenuBarProps) {
	const t = useTranslations("nav");
	return (
		<nav className={className} aria-label={t("main")}>
			<ul className={styles.bar}>
				{menus.map((menu) => (
					<Shelf key={menu.key} menu={menu} />
				))}
			</ul>
		</nav>
	);
}

const panelClasses = { tiles: styles.tiles, links: styles.links };

function Shelf({ menu }: { readonly menu: Menu }) {
	const { key, name, to } = menu;
	const t = useTranslations("nav");
	const panel = useRef<HTMLDivElement>(null);
	const hover = useHoverIntent(panel);
	const content = useFragment("menu panel", menu, <MenuLists menu={menu} classes={panelClasses} />);
	const { key: visit } = useLocation();
	useEffect(() => {
		if (visit && panel.current?.matches(":popover-open")) panel.current.hidePopover();
	}, [visit]);
	return (
		<li {...hover}>
			<NavLink to={to} isFetchedAhead>
				{name}
			</NavLink>
			<IconButton className={styles.opener} label={t("open", { name })} popoverTarget={`menu-${key}`}>
				<Icon name="down" size={14} />
			</IconButton>
			<div className={styles.panel} id={`menu-${key}`} popover="auto" ref={panel} {...content} />
		</li>
	);
}
