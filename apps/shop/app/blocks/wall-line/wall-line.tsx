import { ScrollArea } from "@offizin/ui";
import type { CSSProperties } from "react";
import { ContentImage } from "#app/pictures/content-image.tsx";
import { MuseumLabel } from "#app/product-page/museum-label.tsx";
import type { WallLineView } from "./view.server.ts";
import styles from "./wall-line.module.css";

/** Pictures at true relative scale, each with its label under its left edge. On a phone the wall is walked along. */
export function WallLine({ view }: { readonly view: WallLineView }) {
	const { headline, text, picture, works, editable } = view;
	return (
		<section className={styles.line} id="formate" {...editable}>
			<header>
				<h2>{headline}</h2>
				<p>{text}</p>
			</header>
			<ScrollArea label={picture?.alt ?? headline}>
				<div className={styles.track}>
					{picture ? (
						<ContentImage
							images={[{ source: picture, media: undefined, sizes: "(min-width: 64rem) 100vw, 64rem" }]}
							alt=""
						/>
					) : null}
					<ul>
						{works.map(({ uid, left, label, editable: marks }) => (
							<li key={uid} style={{ "--left": `${left}%` } as CSSProperties} {...marks}>
								<MuseumLabel lines={label} />
							</li>
						))}
					</ul>
				</div>
			</ScrollArea>
		</section>
	);
}
