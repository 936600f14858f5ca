import type { Configurable } from "./configurable.ts";
import type { Choice } from "./option.ts";

/** The listed choices of an option; none where it is counted, a free size, or no option of the product. */
export function choicesOf({ options }: Configurable, optionKey: string): readonly Choice[] {
	const domain = options.find(({ key }) => key === optionKey)?.domain;
	return domain?.kind === "list" ? domain.choices : [];
}
