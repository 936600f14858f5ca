import { drawElement, type PhotoElement, type PhotoLook } from "@offizin/design";
import { box } from "@offizin/units";
import { Drawn } from "../canvas/element-view.tsx";
import { useDrawingKit, useEditor, useHost } from "../editor-context.tsx";
import styles from "./photo-look.module.css";

interface ToneChoiceProps {
	readonly element: PhotoElement;
	readonly look: PhotoLook;
	readonly onChoose: (tone: PhotoLook["tone"]) => void;
}

const tones = ["color", "blackWhite", "sepia"] as const satisfies readonly PhotoLook["tone"][];

/** Colour, black and white, sepia: each shown on the photo itself. */
export function ToneChoice({ element, look, onChoose }: ToneChoiceProps) {
	const { t } = useHost();
	return (
		<fieldset className={styles.tones}>
			<legend className="visually-hidden">{t("look.tone")}</legend>
			{tones.map((tone) => (
				<label key={tone} className={styles.tone}>
					<input
						type="radio"
						name="editor-tone"
						className="visually-hidden"
						checked={tone === look.tone}
						onChange={() => onChoose(tone)}
					/>
					<TonePicture element={element} look={{ ...look, tone }} />
					<span>{t(`look.${tone}`)}</span>
				</label>
			))}
		</fieldset>
	);
}

/** The photo as it lies in its slot, small, with a look. */
function TonePicture({ element, look }: { readonly element: PhotoElement; readonly look: PhotoLook }) {
	const { shaper, photoLink } = useDrawingKit();
	const document = useEditor(({ document }) => document);
	if (!shaper) return null;
	const { width, height } = element.box;
	const { group: _group, ...alone } = element;
	const picture: PhotoElement = { ...alone, look, rotation: 0, shape: "rect", box: box(0, 0, width, height) };
	const drawing = {
		shaper,
		qr: undefined,
		refinement: "ohne",
		colors: undefined,
		idPrefix: `tone-${look.tone}`,
		paper: "#ffffff",
		photoLink,
	} as const;
	return (
		<svg
			className={styles.picture}
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="xMidYMid slice"
			aria-hidden="true"
		>
			<Drawn items={drawElement(document, picture, drawing)} drawing={drawing} />
		</svg>
	);
}
