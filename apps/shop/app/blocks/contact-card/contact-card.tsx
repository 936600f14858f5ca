import { Title } from "@offizin/ui";
import { useTranslations } from "use-intl";
import { ContentImage } from "#app/pictures/content-image.tsx";
import styles from "./contact-card.module.css";
import type { ContactCardView } from "./view.server.ts";

/** How the workshop is reached, and when. */
export function ContactCard({ view }: { readonly view: ContactCardView }) {
	const t = useTranslations("layout");
	const { headline, text, picture, phone, mail, address, editable } = view;
	return (
		<section className={styles.contact} {...editable}>
			{picture ? (
				<ContentImage
					className={styles.picture}
					images={[{ source: picture, media: undefined, sizes: "(min-width: 48rem) 20rem, 100vw" }]}
				/>
			) : null}
			<div>
				<Title level={2} size="page">
					{headline}
				</Title>
				{text ? <p>{text}</p> : null}
			</div>
			<address>
				<a className={styles.large} href={phone.to}>
					{phone.text}
				</a>
				<span>{t("hours")}</span>
				<a href={`mailto:${mail}`}>{mail}</a>
				<span className={styles.letter}>
					{address.map((line) => (
						<span key={line}>{line}</span>
					))}
				</span>
			</address>
		</section>
	);
}
