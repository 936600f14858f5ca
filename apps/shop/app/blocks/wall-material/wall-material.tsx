import { buttonClass, ScrollArea } from "@offizin/ui";
import { Drawn } from "#app/drawings/drawn.tsx";
import { Link } from "#app/links/link.tsx";
import type { WallMaterialView } from "./view.server.ts";
import styles from "./wall-material.module.css";

/** Three corners of a material from near, and its facts as on the label of a museum. */
export function WallMaterial({ view }: { readonly view: WallMaterialView }) {
	const { definitions, views, facts, suits, not, link, words, editable } = view;
	return (
		<section className={styles.material} {...editable}>
			<Drawn className={styles.definitions} drawing={definitions} />
			<ScrollArea label={words.near}>
				<ul className={styles.views}>
					{views.map(({ key, told, drawing }) => (
						<li key={key}>
							<Drawn className={styles.view} drawing={drawing} />
							<p>{told}</p>
						</li>
					))}
				</ul>
			</ScrollArea>
			<div className={styles.about}>
				<div className={styles.uses}>
					{suits ? (
						<>
							<h2>{words.suits}</h2>
							<p>{suits}</p>
						</>
					) : null}
					{not ? (
						<>
							<h2>{words.not}</h2>
							<p>{not}</p>
						</>
					) : null}
					<Link className={buttonClass("primary")} to={link.to}>
						{link.text}
					</Link>
				</div>
				<div>
					<h2>{words.facts}</h2>
					<dl className={styles.facts}>
						{facts.map(({ key, name, lines }) => (
							<div key={key}>
								<dt>{name}</dt>
								{lines.map((line) => (
									<dd key={line}>{line}</dd>
								))}
							</div>
						))}
					</dl>
				</div>
			</div>
		</section>
	);
}
