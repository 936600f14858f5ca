import { type PhotoElement, rightsOf } from "@offizin/design";
import { um } from "@offizin/units";
import { Sign } from "../controls/sign.tsx";
import { useEditing, useHost } from "../editor-context.tsx";
import styles from "./photo-look.module.css";

const shapes = {
	rect: "M4.5 5.5h15v13h-15Z",
	rounded: "M8.5 5.5h7a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-7a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4Z",
	ellipse: "M12 5c5 0 8 3.2 8 7s-3 7-8 7-8-3.2-8-7 3-7 8-7Z",
	arch: "M5.5 20v-8.5a6.5 6.5 0 0 1 13 0V20Z",
	heart: "M12 19.5 4.9 12.6a4.4 4.4 0 0 1 6.2-6.3l.9.9.9-.9a4.4 4.4 0 0 1 6.2 6.3Z",
} as const satisfies Record<PhotoElement["shape"] | "rounded", string>;
type FrameShape = keyof typeof shapes;

/** How round corners are, of the shorter side. */
const ROUNDNESS = 0.15;

/** What a frame is cut to, where a person may change how it looks. */
export function FrameShapes({ element }: { readonly element: PhotoElement }) {
	const { editor, isReady } = useEditing();
	const { announce, t } = useHost();
	if (!rightsOf(element).has("style")) return null;
	const isRounded = element.shape === "rect" && (element.radius ?? 0) > 0;
	const now: FrameShape = isRounded ? "rounded" : element.shape;

	function cut(wanted: FrameShape): void {
		const { width, height } = element.box;
		editor.mark();
		const { ok } = editor.dispatch({
			type: "setShape",
			element: element.id,
			...(wanted === "rounded"
				? { shape: "rect", radius: um(Math.max(1, Math.min(width, height) * ROUNDNESS)) }
				: { shape: wanted }),
		});
		if (ok) announce(t("frameShape.done", { shape: t(`frameShape.${wanted}`) }));
		editor.mark();
	}

	return (
		<fieldset className={`${styles.placement} ${styles.shapes}`}>
			<legend className="visually-hidden">{t("frameShape.label")}</legend>
			{(Object.keys(shapes) as FrameShape[]).map((shape) => (
				<button
					key={shape}
					type="button"
					className={styles.turn}
					disabled={!isReady}
					aria-pressed={now === shape}
					onClick={() => cut(shape)}
				>
					<Sign>
						<path d={shapes[shape]} />
					</Sign>
					{t(`frameShape.${shape}`)}
				</button>
			))}
		</fieldset>
	);
}
