import type { SimpleCommand, TextElement } from "@offizin/design";
import { Icon, IconButton } from "@offizin/ui";
import { useId } from "react";
import bar from "../bars/context-bar.module.css";
import { useHost } from "../editor-context.tsx";
import menu from "../placing/arrange-menu.module.css";
import styles from "./type-details.module.css";

export type StyleChange = Extract<SimpleCommand, { type: "setTextStyle" }>["style"];

type LayoutChange = Omit<Extract<SimpleCommand, { type: "setTextLayout" }>, "type" | "element">;

export interface TypeDetailsProps extends Pick<TextElement, "style" | "verticalAlign" | "grow"> {
	readonly onStyle: (style: StyleChange) => void;
	readonly onLayout: (layout: LayoutChange) => void;
}

/** A tenth of a percent of the em, and percent of the size: what can still be read as one word and one text. */
const TRACKING = { step: 10, min: -100, max: 600 };
const LEADING = { step: 5, min: 80, max: 250 };
const cases = [undefined, "all", "small"] as const;
const verticals = ["top", "middle", "bottom"] as const;

/** What is chosen once for a text: capitals, how far its letters and lines stand apart, where it stands in its field. */
export function TypeDetails({ style, verticalAlign, grow, onStyle, onLayout }: TypeDetailsProps) {
	const { t } = useHost();
	const id = useId();
	return (
		<div className={`${menu.menu} ${styles.menu}`}>
			<button type="button" className={bar.button} popoverTarget={id} aria-haspopup="dialog">
				<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
					<path className={styles.icon} d="M4 18 8.5 6 13 18M5.6 14h5.8M16 9v9M20 9v9M14.5 9h7" />
				</svg>
				<span className={styles.title}>{t("style.more")}</span>
				<Icon name="down" size={16} />
			</button>
			<div id={id} popover="auto" className={menu.panel} role="dialog" aria-label={t("style.more")}>
				<fieldset className={menu.group}>
					<legend>{t("style.caps")}</legend>
					<div className={styles.thirds}>
						{cases.map((caps) => (
							<button
								key={caps ?? "typed"}
								type="button"
								className={menu.word}
								aria-pressed={style.caps === caps}
								onClick={() => onStyle({ caps: caps ?? null })}
							>
								{t(`style.case.${caps ?? "typed"}`)}
							</button>
						))}
					</div>
				</fieldset>
				<Stepper
					name="tracking"
					value={style.tracking}
					range={TRACKING}
					shown={style.tracking / 10}
					onStep={(tracking) => onStyle({ tracking })}
				/>
				<Stepper
					name="leading"
					value={style.leading}
					range={LEADING}
					shown={style.leading}
					onStep={(leading) => onStyle({ leading })}
				/>
				<fieldset className={menu.group}>
					<legend>{t("style.vertical")}</legend>
					<div className={styles.thirds}>
						{verticals.map((one) => (
							<button
								key={one}
								type="button"
								className={menu.word}
								aria-pressed={verticalAlign === one}
								onClick={() => onLayout({ verticalAlign: one })}
							>
								{t(`style.${one}`)}
							</button>
						))}
					</div>
					<button
						type="button"
						className={`${menu.word} ${styles.grow}`}
						aria-pressed={grow === true}
						onClick={() => onLayout({ grow: grow !== true })}
					>
						{t("style.grow")}
					</button>
				</fieldset>
			</div>
		</div>
	);
}

interface StepperProps {
	readonly name: "tracking" | "leading";
	readonly value: number;
	/** In percent. */
	readonly shown: number;
	readonly range: typeof TRACKING;
	readonly onStep: (value: number) => void;
}

function Stepper({ name, value, shown, range, onStep }: StepperProps) {
	const { t } = useHost();
	const { step, min, max } = range;
	/** The next whole step: what a theme has set may lie between two. */
	const next = (way: 1 | -1) => {
		const steps = way === 1 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1;
		return Math.min(max, Math.max(min, steps * step));
	};
	return (
		<fieldset className={`${menu.group} ${styles.stepper}`}>
			<legend>{t(`style.${name}`)}</legend>
			<IconButton label={t(`style.closer.${name}`)} disabled={value <= min} onClick={() => onStep(next(-1))}>
				<Icon name="minus" size={18} />
			</IconButton>
			<output>{t("style.percent", { value: shown })}</output>
			<IconButton label={t(`style.wider.${name}`)} disabled={value >= max} onClick={() => onStep(next(1))}>
				<Icon name="plus" size={18} />
			</IconButton>
		</fieldset>
	);
}
