import { Fact } from "@offizin/ui";
import { useTranslations } from "use-intl";
import type { MadeLine, OfficeLine } from "#app/api/call.ts";
import { configurationWords } from "#app/words/configuration-words.ts";

export function isMade(line: OfficeLine): line is MadeLine {
	return line.item === "design" || line.item === "sample";
}

/** What was chosen of a design or a product, or what an article is to be found by. */
export function LineFacts({ line }: { readonly line: OfficeLine }) {
	const t = useTranslations();
	if (line.item === "voucher") return null;
	if (line.item === "article") {
		return (
			<>
				<Fact term={t("orderPage.packing.sku")}>{line.sku}</Fact>
				{line.note ? <Fact term={t("orderPage.facts.note")}>{line.note}</Fact> : null}
			</>
		);
	}
	if (line.item === "product") {
		return line.choices.map(({ name, value }) => (
			<Fact key={name} term={name}>
				{value}
			</Fact>
		));
	}
	const { format, paper, refinement, punching } = configurationWords(line.configuration, t);
	return (
		<>
			<Fact term={t("orderPage.facts.format")}>{format}</Fact>
			<Fact term={t("orderPage.facts.paper")}>{paper}</Fact>
			<Fact term={t("orderPage.facts.refinement")}>{refinement}</Fact>
			{line.configuration.punching === "ohne" ? null : (
				<Fact term={t("orderPage.facts.punching")}>{punching}</Fact>
			)}
		</>
	);
}
