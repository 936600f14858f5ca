import { buttonClass } from "@offizin/ui";
import { AnyLink } from "#app/links/any-link.tsx";
import { Link } from "#app/links/link.tsx";
import { useWord } from "#app/messages/use-word.ts";
import { kindPath } from "#app/paths.ts";
import { Picture } from "#app/pictures/picture.tsx";
import styles from "./kind-timeline.module.css";
import type { KindTimelineView } from "./view.server.ts";

/** Which card is sent when: the series of a wedding along one line (domain.md §11). */
export function KindTimeline({ view }: { readonly view: KindTimelineView }) {
	const word = useWord();
	const { headline, text, steps, link, editable } = view;
	return (
		<section className={styles.timeline} {...editable}>
			<header>
				<h2>{headline}</h2>
				<p>{text}</p>
			</header>
			<ol>
				{steps.map((step) => (
					<li key={step.uid} {...step.editable}>
						<Link to={kindPath(step.kind)}>
							<span className={styles.when}>{step.when}</span>
							<Picture picture={step.scene} alt="" sizes="(min-width: 64rem) 22vw, 44vw" />
							<strong>{word("kind", step.kind)}</strong>
							<span>{step.text}</span>
						</Link>
					</li>
				))}
			</ol>
			{link ? (
				<AnyLink className={buttonClass("quiet")} to={link.to}>
					{link.text}
				</AnyLink>
			) : null}
		</section>
	);
}
