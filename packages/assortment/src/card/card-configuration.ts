import { err, invariant, type Result } from "@offizin/base";
import { cardFormat, punchings, refinements } from "@offizin/formats";
import { type Configuration, possibleValues, violations } from "@offizin/solver";
import { accessory } from "../accessory/accessories.ts";
import {
	type CardConfiguration,
	type ConfigurationError,
	type ConfigurationScope,
	parseCardConfiguration,
} from "./card-choice.ts";
import { accessoryOptions } from "./card-options.ts";
import { cardProduct } from "./card-product.ts";
import { tagOf } from "./tag.ts";

const NONE = "ohne";

/** The choices of a card, option by option, as the solver and the prices read them. */
export function cardOptions(configuration: CardConfiguration): Configuration {
	const { formatType, paperType, refinementType, punching, accessories } = configuration;
	const format = cardFormat(formatType);
	return {
		formatType,
		paperType,
		refinementType,
		punching,
		tag: format ? tagOf(format) : NONE,
		...Object.fromEntries(
			accessoryOptions.map(({ key, prefix }) => [
				key,
				accessories.find((sku) => sku.startsWith(prefix)) ?? NONE,
			]),
		),
	};
}

/** The card of checked choices; throws for a refinement or punching that there is not. */
export function cardOfOptions(options: Configuration): CardConfiguration {
	const refinementType = refinements.find((one) => one === options.refinementType);
	const punching = punchings.find((one) => one === options.punching);
	const { formatType, paperType } = options;
	invariant(formatType && paperType && refinementType && punching, "the choices of a card are checked");
	const skus = accessoryOptions.map(({ key }) => options[key] ?? NONE);
	return {
		formatType,
		paperType,
		refinementType,
		punching,
		accessories: skus.filter((sku) => sku !== NONE),
	};
}

/** The first accessory that there is not or that does not fit the card, with those of its kind that do. */
function checkAccessories(configuration: CardConfiguration): ConfigurationError | undefined {
	const options = cardOptions(configuration);
	for (const sku of configuration.accessories) {
		const option = accessoryOptions.find(({ prefix }) => sku.startsWith(prefix));
		const alternatives = option
			? possibleValues(cardProduct, options, option.key)
					.filter(({ value, isPossible }) => isPossible && value !== NONE)
					.map(({ value }) => value)
			: [];
		const refusal = { field: "accessories", value: sku, alternatives } as const;
		if (!option || !accessory(sku)) return { code: "configuration_unknown_value", ...refusal };
		const isRuledOut = violations(cardProduct, options).some(({ then }) => then.option === option.key);
		if (isRuledOut) return { code: "configuration_impossible", ...refusal };
	}
	return undefined;
}

/** `parseCardConfiguration`, which also asks whether the accessories exist and fit the card. */
export function parseCardWithAccessories(
	input: Readonly<Record<string, unknown>>,
	defaults: CardConfiguration,
	scope: Pick<ConfigurationScope, "formatType" | "refinements">,
): Result<CardConfiguration, ConfigurationError> {
	const parsed = parseCardConfiguration(input, defaults, scope);
	if (!parsed.ok) return parsed;
	const refused = checkAccessories(parsed.value);
	return refused ? err(refused) : parsed;
}
