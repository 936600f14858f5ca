import "@fontsource-variable/archivo/wdth.css";
import "@fontsource-variable/fraunces/opsz.css";
import { channels } from "@offizin/sites";
import type { Example, GalleryWords } from "./example.ts";
import { examples } from "./examples.ts";
import styles from "./gallery.module.css";

/** Every plain component with its states, in the tokens of the three faces side by side. */
export function Gallery({ words }: { readonly words: GalleryWords }) {
	return examples.map((example) => <Faces key={example.name} example={example} words={words} />);
}

function Faces({
	example: { name, Shown },
	words,
}: {
	readonly example: Example;
	readonly words: GalleryWords;
}) {
	const faces = {
		papiervogel: channels.papiervogel.name,
		bildwand: channels.bildwand.name,
		office: words.office,
	};
	return (
		<section className={styles.component} aria-labelledby={name}>
			<h2 id={name}>{name}</h2>
			<div className={styles.faces}>
				{Object.entries(faces).map(([brand, face]) => (
					<div key={brand} className={styles.face} data-brand={brand}>
						<Shown words={words} face={face} />
					</div>
				))}
			</div>
		</section>
	);
}
