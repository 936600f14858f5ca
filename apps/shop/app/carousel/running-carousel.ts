/** Spec 9.2-1, in milliseconds. */
export const defaultTurn = 4000;

export interface CarouselRules {
	/** The first slide follows the last one. */
	readonly isInfinite: boolean;
	/** Slides take turns by themselves, each after so many milliseconds. */
	readonly turn?: number | undefined;
	onChange(position: CarouselPosition): void;
}

export interface CarouselPosition {
	readonly index: number;
	/** How many stops there are: fewer than slides where several are seen at once. */
	readonly count: number;
	readonly canGoBack: boolean;
	readonly canGoOn: boolean;
}

export interface RunningCarousel {
	/** Not for who wants nothing to move. */
	readonly turnsByItself: boolean;
	show(index: number): void;
	back(): void;
	next(): void;
	pause(isPaused: boolean): void;
	stop(): void;
}

export type RunCarousel = (viewport: HTMLElement | null, rules: CarouselRules) => RunningCarousel | undefined;
