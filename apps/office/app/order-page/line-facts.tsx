import { Fact } from "@offizin/ui";
import { tellChoice } from "@offizin/words";
import { useTranslations } from "use-intl";
import type { MadeLine, OfficeLine } from "#app/api/call.ts";

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
	return line.choices.map((choice) => (
		<Fact key={choice.option} term={choice.name}>
			{tellChoice(choice)}
		</Fact>
	));
}
