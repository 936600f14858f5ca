import type { Finding } from "@offizin/design";
import { Count } from "@offizin/ui";
import { memo } from "react";
import panel from "../controls/panel.module.css";
import { useHost } from "../editor-context.tsx";
import { useFindingWords } from "../use-finding-words.ts";
import styles from "./check-panel.module.css";
import { FindingRow } from "./finding-row.tsx";
import { useFindings } from "./use-findings.ts";

export function CheckPanel() {
	const { t } = useHost();
	const findings = useFindings();
	return (
		<div className={panel.panel}>
			<h2 className={panel.legend}>{t("check.title")}</h2>
			{findings.length === 0 ? (
				<p className={styles.fine}>{t("check.fine")}</p>
			) : (
				<Findings findings={findings} />
			)}
		</div>
	);
}

/** How many findings there are, beside the name of the panel. */
export function FindingCount() {
	return <Counted findings={useFindings()} />;
}

const Counted = memo(function Counted({ findings }: { readonly findings: readonly Finding[] }) {
	const { t } = useHost();
	if (findings.length === 0) return null;
	const count = countOf(findings);
	const isBad = findings.some(({ severity }) => severity === "error");
	return (
		<Count kind={isBad ? "alarm" : "plain"} className={styles.count}>
			<span aria-hidden="true">{count}</span>
			<span className="visually-hidden">{t("check.count", { count })}</span>
		</Count>
	);
});

/** Sample text counts once, however many fields have it: nothing is wrong yet with a card that was just opened. */
function countOf(findings: readonly Finding[]): number {
	const isSample = ({ rule }: Finding) => rule === "text.sample";
	return findings.filter((finding) => !isSample(finding)).length + (findings.some(isSample) ? 1 : 0);
}

export interface FindingsProps {
	readonly findings: readonly Finding[];
	readonly onJump?: () => void;
}

/** What has to be changed first, then what is to be confirmed, and what should be looked at. */
export function Findings({ findings, onJump }: FindingsProps) {
	const { t } = useHost();
	const inWords = useFindingWords();
	return (["error", "confirm", "warning"] as const).map((severity) => {
		const found = findings.filter((finding) => finding.severity === severity);
		if (found.length === 0) return null;
		return (
			<section key={severity} className={styles.group} aria-label={t(`check.${severity}`)}>
				<h3 className={styles.severity} data-severity={severity}>
					{t(`check.${severity}`)}
				</h3>
				<ul>
					{found.map((finding) => (
						<FindingRow key={`${finding.element}-${inWords(finding)}`} finding={finding} onJump={onJump} />
					))}
				</ul>
			</section>
		);
	});
}
