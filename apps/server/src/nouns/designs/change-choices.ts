import { err, ok, type Result } from "@offizin/base";
import {
	type Configuration,
	changeConfiguration,
	type Parameters,
	parseConfiguration,
	settleConfiguration,
	unreadParameters,
} from "@offizin/solver";
import type { SelectionError } from "../prices/read-selection.ts";
import { type TemplateProduct, takeForeign } from "../templates/template-product.ts";

/** Why a choice for a design is refused. */
export type ChoiceRefusal = Extract<
	SelectionError,
	{ code: "parameter_unknown" | "configuration_refused" | "template_differs" }
>;

/**
 * What a request makes of a start: nobody has chosen what it opens with, so that what is not told gives way to what is. Two
 * told choices that exclude each other are refused, and a key that is no option.
 */
export function firstChoices(
	{ product, chosen }: TemplateProduct,
	{ quantity: _, ...input }: Parameters,
): Result<Configuration, ChoiceRefusal> {
	const names = unreadParameters(product, input);
	if (names.length > 0) return err({ code: "parameter_unknown", names });
	const read = parseConfiguration(product, input, chosen);
	return read.ok ? read : err({ code: "configuration_refused", product, error: read.error });
}

/**
 * What a request makes of the choices of a design. Nothing that was chosen before gives way to it; a key that is no
 * option is refused by its name. A quantity, which links carry, is no choice of the design.
 */
export function changeChoices(
	subject: TemplateProduct,
	{ quantity: _, ...input }: Parameters,
): Result<Configuration, ChoiceRefusal> {
	const { product, chosen } = subject;
	const names = unreadParameters(product, input);
	if (names.length > 0) return err({ code: "parameter_unknown", names });
	const { own, foreign } = takeForeign(subject, input);
	if (foreign.length > 0) {
		const settled = settleConfiguration(product, own, chosen);
		if (!settled.ok) return err({ code: "configuration_refused", product, error: settled.error });
		return err({ code: "template_differs", product, foreign, nearest: settled.value.configuration });
	}
	const changed = changeConfiguration(product, chosen, own);
	return changed.ok
		? ok(changed.value)
		: err({ code: "configuration_refused", product, error: changed.error });
}
