import { type CSSProperties, useEffect, useId, useRef } from "react";
import { useHost } from "../editor-context.tsx";
import styles from "./photo-look.module.css";
import { signed } from "./photo-look-values.ts";

interface LookSliderProps {
	readonly label: string;
	/** From -100 to 100. */
	readonly value: number;
	readonly onTry: (value: number) => void;
	/** The value stands: the thumb was let go, or a key was pressed. */
	readonly onSettle: () => void;
	/** Before a pointer takes the thumb, and after it has let go. */
	readonly onMark: () => void;
}

/** The part of the track between the middle and the thumb. */
function fillOf(value: number): CSSProperties {
	const [from, to] = [50, 50 + value / 2].toSorted((a, b) => a - b);
	return { "--from": `${from}%`, "--to": `${to}%` } as CSSProperties;
}

/** A slider around a neutral middle. */
export function LookSlider({ label, value, onTry, onSettle, onMark }: LookSliderProps) {
	const { t } = useHost();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const isHeld = useRef(false);

	// React calls every move a change; the browser's own event comes once, at the end.
	useEffect(() => {
		const slider = input.current;
		const settle = () => {
			onSettle();
			if (isHeld.current) onMark();
			isHeld.current = false;
		};
		slider?.addEventListener("change", settle);
		return () => slider?.removeEventListener("change", settle);
	}, [onSettle, onMark]);

	return (
		<div className={styles.slider}>
			<label htmlFor={id}>{label}</label>
			<output htmlFor={id} className={styles.value} aria-hidden="true">
				{signed(value)}
			</output>
			<input
				ref={input}
				id={id}
				className={styles.range}
				type="range"
				min={-100}
				max={100}
				value={value}
				style={fillOf(value)}
				aria-valuetext={value === 0 ? t("look.neutral") : signed(value)}
				onPointerDown={() => {
					onMark();
					isHeld.current = true;
				}}
				onChange={({ target }) => onTry(Number(target.value))}
			/>
		</div>
	);
}
