import { Icon, IconButton } from "@offizin/ui";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import styles from "./carousel.module.css";
import { defaultTurn } from "./running-carousel.ts";
import { turnByKeys } from "./turn-by-keys.ts";
import { useCarousel } from "./use-carousel.ts";

export interface CarouselSlide {
	readonly key: string;
	/** Read to those who hear that a dot leads to it. */
	readonly name: string;
	readonly content: ReactNode;
	/** Shown in the place of its dot. */
	readonly thumb?: ReactNode;
}

export interface CarouselProps {
	/** What there is to see. */
	readonly label: string;
	readonly slides: readonly CarouselSlide[];
	/** One at a time, or as many tiles as have room. */
	readonly shows?: "one" | "tiles" | "bands";
	/** The first slide follows the last one. */
	readonly isInfinite?: boolean;
	/** Slides take turns by themselves. */
	readonly turnsByItself?: boolean;
}

/** Embla, which few pages need and none before it is scrolled to. */
const load = async () => (await import("./run-carousel.ts")).runCarousel;

/** Slides in a row with dots and two buttons, for mouse, finger and keys (spec 2.5-1); without script a row to scroll. */
export function Carousel({
	label,
	slides,
	shows = "tiles",
	isInfinite = false,
	turnsByItself = false,
}: CarouselProps) {
	const t = useTranslations("carousel");
	const key = slides.map((slide) => slide.key).join();
	const turn = turnsByItself ? defaultTurn : undefined;
	const carousel = useCarousel(key, { isInfinite, turn, load });
	const { viewport, running, position } = carousel;
	const { index, count, canGoBack, canGoOn } = position;
	const isMoving = running !== undefined && count > 1;
	return (
		<section
			className={styles.carousel}
			data-shows={shows}
			aria-roledescription="carousel"
			aria-label={label}
			onKeyDown={turnByKeys(running)}
		>
			<div className={styles.viewport} ref={viewport} tabIndex={running ? undefined : 0}>
				<ul className={styles.track}>
					{slides.map((slide, place) => (
						<li key={slide.key} inert={shows === "one" && running && place !== index}>
							{slide.content}
						</li>
					))}
				</ul>
			</div>
			<div className={styles.controls}>
				{isMoving ? (
					<>
						<ul className={styles.dots}>
							{slides.slice(0, count).map(({ key: dot, name, thumb }, place) => (
								<li key={dot}>
									<button
										type="button"
										className={thumb ? styles.thumb : styles.dot}
										aria-label={t("show", { name, number: place + 1, count })}
										aria-current={place === index}
										onClick={() => running.show(place)}
									>
										{thumb}
									</button>
								</li>
							))}
						</ul>
						{running.turnsByItself ? (
							<button
								type="button"
								className={styles.pause}
								onClick={() => carousel.pause(!carousel.isPaused)}
							>
								{carousel.isPaused ? t("play") : t("pause")}
							</button>
						) : null}
						<IconButton
							className={styles.back}
							label={t("back")}
							aria-disabled={!canGoBack}
							onClick={running.back}
						>
							<Icon name="arrow" />
						</IconButton>
						<IconButton label={t("next")} aria-disabled={!canGoOn} onClick={running.next}>
							<Icon name="arrow" />
						</IconButton>
					</>
				) : null}
			</div>
		</section>
	);
}
