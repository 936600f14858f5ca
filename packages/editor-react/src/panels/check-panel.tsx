import { punchedFormat } from "@offizin/catalog";
import { checkDocument, elementsOf, type Finding, findingWordsDe, fontsOf } from "@offizin/design";
import { useDeferredValue, useMemo } from "react";
import { useDesk, useEditor } from "../editor-context.tsx";
import styles from "./panel.module.css";
import { useGoTo } from "./use-go-to.ts";

/** What would stop or blemish the print, by the same rules as the cart and the print file. */
export function useFindings(): readonly Finding[] {
	const { format, shaper } = useDesk();
	const { configuration, document } = useDeferredValue(useEditor(({ content }) => content));
	return useMemo(() => {
		const isLoaded = shaper && fontsOf(elementsOf(document)).every((font) => shaper.hasFont(font));
		if (!isLoaded) return [];
		const { punching, refinementType: refinement } = configuration;
		return checkDocument(document, { format: punchedFormat(format, punching), refinement, shaper });
	}, [configuration, document, format, shaper]);
}

export function CheckPanel() {
	const { t } = useDesk();
	const findings = useFindings();
	return (
		<div className={styles.panel}>
			<h2 className={styles.legend}>{t("check.title")}</h2>
			{findings.length === 0 ? (
				<p className={styles.hint}>{t("check.fine")}</p>
			) : (
				<Findings findings={findings} />
			)}
		</div>
	);
}

export function Findings({
	findings,
	onJump,
}: {
	readonly findings: readonly Finding[];
	readonly onJump?: () => void;
}) {
	const { names, t } = useDesk();
	const goTo = useGoTo();
	return (
		<ul className={styles.rows}>
			{findings.map((finding) => (
				<li key={`${finding.element}-${finding.rule}`} className={styles.finding}>
					<h3>
						{finding.label} <span className={styles.note}>{names.page[finding.page] ?? finding.page}</span>
					</h3>
					<p className={finding.severity === "error" ? styles.bad : undefined}>{findingWordsDe(finding)}</p>
					<button
						type="button"
						className={styles.textLink}
						aria-label={`${finding.label}: ${t("check.jump")}`}
						onClick={() => {
							onJump?.();
							goTo(finding.page, finding.element);
						}}
					>
						{t("check.jump")}
					</button>
				</li>
			))}
		</ul>
	);
}
