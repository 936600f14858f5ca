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
	const running = useRef<RunningCarousel>(undefined);
	const [active, setActive] = useState(0);
	const [isPaused, setPaused] = useState(false);
	const [isRunning, setRunning] = useState(false);

	useEffect(() => {
		if (!viewport.current) return;
		running.current = runCarousel(viewport.current, setActive);
		setRunning(true);
		return () => running.current?.stop();
	}, []);

	return (
		<section aria-roledescription="carousel" aria-label={words.label}>
			<div className={styles.viewport} ref={viewport}>
				<ul className={styles.track}>
					{slides.map((slide, index) => (
						<li key={slide.uid} id={`slide-${slide.uid}`} inert={isRunning && index !== active}>
							<Slide slide={slide} isFirst={index === 0} />
						</li>
					))}
				</ul>
			</div>
			<div className={styles.controls} style={slides[active]?.style}>
				{slides.map(({ uid, control }, index) => (
					<a
						key={uid}
						href={`#slide-${uid}`}
						aria-current={index === active}
						onClick={(event) => {
							if (!running.current) return;
							event.preventDefault();
							running.current.show(index);
						}}
					>
						{control}
					</a>
				))}
				<button
					type="button"
					onClick={() => {
						running.current?.pause(!isPaused);
						setPaused(!isPaused);
					}}
				>
					{isPaused ? words.play : words.pause}
				</button>
			</div>
		</section>
	);
}
