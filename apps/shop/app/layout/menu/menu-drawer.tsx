import { Icon, IconButton } from "@offizin/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Finder } from "#app/finder/finder.tsx";
import { useFragment } from "#app/fragments/use-fragment.tsx";
import { Link } from "#app/links/link.tsx";
import type { Menu, MenuLink } from "#app/menu.ts";
import styles from "./menu-drawer.module.css";
import { MenuLists } from "./menu-lists.tsx";

export interface MenuDrawerProps {
	readonly menus: readonly Menu[];
	/** Pages that are no shelves. */
	readonly links: readonly MenuLink[];
	/** Cart and wish list, beside the field that finds things: at the foot, where the thumb is. */
	readonly counters: ReactNode;
	/** The other brand, and where to buy from another country. */
	readonly foot?: ReactNode;
}

/** Everything, on small screens: a native popover with native disclosures, so it works without script. */
export function MenuDrawer({ menus, links, counters, foot }: MenuDrawerProps) {
	const t = useTranslations();
	const drawer = useRef<HTMLDivElement>(null);
	const { key: visit } = useLocation();
	useEffect(() => {
		if (visit && drawer.current?.matches(":popover-open")) drawer.current.hidePopover();
	}, [visit]);
	return (
		<>
			<IconButton className={styles.opener} label={t("action.menu")} popoverTarget="menu">
				<Icon name="menu" />
			</IconButton>
			<div className={styles.drawer} id="menu" popover="auto" ref={drawer}>
				<nav className={styles.content} aria-label={t("action.menu")}>
					{menus.map((menu, place) => (
						<Drawer key={menu.key} menu={menu} isOpen={place === 0} />
					))}
					<ul className={styles.links}>
						{links.map(({ to, name }) => (
							<li key={to}>
								<Link to={to}>{name}</Link>
							</li>
						))}
					</ul>
					{foot ? <div className={styles.foot}>{foot}</div> : null}
				</nav>
				<div className={styles.thumb}>
					<Finder className={styles.finder} opens="up" />
					{counters}
					<IconButton label={t("action.close")} popoverTarget="menu" popoverTargetAction="hide">
						<Icon name="close" />
					</IconButton>
				</div>
			</div>
		</>
	);
}

function Drawer({ menu, isOpen }: { readonly menu: Menu; readonly isOpen: boolean }) {
	const content = useFragment("menu drawer", menu, <DrawerContent menu={menu} />);
	return <details name="menu" open={isOpen} {...content} />;
}

const drawerClasses = { tiles: styles.tiles, links: styles.more };

function DrawerContent({ menu }: { readonly menu: Menu }) {
	return (
		<>
			<summary>
				{menu.name}
				<Icon name="down" size={18} />
			</summary>
			<MenuLists menu={menu} classes={drawerClasses} />
		</>
	);
}
