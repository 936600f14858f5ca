import { useTranslations } from "use-intl";
import type { Shape, StateLook } from "#app/words/state-looks.ts";
import styles from "./state-mark.module.css";

const ring = <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />;

const shapes: Readonly<Record<Shape, React.ReactNode>> = {
	ring,
	half: (
		<>
			{ring}
			<path d="M6 1.75a4.25 4.25 0 0 1 0 8.5Z" fill="currentColor" />
		</>
	),
	diamond: <path d="M6 .75 11.25 6 6 11.25.75 6Z" fill="currentColor" />,
	arrow: <path d="M2.5 1.25 10.75 6 2.5 10.75Z" fill="currentColor" />,
	dot: <circle cx="6" cy="6" r="5" fill="currentColor" />,
	square: <path d="M1.75 1.75h8.5v8.5h-8.5Z" fill="currentColor" />,
	turn: (
		<path
			d="M2.25 4.5A4.25 4.25 0 1 1 1.75 7M2 1.25V4.5h3.25"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	),
	cross: <path d="m2 2 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="2.25" />,
	dash: <path d="M1.5 6h9" fill="none" stroke="currentColor" strokeWidth="2" />,
};

export interface StateMarkProps {
	readonly look: StateLook;
	/** How often, before the word: "2 × druckbereit". */
	readonly count?: number;
}

/** A state as a shape and its word. */
export function StateMark({ look, count }: StateMarkProps) {
	const t = useTranslations("states");
	return (
		<span className={`${styles.mark} ${styles[look.tone]}`}>
			<svg className={styles.shape} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
				{shapes[look.shape]}
			</svg>
			<span>
				{count === undefined ? "" : `${count}\u00a0× `}
				{t(look.word)}
			</span>
		</span>
	);
}
