import { buttonClass } from "@offizin/ui";
import { AnyLink } from "#app/links/any-link.tsx";
import styles from "./link-box.module.css";
import type { LinkBoxView } from "./view.server.ts";

/** A last word with the one thing to do next. */
export function LinkBox({ view }: { readonly view: LinkBoxView }) {
	const { headline, text, link, isNight, editable } = view;
	return (
		<section className={styles.box} data-night={isNight ? "" : undefined} {...editable}>
			<h2>{headline}</h2>
			<div>
				<p>{text}</p>
				{link ? (
					<AnyLink className={buttonClass("primary", styles.action)} to={link.to}>
						{link.text}
					</AnyLink>
				) : null}
			</div>
		</section>
	);
}
