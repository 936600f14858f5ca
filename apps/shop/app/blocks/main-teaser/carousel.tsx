import { useEffect, useRef, useState } from "react";
import styles from "./main-teaser.module.css";
import { type RunningCarousel, runCarousel } from "./run-carousel.ts";
import { Slide } from "./slide.tsx";
import type { MainTeaserView, SlideView } from "./view.server.ts";

export interface CarouselProps {
	readonly slides: readonly SlideView[];
	readonly words: MainTeaserView["words"];
}

/** Slides side by side with a row of controls below; without script a row to scroll, whose controls are links. */
export function Carousel({ slides, words }: CarouselProps) {
	const viewport = useRef<HTMLDivElement>(null);
	const [running, setRunning] = useState<RunningCarousel>();
	const [active, setActive] = useState(0);
	const [isPaused, setPaused] = useState(false);

	useEffect(() => {
		const carousel = runCarousel(viewport.current, setActive);
		setRunning(carousel);
		return () => carousel?.stop();
	}, []);

	return (
		<section aria-roledescription="carousel" aria-label={words.label}>
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
				{running?.turnsByItself ? (
					<button
						type="button"
						onClick={() => {
							running.pause(!isPaused);
							setPaused(!isPaused);
						}}
					>
						{isPaused ? words.play : words.pause}
					</button>
				) : null}
			</div>
		</section>
	);
}
