import { useTranslations } from "use-intl";
import { runSlides } from "#app/carousel/run-slides.ts";
import { turnByKeys } from "#app/carousel/turn-by-keys.ts";
import { useCarousel } from "#app/carousel/use-carousel.ts";
import styles from "./main-teaser.module.css";
import { Slide } from "./slide.tsx";
import type { SlideView } from "./view.server.ts";

export interface TeaserCarouselProps {
	readonly slides: readonly SlideView[];
	readonly label: string;
}

/** Milliseconds a slide stands (spec 9.2-1). */
const turn = 6000;

const load = () => runSlides;

/** Slides side by side with a row of controls below; without script a row to scroll, whose controls are links. */
export function TeaserCarousel({ slides, label }: TeaserCarouselProps) {
	const t = useTranslations("carousel");
	const key = slides.map(({ uid }) => uid).join();
	const { viewport, running, position, isPaused, pause } = useCarousel(key, { isInfinite: true, turn, load });
	const { index: active } = position;
	return (
		<section aria-roledescription="carousel" aria-label={label} onKeyDown={turnByKeys(running)}>
			<div className={styles.viewport} ref={viewport}>
				<ul className={styles.track}>
					{slides.map((slide, index) => (
						<li key={slide.uid} id={`slide-${slide.uid}`} inert={running && index !== active}>
							<Slide slide={slide} isFirst={index === 0} />
						</li>
					))}
				</ul>
			</div>
			<div className={styles.controls} style={slides[active]?.controlStyle}>
				{slides.map(({ uid, control }, index) => (
					<a
						key={uid}
						href={`#slide-${uid}`}
						aria-current={index === active}
						onClick={(event) => {
							if (!running) return;
							event.preventDefault();
							running.show(index);
						}}
					>
						{control}
					</a>
				))}
				{/* Has its place before slides turn, so that nothing moves when they begin to. */}
				<button
					type="button"
					className={running?.turnsByItself ? undefined : styles.later}
					onClick={() => pause(!isPaused)}
				>
					{isPaused ? t("play") : t("pause")}
				</button>
			</div>
		</section>
	);
}
