import type { PackedAccessory } from "@offizin/contract";
import { PackedList } from "./packed-list.tsx";
import type { PrintedCard } from "./printed-card.ts";
import { useCardWords } from "./use-card-words.ts";

/** What there is to tell of a line of a cart or an order, whatever it is of. */
export type ToldLine =
	| {
			readonly item: "design" | "sample";
			readonly configuration: Readonly<Record<string, string>>;
			readonly accessories: readonly PackedAccessory[];
			readonly card: PrintedCard;
	  }
	| { readonly item: "product"; readonly choices: readonly { readonly value: string }[] }
	| { readonly item: "article"; readonly note?: string | undefined }
	| { readonly item: "voucher" };

/** The features of what is bought: a card or a product as it was chosen, an article in a few words. */
export function LineWords({ line }: { readonly line: ToldLine }) {
	if (line.item === "voucher") return null;
	if (line.item === "article") return line.note ? <p>{line.note}</p> : null;
	if (line.item === "product") return <p>{line.choices.map(({ value }) => value).join(", ")}</p>;
	return <CardLines line={line} />;
}

function CardLines({ line }: { readonly line: Extract<ToldLine, { item: "design" | "sample" }> }) {
	const { format, size, paper, refinement } = useCardWords()(line);
	return (
		<>
			<p>{[format, size].filter(Boolean).join(", ")}</p>
			<p>{paper}</p>
			<p>{refinement}</p>
			<PackedList accessories={line.accessories} />
		</>
	);
}
