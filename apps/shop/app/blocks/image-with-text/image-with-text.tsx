import { buttonClass } from "@offizin/ui";
import { AnyLink } from "#app/links/any-link.tsx";
import { ContentImage } from "#app/pictures/content-image.tsx";
import { RichNodes, type RichNodesProps } from "../rich-text/rich-nodes.tsx";
import type { Shown } from "../shown.ts";
import styles from "./image-with-text.module.css";
import type { ImageWithTextView } from "./view.server.ts";

export interface ImageWithTextProps<Within> extends Pick<RichNodesProps<Within>, "face"> {
	readonly view: ImageWithTextView<Within>;
}

/** A high picture with running text beside it. */
export function ImageWithText<Within extends Shown>({ view, face }: ImageWithTextProps<Within>) {
	const { picture, isImageRight, headline, nodes, link, second, editable } = view;
	return (
		<section className={styles.pair} data-image-right={isImageRight} {...editable}>
			{picture ? (
				<ContentImage
					images={[{ source: picture, media: undefined, sizes: "(min-width: 64rem) 38vw, 100vw" }]}
				/>
			) : null}
			<div>
				<h2>{headline}</h2>
				<RichNodes nodes={nodes} face={face} />
				{link ? (
					<AnyLink className={buttonClass("quiet")} to={link.to}>
						{link.text}
					</AnyLink>
				) : null}
				{second ? (
					<>
						<h3>{second.headline}</h3>
						<p>{second.text}</p>
					</>
				) : null}
			</div>
		</section>
	);
}
