import type { PackedAccessory, ProductCartItem } from "@offizin/contract";
import { tellChoice } from "@offizin/words";
import { PackedList } from "./packed-list.tsx";

type Choices = Readonly<ProductCartItem["choices"]>;

/** What there is to tell of a line of a cart or an order, whatever it is of. */
export type ToldLine =
	| {
			readonly item: "design" | "sample";
			readonly choices: Choices;
			readonly accessories: readonly PackedAccessory[];
	  }
	| { readonly item: "product"; readonly choices: Choices }
	| { readonly item: "article"; readonly note?: string | undefined }
	| { readonly item: "voucher" };

/** The features of what is bought: a product as it was chosen with what is packed with it, an article in a few words. */
export function LineWords({ line }: { readonly line: ToldLine }) {
	if (line.item === "voucher") return null;
	if (line.item === "article") return line.note ? <p>{line.note}</p> : null;
	return (
		<>
			<ChoiceLines choices={line.choices} />
			{line.item === "product" ? null : <PackedList accessories={line.accessories} />}
		</>
	);
}

/** What comes to a measure has a line of its own; all else shares one. */
function ChoiceLines({ choices }: { readonly choices: Choices }) {
	const plain = choices.filter(({ note }) => note === undefined);
	return (
		<>
			{choices.map((choice) =>
				choice.note === undefined ? null : <p key={choice.option}>{tellChoice(choice)}</p>,
			)}
			{plain.length > 0 ? <p>{plain.map(tellChoice).join(", ")}</p> : null}
		</>
	);
}
