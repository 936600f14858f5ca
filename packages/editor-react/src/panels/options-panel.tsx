import { papersFor } from "@offizin/assortment";
import {
	foilMetal,
	formatTakes,
	papers,
	paperTakes,
	punchings,
	type Refinement,
	weightFor,
} from "@offizin/formats";
import { useDesk, useEditor } from "../editor-context.tsx";
import styles from "./panel.module.css";

/** Paper and refinement; what does not go together says why. */
export function OptionsPanel() {
	const { editor, format, isReady, names, t } = useDesk();
	const configuration = useEditor(({ content }) => content.configuration);
	const scope = useEditor((state) => state.scope);
	const { paperType, refinementType } = configuration;
	const possible = punchings.filter((punching) => formatTakes(format, punching));
	const stock = papers.find(({ key }) => key === paperType);
	const refusalFor = (refinement: Refinement) =>
		t(foilMetal(refinement) ? "options.noFoil" : "options.noRelief");

	return (
		<div className={styles.panel}>
			<fieldset disabled={!isReady}>
				<legend className={styles.legend}>{t("options.refinement")}</legend>
				<div className={styles.choices}>
					{scope.refinements.map((refinement) => {
						const isPossible = stock === undefined || paperTakes(stock, refinement);
						return (
							<label key={refinement} className={styles.choice}>
								<input
									type="radio"
									name="refinementType"
									checked={refinement === refinementType}
									disabled={!isPossible}
									onChange={() =>
										editor.dispatch({
											type: "setConfiguration",
											configuration: { ...configuration, refinementType: refinement },
										})
									}
								/>
								<span>{names.refinement[refinement] ?? refinement}</span>
								{foilMetal(refinement) ? (
									<span className={styles.metal} data-metal={foilMetal(refinement)} aria-hidden="true" />
								) : (
									<span />
								)}
								{isPossible ? null : (
									<span className={styles.note}>
										{refusalFor(refinement)}{" "}
										{t("options.instead", {
											refinement: names.refinement[refinement] ?? refinement,
											papers: papersFor(refinement)
												.slice(0, 3)
												.map(({ key }) => names.paper[key] ?? key)
												.join(", "),
										})}
									</span>
								)}
							</label>
						);
					})}
				</div>
			</fieldset>
			{possible.length > 1 ? (
				<fieldset disabled={!isReady}>
					<legend className={styles.legend}>{t("options.punching")}</legend>
					<div className={styles.choices}>
						{possible.map((punching) => (
							<label key={punching} className={styles.choice}>
								<input
									type="radio"
									name="punching"
									checked={punching === configuration.punching}
									onChange={() =>
										editor.dispatch({
											type: "setConfiguration",
											configuration: { ...configuration, punching },
										})
									}
								/>
								<span>{names.punching[punching] ?? punching}</span>
							</label>
						))}
					</div>
				</fieldset>
			) : null}
			<fieldset disabled={!isReady}>
				<legend className={styles.legend}>{t("options.paper")}</legend>
				<div className={styles.choices}>
					{papers.map((paper) => {
						const isPossible = paperTakes(paper, refinementType);
						return weightFor(format, paper) === undefined ? null : (
							<label key={paper.key} className={styles.choice}>
								<input
									type="radio"
									name="paperType"
									checked={paper.key === paperType}
									disabled={!isPossible}
									onChange={() =>
										editor.dispatch({
											type: "setConfiguration",
											configuration: { ...configuration, paperType: paper.key },
										})
									}
								/>
								<span>{names.paper[paper.key] ?? paper.key}</span>
								<span className={styles.note}>{t("options.grams", { weight: paper.weight })}</span>
								{isPossible ? null : <span className={styles.note}>{refusalFor(refinementType)}</span>}
							</label>
						);
					})}
				</div>
			</fieldset>
		</div>
	);
}
