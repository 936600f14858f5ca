import { buttonClass } from "@offizin/ui";
import { Link } from "#app/layout/link.tsx";
import { usePathPrefix } from "#app/layout/path-prefix.ts";
import { paths } from "#app/paths.ts";
import styles from "./foreign-design.module.css";

/** A design that is not there or not this visitor's: says so, and how to go on. */
export function ForeignDesign({ templateId }: { readonly templateId: string }) {
	const prefix = usePathPrefix();
	return (
		<div className={styles.page}>
			<title>Entwurf nicht gefunden</title>
			<meta name="robots" content="noindex,nofollow" />
			<h1 className={styles.title}>Diesen Entwurf können wir hier nicht öffnen.</h1>
			<p>
				Entwürfe sind nur in dem Browser zu sehen, in dem sie entstanden sind. Vielleicht haben Sie ihn auf
				einem anderen Gerät begonnen, oder der Link ist unvollständig.
			</p>
			<p className={styles.ways}>
				<a
					className={buttonClass()}
					href={`${prefix}/configurator-card/${encodeURIComponent(templateId)}/`}
					rel="external"
				>
					Diese Karte neu gestalten
				</a>
				<Link className={buttonClass("quiet")} to={paths.cards}>
					Alle Karten ansehen
				</Link>
			</p>
		</div>
	);
}
