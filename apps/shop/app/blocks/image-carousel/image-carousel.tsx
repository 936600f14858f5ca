import { Title } from "@offizin/ui";
import { Carousel } from "#app/carousel/carousel.tsx";
import { AnyLink } from "#app/links/any-link.tsx";
import { ContentImage } from "#app/pictures/content-image.tsx";
import styles from "./image-carousel.module.css";
import type { CarouselImageView, ImageCarouselView } from "./view.server.ts";

/** Pictures one at a time, and small ones of all to go to them. */
export function ImageCarousel({ view }: { readonly view: ImageCarouselView }) {
	const { headline, images, isInfinite, turnsByItself, editable } = view;
	return (
		<div className={styles.pictures} {...editable}>
			<Title level={2} size="page">
				{headline}
			</Title>
			<Carousel
				label={headline}
				shows="one"
				isInfinite={isInfinite || turnsByItself}
				turnsByItself={turnsByItself}
				slides={images.map((image) => ({
					key: image.uid,
					name: image.text || image.picture.alt,
					content: <Shown image={image} />,
					thumb: (
						<ContentImage images={[{ source: image.picture, media: undefined, sizes: "4.5rem" }]} alt="" />
					),
				}))}
			/>
		</div>
	);
}

function Shown({ image: { picture, text, to, editable } }: { readonly image: CarouselImageView }) {
	const shown = (
		<ContentImage
			className={styles.picture}
			images={[{ source: picture, media: undefined, sizes: "(min-width: 80rem) 75rem, 92vw" }]}
		/>
	);
	return (
		<figure className={styles.figure} {...editable}>
			{to ? <AnyLink to={to}>{shown}</AnyLink> : shown}
			{text ? <figcaption>{text}</figcaption> : null}
		</figure>
	);
}
