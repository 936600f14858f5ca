import { Icon, IconButton } from "@offizin/ui";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useFragment } from "#app/fragments/use-fragment.tsx";
import { Link, NavLink } from "#app/links/link.tsx";
import type { Menu } from "#app/menu.ts";
import styles from "./menu-bar.module.css";
import { MenuTile } from "./menu-tile.tsx";
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

function Shelf({ menu }: { readonly menu: Menu }) {
	const { key, name, to } = menu;
	const t = useTranslations("nav");
	const panel = useRef<HTMLDivElement>(null);
	const hover = useHoverIntent(panel);
	const content = useFragment("menu panel", menu, <Panel menu={menu} />);
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

function Panel({ menu: { name, to, tiles, links } }: { readonly menu: Menu }) {
	const t = useTranslations("nav");
	return (
		<>
			<ul className={styles.tiles} data-count={tiles.length}>
				{tiles.map((tile) => (
					<li key={tile.to}>
						<MenuTile tile={tile} />
					</li>
				))}
			</ul>
			<ul className={styles.links}>
				{links.map((link) => (
					<li key={link.to}>
						<Link to={link.to}>{link.name}</Link>
					</li>
				))}
				<li className={styles.all}>
					<Link to={to}>{t("all", { name })}</Link>
				</li>
			</ul>
		</>
	);
}
