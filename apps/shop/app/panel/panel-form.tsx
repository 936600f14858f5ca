import { buttonClass, SelectField } from "@offizin/ui";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Extras } from "./extras.tsx";
import type { LoadedPanel } from "./load-panel.server.ts";
import { OptionField } from "./option-field.tsx";
import styles from "./panel-form.module.css";
import { PanelNotice } from "./panel-notice.tsx";
import type { PanelView } from "./panel-view.server.ts";
import { PriceSummary } from "./price-summary.tsx";
import { FROM_FIELD } from "./read-wish.ts";
import { usePanelChoice } from "./use-panel-choice.ts";
import { usePanelNotices } from "./use-panel-notices.ts";

export interface PanelFormProps extends Pick<LoadedPanel, "gaveWay" | "refused"> {
	readonly view: PanelView;
	/** Path of the page. */
	readonly action: string;
	/** What comes after the price: the main action. */
	readonly children: ReactNode;
}

/**
 * Every option, the quantity and the price as a GET form: with script every change counts at once, without it a
 * button does.
 */
export function PanelForm({ view, gaveWay, refused, action, children }: PanelFormProps) {
	const t = useTranslations("panel");
	const { chosen, choose, isCounting, lastGaveWay } = usePanelChoice(view, action);
	const notices = usePanelNotices(view, gaveWay, lastGaveWay);
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
			{view.settled.map(({ key, value }) => (
				<input key={key} type="hidden" name={key} value={value} />
			))}
			<p role="status" className="visually-hidden">
				{notices.all.join(" ")}
			</p>
			<PanelNotice kind="bad" sentences={refused ? [refused] : []} />
			<PanelNotice sentences={notices.rest} />
			{view.options.map((option) => (
				<OptionField
					key={option.key}
					option={option}
					action={action}
					chosen={chosen[option.key] ?? option.value}
					notices={notices.of(option.key)}
					onChoose={(value) => choose(option, value)}
				/>
			))}
			<Extras options={view.extras} {...{ action, chosen, notices }} onChoose={choose} />
			<SelectField
				label={view.quantity.label}
				name="quantity"
				value={chosen.quantity ?? String(view.quantity.value)}
				onChange={(event) => choose(quantityOption, event.currentTarget.value)}
			>
				{view.quantity.steps.map(({ value, text }) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</SelectField>
			<button type="submit" className={buttonClass("secondary", styles.recount)}>
				{t("recalculate")}
			</button>
			<PriceSummary price={view.price} isCounting={isCounting} />
			{children}
		</Form>
	);
}

const quantityOption = { key: "quantity", name: "", values: [], reasons: [] };
