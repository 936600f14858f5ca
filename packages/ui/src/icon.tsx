import styles from "./icon.module.css";

/** One family of 1.5 px strokes on a 24 px square (brands.md). */
const shapes = {
	heart: "M12 19.5 4.9 12.6a4.4 4.4 0 0 1 6.2-6.3l.9.9.9-.9a4.4 4.4 0 0 1 6.2 6.3Z",
	bag: "M5.5 8.5h13l.8 11.5H4.7ZM8.8 8.5a3.2 3.2 0 0 1 6.4 0",
	search: "M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm4.4 10.4 4.9 4.9",
	menu: "M3.5 8h17M3.5 16h17",
	close: "m5.5 5.5 13 13m0-13-13 13",
	check: "m4.5 12.5 5 5 10-11",
	arrow: "M4 12h16m-6-6 6 6-6 6",
	down: "m5.5 9 6.5 6.5L18.5 9",
	turn: "M4.5 12a7.5 7.5 0 0 1 13-5.1l2 2.1m0-5v5h-5M19.5 12a7.5 7.5 0 0 1-13 5.1l-2-2.1m0 5v-5h5",
	plus: "M12 4.5v15M4.5 12h15",
	minus: "M4.5 12h15",
	alert: "M12 7v6.5m0 3.2v.3M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z",
} as const;
export type IconName = keyof typeof shapes;
export const iconNames = Object.keys(shapes) as readonly IconName[];

export interface IconProps {
	readonly name: IconName;
	/** Edge length in pixels; 24 when absent. */
	readonly size?: number;
	readonly isFilled?: boolean;
}

/** Decoration beside a word; hidden from assistive technology. */
export function Icon({ name, size = 24, isFilled = false }: IconProps) {
	return (
		<svg
			className={isFilled ? `${styles.icon} ${styles.filled}` : styles.icon}
			width={size}
			height={size}
			viewBox="0 0 24 24"
			aria-hidden="true"
		>
			<path d={shapes[name]} />
		</svg>
	);
}
