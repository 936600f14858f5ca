import { buttonClass } from "@offizin/ui";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { FoldedOptions } from "./folded-options.tsx";
import { GroundColors } from "./ground-colors.tsx";
import fieldStyles from "./option-field.module.css";
import { OptionField } from "./option-field.tsx";
import { PanelAction } from "./panel-action.tsx";
import styles from "./panel-form.module.css";
import type { PanelView } from "./panel-view.server.ts";
import { PriceSummary } from "./price-summary.tsx";
import { QuantityField } from "./quantity-field.tsx";
import { FROM_FIELD, GROUND_FIELD } from "./read-choices.ts";
import { noSentences, Sentences } from "./sentences.tsx";
import { usePanelChoice } from "./use-panel-choice.ts";

/** No option of the product: a colour is part of the design. */
const ground = { key: GROUND_FIELD, values: [], reasons: [] };

export interface PanelFormProps {
	readonly view: PanelView;
	/** Path of the page. */
	readonly action: string;
	/** The visitor has a draft of this product already. */
	readonly isBegun?: boolean;
	/** Nobody can order it yet: a price to know, with neither a date nor an action. */
	readonly isClosed?: boolean;
	/** Who is told of a flat colour, of what has one already; else it is a choice like all others. */
	readonly onGround?: ((srgb: string) => void) | undefined;
	/** What is done in place of the usual action. */
	readonly main?: ReactNode;
	/** What comes after the action. */
	readonly children?: ReactNode;
}

/**
 * Every option, the quantity and the price as a GET form: with script every change counts at once, without it a
 * button does.
 */
export function PanelForm({
	view,
	action,
	isBegun = false,
	isClosed = false,
	onGround,
	main,
	children,
}: PanelFormProps) {
	const t = useTranslations("panel");
	const { chosen, choose, isCounting, notices } = usePanelChoice(view, action);
	const { refused } = view;
	const shown = new Set(view.options.map(({ key }) => key));
	const about = (isMeant: (option: string) => boolean) => {
		const sentences = notices.filter(({ option }) => isMeant(option)).map(({ sentence }) => sentence);
		return sentences.length > 0 ? sentences : noSentences;
	};
	const aboutOption = (key: string) => about((option) => option === key);
	const quantity = (
		<QuantityField
			quantity={view.quantity}
			chosen={chosen.quantity ?? String(view.quantity.value)}
			choose={choose}
		/>
	);
	return (
		<Form
			className={styles.form}
			method="get"
			action={action}
			preventScrollReset
			replace
			aria-busy={isCounting}
		>
			<input type="hidden" name={FROM_FIELD} value={view.query} />
			{view.isSoldAsChosen ? <input type="hidden" name="product" value={view.product} /> : null}
			{view.settled.map(({ key, value }) => (
				<input key={key} type="hidden" name={key} value={value} />
			))}
			<p role="status" className="visually-hidden">
				{about(() => true).join(" ")}
			</p>
			<Sentences kind="bad" sentences={refused ? [refused] : []} />
			<Sentences sentences={about((option) => !shown.has(option))} />
			{view.quantity.leads ? quantity : null}
			{view.options.map((option) => (
				<OptionField
					key={option.key}
					option={option}
					chosen={chosen[option.key] ?? option.value}
					notices={aboutOption(option.key)}
					choose={choose}
				/>
			))}
			{view.ground ? (
				<GroundRow
					ground={view.ground}
					chosen={chosen[GROUND_FIELD]}
					onChoose={onGround ?? ((srgb) => choose({ ...ground, name: t("background") }, srgb.slice(1)))}
				/>
			) : null}
			{view.quantity.leads ? null : quantity}
			<FoldedOptions options={view.folded} chosen={chosen} choose={choose} />
			<button type="submit" className={buttonClass("secondary", styles.recount)}>
				{t("recalculate")}
			</button>
			<div className={styles.till}>
				<PriceSummary
					price={isClosed ? { ...view.price, delivery: null } : view.price}
					isCounting={isCounting}
				/>
				{isClosed ? null : (main ?? <PanelAction view={view} isBegun={isBegun} />)}
			</div>
			{children}
		</Form>
	);
}

function GroundRow({
	ground: { value, offered },
	chosen,
	onChoose,
}: {
	readonly ground: NonNullable<PanelView["ground"]>;
	/** Without its sign, before it is answered. */
	readonly chosen: string | undefined;
	readonly onChoose: (srgb: string) => void;
}) {
	const t = useTranslations("panel");
	const shown = chosen === undefined ? value : `#${chosen}`;
	return (
		<fieldset className={fieldStyles.field}>
			<legend>
				{t("background")} <span>{offered.find(({ srgb }) => srgb === shown)?.name ?? shown}</span>
			</legend>
			<GroundColors colors={offered} chosen={shown} onChoose={onChoose} />
		</fieldset>
	);
}
