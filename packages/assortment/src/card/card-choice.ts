import { err, ok, type Result } from "@offizin/base";
import {
	type CardForm,
	type CardFormat,
	cardFormat,
	formatTakes,
	type Paper,
	type Punching,
	paper,
	papers,
	paperTakes,
	punchings,
	type Refinement,
	refinements,
	refinementsOf,
	weightFor,
} from "@offizin/formats";
import { readAccessories } from "./card-accessories.ts";

/** The chosen options of a card, in the parameter names of spec 3.8. Quantity is not part of it (design.md §4: line). */
export interface CardConfiguration {
	readonly formatType: string;
	readonly paperType: string;
	readonly refinementType: Refinement;
	readonly punching: Punching;
	/**
	 * SKUs of what is packed with each card, in canonical order, at most one of a kind. The parameter is `sku`. That they
	 * exist and fit the card is checked by `parseCardWithAccessories` on the server.
	 */
	readonly accessories: readonly string[];
}

/** A configuration as it was stored before cards could be punched or had accessories, or since. */
export type StoredCardConfiguration = Omit<CardConfiguration, "punching" | "accessories"> &
	Partial<Pick<CardConfiguration, "punching" | "accessories">>;

export type ConfigurationError = {
	readonly code: "configuration_unknown_value" | "configuration_impossible";
	readonly field: keyof CardConfiguration;
	readonly value: string;
	/** For an impossible choice: what would be possible; of papers the cheapest first. */
	readonly alternatives: readonly string[];
};

/** What a template can be made as: the limits a configuration is checked against. */
export interface ConfigurationScope {
	readonly formatType: string;
	/** Form of that format. Told, not looked up, so that a browser that checks needs no list of all formats. */
	readonly form: CardForm;
	/** Paper that format can be made of, where not every stock will do; told for the same reason. */
	readonly grammage?: NonNullable<CardFormat["grammage"]>;
	readonly refinements: readonly Refinement[];
}

function text(value: unknown): string | undefined {
	return typeof value === "string" && value !== "" ? value : undefined;
}

/**
 * Reads a configuration from query parameters or JSON. Missing values come from `defaults`; unknown and empty
 * parameters are dropped (spec 5-5).
 */
export function parseCardConfiguration(
	input: Readonly<Record<string, unknown>>,
	defaults: CardConfiguration,
	scope: Pick<ConfigurationScope, "formatType" | "refinements">,
): Result<CardConfiguration, ConfigurationError> {
	const formatType = text(input.formatType) ?? defaults.formatType;
	const paperType = text(input.paperType) ?? defaults.paperType;
	const refinementType = text(input.refinementType) ?? defaults.refinementType;
	const punchingKey = text(input.punching) ?? defaults.punching;
	const unknown = (field: keyof CardConfiguration, value: string, alternatives: readonly string[]) =>
		err({ code: "configuration_unknown_value", field, value, alternatives } as const);

	const format = cardFormat(formatType);
	if (!format) return unknown("formatType", formatType, [scope.formatType]);
	const stock = paper(paperType);
	if (!stock)
		return unknown(
			"paperType",
			paperType,
			papers.map(({ key }) => key),
		);
	const refinement = refinements.find((candidate) => candidate === refinementType);
	if (!refinement) return unknown("refinementType", refinementType, scope.refinements);

	const punching = punchings.find((candidate) => candidate === punchingKey);
	if (!punching) return unknown("punching", punchingKey, punchings);

	const accessories = readAccessories(input);
	if (!accessories.ok) return accessories;

	const configuration = {
		formatType,
		paperType,
		refinementType: refinement,
		punching,
		accessories: accessories.value ?? defaults.accessories,
	};
	const broken = checkCardConfiguration(configuration, scopeOf(format, scope));
	return broken ? err(broken) : ok(configuration);
}

/** The first reason why a configuration cannot be made, or undefined. */
export function checkCardConfiguration(
	configuration: CardConfiguration,
	scope: ConfigurationScope,
): ConfigurationError | undefined {
	const { formatType, paperType, refinementType, punching } = configuration;
	const impossible = (field: keyof CardConfiguration, value: string, alternatives: readonly string[]) =>
		({ code: "configuration_impossible", field, value, alternatives }) as const;
	if (formatType !== scope.formatType) return impossible("formatType", formatType, [scope.formatType]);
	const stock = paper(paperType);
	if (!scope.refinements.includes(refinementType)) {
		const offered = scope.refinements.filter((refinement) => !stock || paperTakes(stock, refinement));
		return impossible("refinementType", refinementType, offered);
	}
	const fitting = papersFor(refinementType).filter((one) => weightFor(scope, one) !== undefined);
	const fittingKeys = fitting.map(({ key }) => key);
	if (stock && weightFor(scope, stock) === undefined) return impossible("paperType", paperType, fittingKeys);
	if (stock && !paperTakes(stock, refinementType)) {
		return impossible("refinementType", refinementType, fittingKeys);
	}
	if (!formatTakes(scope, punching)) {
		return impossible(
			"punching",
			punching,
			punchings.filter((candidate) => formatTakes(scope, candidate)),
		);
	}
	return undefined;
}

/** The scope with what the format itself allows; refinements that it cannot carry are none of it. */
export function scopeOf(
	format: Pick<CardFormat, "form" | "grammage" | "pages">,
	{ formatType, refinements: offered }: Pick<ConfigurationScope, "formatType" | "refinements">,
): ConfigurationScope {
	const { form, grammage } = format;
	const carried = refinementsOf(format);
	return {
		formatType,
		form,
		...(grammage ? { grammage } : {}),
		refinements: offered.filter((refinement) => carried.includes(refinement)),
	};
}

/** Papers that take a refinement, cheapest first. */
export function papersFor(refinement: Refinement): Paper[] {
	return papers.filter((stock) => paperTakes(stock, refinement)).sort((a, b) => a.priceClass - b.priceClass);
}

/** Completes a stored configuration: what it does not say is as it was then, unpunched and a card alone. */
export function readStoredConfiguration(stored: StoredCardConfiguration): CardConfiguration {
	return { ...stored, punching: stored.punching ?? "ohne", accessories: stored.accessories ?? [] };
}

const parameterOrder = ["formatType", "paperType", "refinementType", "punching"] as const;

/**
 * Canonical query string: fixed order, so that equal configurations are equal strings and can be hashed. A card without
 * accessories has no `sku`.
 */
export function formatCardConfiguration(configuration: CardConfiguration): string {
	const { accessories } = configuration;
	return [
		...parameterOrder.map((name) => `${name}=${encodeURIComponent(configuration[name])}`),
		...(accessories.length === 0 ? [] : [`sku=${accessories.map(encodeURIComponent).join(",")}`]),
	].join("&");
}

/** The format of a checked configuration; throws for an unchecked one. */
export function formatOf(configuration: Pick<CardConfiguration, "formatType">): CardFormat {
	const format = cardFormat(configuration.formatType);
	if (!format) throw new Error(`Unchecked configuration: format ${configuration.formatType}`);
	return format;
}
