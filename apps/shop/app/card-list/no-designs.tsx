import { Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { Link } from "#app/links/link.tsx";
import { kindPath, paths } from "#app/paths.ts";
import { Still } from "#app/pictures/still.tsx";
import styles from "./no-designs.module.css";

export interface NoDesignsProps {
	readonly words: { readonly title: string; readonly text: string; readonly picture: string };
	/** Without a picture of somebody else's feast. */
	readonly isStill: boolean;
}

/** An occasion that nobody has drawn for yet says so, and what may fit until then. */
export function NoDesigns({ words, isStill }: NoDesignsProps) {
	const t = useTranslations();
	return (
		<section className={isStill ? styles.quiet : styles.none}>
			{isStill ? null : (
				<Still
					name="papiervogel-atelier"
					ratio={[2, 3]}
					alt={words.picture}
					sizes="(min-width: 64rem) 36vw, 100vw"
					className={styles.picture}
				/>
			)}
			<div>
				<Title level={2} size="section">
					{words.title}
				</Title>
				<p>{words.text}</p>
				<ul>
					{isStill ? null : (
						<>
							<li>
								<Link to={kindPath("danke")}>{t("kind.danke")}</Link>
							</li>
							<li>
								<Link to={kindPath("einladung")}>{t("kind.einladung")}</Link>
							</li>
							<li>
								<Link to={paths.themes}>{t("nav.themes")}</Link>
							</li>
						</>
					)}
					<li>
						<Link to={paths.samples}>{t("nav.samples")}</Link>
					</li>
					<li>
						<Link to={paths.papers}>{t("nav.papers")}</Link>
					</li>
					<li>
						<Link to={paths.contact}>{t("nav.contact")}</Link>
					</li>
				</ul>
			</div>
		</section>
	);
}
