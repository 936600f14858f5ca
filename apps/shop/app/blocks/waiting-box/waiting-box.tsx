import { MoreWords } from "#app/messages/shop-intl.tsx";
import { WaitlistForm } from "#app/waitlist/waitlist-form.tsx";
import type { WaitingBoxView } from "./view.server.ts";
import styles from "./waiting-box.module.css";

/** What is said about an opening, beside the field for an address. */
export function WaitingBox({ view }: { readonly view: WaitingBoxView }) {
	const { headline, text, product, words, editable } = view;
	return (
		<section className={styles.box} {...editable}>
			<header>
				<h2>{headline}</h2>
				<p>{text}</p>
			</header>
			<MoreWords words={words}>
				<WaitlistForm product={product} isTitled={false} />
			</MoreWords>
		</section>
	);
}
