import { useTranslations } from "use-intl";
import type { MadeLine, OfficeLine } from "#app/api/call.ts";
import { configurationWords } from "#app/words/configuration-words.ts";

export function isMade(line: OfficeLine): line is MadeLine {
	return line.item === "design" || line.item === "sample";
}

/** What was chosen of a design, or what an article is to be found by. */
export function LineFacts({ line }: { readonly line: OfficeLine }) {
	const t = useTranslations();
	if (line.item === "voucher") return null;
	if (line.item === "article") {
		return (
			<>
				<Fact name={t("orderPage.packing.sku")} value={line.sku} />
				{line.note ? <Fact name={t("orderPage.facts.note")} value={line.note} /> : null}
			</>
		);
	}
	const { format, paper, refinement, punching } = configurationWords(line.configuration, t);
	return (
		<>
			<Fact name={t("orderPage.facts.format")} value={format} />
			<Fact name={t("orderPage.facts.paper")} value={paper} />
			<Fact name={t("orderPage.facts.refinement")} value={refinement} />
			{line.configuration.punching === "ohne" ? null : (
				<Fact name={t("orderPage.facts.punching")} value={punching} />
			)}
		</>
	);
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{value}</dd>
		</div>
	);
}
