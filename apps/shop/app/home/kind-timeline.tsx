import { buttonClass } from "@offizin/ui";
import type { PapiervogelHome } from "#app/content/papiervogel-home.server.ts";
import { Link } from "#app/links/link.tsx";
import { useWord } from "#app/messages/use-word.ts";
import { kindPath, paths } from "#app/paths.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { KindScene } from "./kind-scenes.server.ts";
import styles from "./kind-timeline.module.css";

export interface KindTimelineProps {
	readonly copy: PapiervogelHome["order"];
	readonly kinds: readonly KindScene[];
}

/** Which card is sent when: the series of a wedding along one line (domain.md §11). */
export function KindTimeline({ copy, kinds }: KindTimelineProps) {
	const word = useWord();
	const steps = copy.steps.flatMap((step) => {
		const found = kinds.find(({ kind }) => kind === step.kind);
		return found ? [{ ...step, scene: found.scene }] : [];
	});
	return (
		<section className={styles.timeline}>
			<header>
				<h2>{copy.headline}</h2>
				<p>{copy.text}</p>
			</header>
			<ol>
				{steps.map(({ when, kind, text, scene }) => (
					<li key={kind}>
						<Link to={kindPath(kind)}>
							<span className={styles.when}>{when}</span>
							<Picture picture={scene} alt="" sizes="(min-width: 64rem) 22vw, 44vw" />
							<strong>{word("kind", kind)}</strong>
							<span>{text}</span>
						</Link>
					</li>
				))}
			</ol>
			<Link className={buttonClass("quiet")} to={paths.timing}>
				{copy.action}
			</Link>
		</section>
	);
}
