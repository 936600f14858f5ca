import { ButtonRow, buttonClass, Disclosure } from "@offizin/ui";
import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Drawn } from "#app/drawings/drawn.tsx";
import { Link } from "#app/links/link.tsx";
import { OptionField } from "#app/panel/option-field.tsx";
import type { OptionView } from "#app/panel/option-view.server.ts";
import type { PanelView } from "#app/panel/panel-view.server.ts";
import { PriceSummary } from "#app/panel/price-summary.tsx";
import { QuantityField } from "#app/panel/quantity-field.tsx";
import { FROM_FIELD, GROUND_FIELD } from "#app/panel/read-choices.ts";
import { noSentences, Sentences } from "#app/panel/sentences.tsx";
import { usePanelChoice } from "#app/panel/use-panel-choice.ts";
import { pictureEditorPath } from "#app/paths.ts";
import { DrawnFace } from "#app/value-faces/value-face.tsx";
import { ColorProof } from "#app/wall-photo/color-proof.tsx";
import { GroundField } from "#app/wall-photo/ground-field.tsx";
import type { PictureState } from "#app/wall-photo/load-picture.server.ts";
import { PhotoField } from "#app/wall-photo/photo-field.tsx";
import { MainAction, PhotoNotes } from "#app/wall-photo/picture-actions.tsx";
import type { usePicture } from "#app/wall-photo/use-picture.ts";
import styles from "./decisions.module.css";
import { Till } from "./till.tsx";

/** The edge that has a colour. */
const EDGE = "edge";
const COLORED = "farbe";
/** No option of the product: a colour is part of the design. */
const ground = { key: GROUND_FIELD, values: [], reasons: [] };

/** What is asked first; everything else follows in its own order. */
const order = ["designId", "format", "formatType", "materialType", "productType", "variant", "edge"];

export interface DecisionsProps {
	readonly view: PanelView;
	readonly picture: PictureState;
	readonly hanging: ReturnType<typeof usePicture>;
	readonly page: string;
}

/** One decision at a time: each is a row that says what is chosen, and opens; price, date and the one action stay in view. */
export function Decisions({ view, picture, hanging, page }: DecisionsProps) {
	const t = useTranslations("panel");
	const tPhoto = useTranslations("wallPhoto");
	const { chosen, choose, isCounting, notices } = usePanelChoice(view, page);
	const options = inOrder([...view.options, ...view.folded]);
	const about = (isMeant: (option: string) => boolean) => {
		const sentences = notices.filter(({ option }) => isMeant(option)).map(({ sentence }) => sentence);
		return sentences.length > 0 ? sentences : noSentences;
	};
	const quantity = chosen.quantity ?? String(view.quantity.value);
	const isHung = picture.design?.hasPhoto === true;
	const isOnePhoto = picture.sizes.length > 0;
	const paint = (srgb: string, name: string) =>
		picture.design ? hanging.paint(srgb) : choose({ ...ground, name }, srgb.slice(1));
	return (
		<Form
			className={styles.form}
			method="get"
			action={page}
			preventScrollReset
			replace
			aria-busy={isCounting}
		>
			<input type="hidden" name={FROM_FIELD} value={view.query} />
			{view.settled.map(({ key, value }) => (
				<input key={key} type="hidden" name={key} value={value} />
			))}
			<p role="status" className="visually-hidden">
				{about(() => true).join(" ")}
			</p>
			<div className={styles.photo}>
				<PhotoNotes picture={picture} hanging={hanging} page={page} />
				{isOnePhoto || !view.configurator ? null : (
					<Link
						className={buttonClass("quiet")}
						to={view.configurator.to}
						data-files={view.configurator.files.join(" ") || undefined}
					>
						{tPhoto("places.edit")}
					</Link>
				)}
				{isHung && isOnePhoto ? (
					<ButtonRow>
						{picture.configuration.edge === "kontur-bild" ? null : (
							<Link className={buttonClass("quiet")} to={pictureEditorPath(picture.start, picture.query)}>
								{tPhoto("crop")}
							</Link>
						)}
						{picture.colors ? <ColorProof colors={picture.colors} query={picture.query} /> : null}
						{picture.quality?.isRefused ? null : (
							<PhotoField
								text={tPhoto("other")}
								kind="quiet"
								isBusy={hanging.progress !== null}
								onFiles={hanging.hang}
							/>
						)}
					</ButtonRow>
				) : null}
			</div>
			<Sentences kind="bad" sentences={view.refused ? [view.refused] : []} />
			<Sentences sentences={about((option) => options.every(({ key }) => key !== option))} />
			<DrawnFace value={Drawn}>
				<div className={styles.rows}>
					{options.map((option) => (
						<Row
							key={option.key}
							name={option.name}
							value={nameOf(option, chosen[option.key], hanging.hungAs)}
						>
							<OptionField
								option={option}
								chosen={chosen[option.key] ?? option.value}
								notices={about((key) => key === option.key)}
								choose={choose}
							/>
							{option.key === EDGE && (chosen[EDGE] ?? option.value) === COLORED ? (
								<GroundField
									ground={picture.ground}
									name={tPhoto("ground.title")}
									onChoose={(srgb) => paint(srgb, tPhoto("ground.title"))}
								/>
							) : null}
						</Row>
					))}
					{view.ground ? (
						<Row name={t("background")} value={picture.ground.name ?? picture.ground.value}>
							<GroundField
								ground={picture.ground}
								name={t("background")}
								onChoose={(srgb) => paint(srgb, t("background"))}
							/>
						</Row>
					) : null}
					<Row name={view.quantity.label} value={quantity}>
						<QuantityField quantity={view.quantity} chosen={quantity} choose={choose} />
					</Row>
				</div>
			</DrawnFace>
			<button type="submit" className={buttonClass("secondary", styles.recount)}>
				{t("recalculate")}
			</button>
			<Till>
				<PriceSummary price={view.price} isCounting={isCounting || hanging.isBusy} isNarrow />
				<MainAction picture={picture} hanging={hanging} />
			</Till>
		</Form>
	);
}

function Row({
	name,
	value,
	isTold = false,
	children,
}: {
	readonly name: string;
	readonly value: string;
	/** Something is said about it: then it is open from the beginning. */
	readonly isTold?: boolean;
	readonly children: ReactNode;
}) {
	const [isOpen] = useState(isTold);
	return (
		<Disclosure
			open={isOpen}
			className={styles.row}
			name="entscheidung"
			summary={
				<span className={styles.told}>
					<span className={styles.name}>{name}</span> <span>{value}</span>
				</span>
			}
		>
			{children}
		</Disclosure>
	);
}

function inOrder(options: readonly OptionView[]): readonly OptionView[] {
	const rank = ({ key }: OptionView) => (order.includes(key) ? order.indexOf(key) : order.length);
	return options.toSorted((one, other) => rank(one) - rank(other));
}

/** What is chosen, answered or not; of a photo on its way the size it hangs in. */
function nameOf(
	{ key, value, valueName, values }: OptionView,
	chosen: string | undefined,
	hungAs: string | undefined,
): string {
	const shown = key === "format" ? (chosen ?? hungAs) : chosen;
	if (shown === undefined || shown === value) return valueName;
	return values.find((candidate) => candidate.value === shown)?.name ?? shown.replace("x", " × ");
}
