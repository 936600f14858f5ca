import { Icon, IconButton } from "@offizin/ui";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import styles from "./carousel.module.css";
import type { CarouselRules } from "./run-carousel.ts";
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

export interface CarouselProps extends Partial<Omit<CarouselRules, "onChange">> {
	/** What there is to see. */
	readonly label: string;
	readonly slides: readonly CarouselSlide[];
	/** One at a time, or as many tiles as have room. */
	readonly shows?: "one" | "tiles" | "bands";
}

/** Slides in a row with dots and two buttons, for mouse, finger and keys (spec 2.5-1); without script a row to scroll. */
export function Carousel({ label, slides, shows = "tiles", isInfinite = false, autoplay }: CarouselProps) {
	const t = useTranslations("carousel");
	const key = slides.map((slide) => slide.key).join();
	const carousel = useCarousel(key, { isInfinite, ...(autoplay !== undefined && { autoplay }) });
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
