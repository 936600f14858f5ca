import { buttonClass } from "@offizin/ui";
import { AnyLink } from "#app/links/any-link.tsx";
import styles from "./slide.module.css";
import { SlidePicture } from "./slide-picture.tsx";
import type { SlideView } from "./view.server.ts";

export interface SlideProps {
	readonly slide: SlideView;
	/** Seen before any scrolling. */
	readonly isFirst: boolean;
}

/** A slide; all of it leads where its link leads. */
export function Slide({ slide, isFirst }: SlideProps) {
	const { title, text, button, to, heading: Heading, wrapper: Wrapper, badge, sections, editable } = slide;
	const classes = [styles.slide, styles[lookOf(slide)]];
	const words = title.map((piece, index) => (index % 2 === 1 ? <em key={piece}>{piece}</em> : piece));
	return (
		<Wrapper className={classes.join(" ")} style={slide.style} {...slide.attributes} {...editable}>
			<div className={styles.text}>
				<Heading className={styles.title}>
					{to && !button ? (
						<AnyLink className={styles.whole} to={to}>
							{words}
						</AnyLink>
					) : (
						words
					)}
				</Heading>
				{text ? <p>{text}</p> : null}
				{to && button ? (
					<AnyLink className={buttonClass("primary", styles.whole)} to={to}>
						{button}
					</AnyLink>
				) : null}
			</div>
			{slide.images.length > 0 ? <SlidePicture images={slide.images} isFirst={isFirst} /> : null}
			{sections.length > 0 ? (
				<div className={styles.sections}>
					{sections.map((section) => (
						<Slide key={section.uid} slide={section} isFirst={isFirst} />
					))}
				</div>
			) : null}
			{badge ? <BadgePicture badge={badge} /> : null}
		</Wrapper>
	);
}

/** How words and picture stand to each other. */
function lookOf({ isNew, isImageRight, images, sections }: SlideView): "over" | "right" | "left" | "bare" {
	if (images.length === 0 && sections.length === 0) return "bare";
	if (isNew) return "over";
	return isImageRight ? "right" : "left";
}

function BadgePicture({ badge }: { readonly badge: NonNullable<SlideView["badge"]> }) {
	const { picture, to, background, onMobile, onDesktop } = badge;
	const { src, alt, width, height } = picture;
	const image = <img src={src} alt={alt} width={width} height={height} loading="lazy" />;
	return (
		<span
			className={styles.badge}
			style={background ? { background } : undefined}
			data-mobile={onMobile}
			data-desktop={onDesktop}
		>
			{to ? <AnyLink to={to}>{image}</AnyLink> : image}
		</span>
	);
}
