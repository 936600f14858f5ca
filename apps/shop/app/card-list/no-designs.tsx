import { buttonClass, Title } from "@offizin/ui";
import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { PaperSheet } from "#app/papers/paper-sheet.tsx";
import { kindPath, paths } from "#app/paths.ts";
import { DrawingTable } from "./drawing-table.tsx";
import styles from "./no-designs.module.css";
import type { NoDesignsView } from "./no-designs.server.ts";

export interface NoDesignsProps {
	readonly view: NoDesignsView;
	/** Nobody mourning is shown somebody else's feast. */
	readonly isStill: boolean;
}

/** An occasion that nobody has drawn for yet says so, and shows what is settled already. */
export function NoDesigns({ view: { words, formats, papers }, isStill }: NoDesignsProps) {
	const t = useTranslations();
	return (
		<section className={styles.none}>
			<div className={styles.said}>
				<Title level={2} size="section">
					{words.title}
				</Title>
				<p>{words.text}</p>
				<p className={styles.ways}>
					<Link className={buttonClass("primary")} to={paths.samples}>
						{words.samples}
					</Link>
					<Link to={paths.contact}>{t("nav.contact")}</Link>
				</p>
			</div>
			<DrawingTable className={styles.picture} />
			<div className={styles.formats}>
				<h3>{words.formats}</h3>
				<ul>
					{formats.map(({ key, name, size, width, height }) => (
						<li key={key} style={{ "--width": width, "--height": height } as CSSProperties}>
							<span className={styles.sheet} aria-hidden="true" />
							<span>{name}</span> <span className={styles.size}>{size}</span>
						</li>
					))}
				</ul>
			</div>
			<div className={styles.papers}>
				<h3>{words.papers}</h3>
				<ul>
					{papers.map(({ key, name, tint, surface, to }) => (
						<li key={key}>
							<Link to={to}>
								<PaperSheet className={styles.paper} {...{ tint, surface }} />
								{name}
							</Link>
						</li>
					))}
				</ul>
			</div>
			{isStill ? null : (
				<p className={styles.meanwhile}>
					<span>{words.meanwhile}:</span>
					<Link to={kindPath("einladung")}>{t("kind.einladung")}</Link>
					<Link to={kindPath("danke")}>{t("kind.danke")}</Link>
					<Link to={paths.themes}>{t("nav.themes")}</Link>
				</p>
			)}
		</section>
	);
}
