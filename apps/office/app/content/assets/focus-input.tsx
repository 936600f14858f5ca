import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { useTranslations } from "use-intl";
import styles from "./assets.module.css";
import { focusText, readFocus } from "./focus-point.ts";

interface FocusInputProps {
	readonly picture: string;
	readonly focus: string;
	readonly isReadOnly: boolean;
	readonly onChange: (focus: string) => void;
}

const STEP = 0.05;
const steps: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-STEP, 0],
	ArrowRight: [STEP, 0],
	ArrowUp: [0, -STEP],
	ArrowDown: [0, STEP],
};

/** The picture itself: a click or the arrow keys set what must stay in sight wherever it is cropped. */
export function FocusInput({ picture, focus, isReadOnly, onChange }: FocusInputProps) {
	const t = useTranslations("content.fields");
	const [size, setSize] = useState<{ width: number; height: number }>();
	const point = size && readFocus(focus, size);

	function click(event: MouseEvent<HTMLButtonElement>) {
		// A click by the keyboard has no place.
		if (!size || isReadOnly || event.detail === 0) return;
		const box = event.currentTarget.getBoundingClientRect();
		const place = {
			x: (event.clientX - box.left) / box.width,
			y: (event.clientY - box.top) / box.height,
		};
		onChange(focusText(place, size));
	}

	function step(event: KeyboardEvent) {
		const by = steps[event.key];
		if (!by || !size || isReadOnly) return;
		event.preventDefault();
		const from = point ?? { x: 0.5, y: 0.5 };
		onChange(focusText({ x: from.x + by[0], y: from.y + by[1] }, size));
	}

	return (
		<button
			type="button"
			className={styles.focus}
			aria-label={
				point ? t("focusAt", { x: Math.round(point.x * 100), y: Math.round(point.y * 100) }) : t("focusNone")
			}
			aria-description={t("focusHelp")}
			onClick={click}
			onKeyDown={step}
		>
			<img
				src={picture}
				alt=""
				onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
					setSize({ width, height })
				}
			/>
			{point ? (
				<span className={styles.focusMark} style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
			) : null}
		</button>
	);
}
