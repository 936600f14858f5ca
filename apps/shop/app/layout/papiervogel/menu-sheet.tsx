import { Icon, IconButton } from "@offizin/ui";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { NavLink } from "#app/links/link.tsx";
import styles from "./menu-sheet.module.css";

interface MenuLink {
	readonly to: string;
	readonly key: "wedding" | "themes" | "papers" | "samples" | "magazine" | "contact";
}

/** Menu of small screens: a native popover, so it opens without script. */
export function MenuSheet({ links }: { readonly links: readonly MenuLink[] }) {
	const t = useTranslations();
	const sheet = useRef<HTMLDivElement>(null);
	const { key: visit } = useLocation();
	useEffect(() => {
		if (visit && sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
	}, [visit]);
	return (
		<>
			<IconButton className={styles.opener} label={t("action.menu")} popoverTarget="menu">
				<Icon name="menu" />
			</IconButton>
			<div className={styles.sheet} id="menu" popover="auto" ref={sheet}>
				<IconButton
					className={styles.closer}
					label={t("action.close")}
					popoverTarget="menu"
					popoverTargetAction="hide"
				>
					<Icon name="close" />
				</IconButton>
				<ul>
					{links.map(({ to, key }) => (
						<li key={key}>
							<NavLink to={to}>{t(`nav.${key}`)}</NavLink>
						</li>
					))}
				</ul>
			</div>
		</>
	);
}
