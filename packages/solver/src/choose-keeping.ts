import { err, invariant, ok, type Result } from "@offizin/base";
import type { Configurable, Follows } from "./configurable.ts";
import type { Constraint } from "./constraint.ts";
import { nearestConfiguration } from "./nearest-configuration.ts";
import type { Configuration } from "./option.ts";
import { NONE } from "./parse-configuration.ts";
import { violations } from "./violations.ts";

/** What else a choice changed. */
export interface Change {
	readonly option: string;
	readonly from: string;
	readonly to: string;
}

/** A choice that kept all but what may change with it. */
export interface Keeping {
	readonly configuration: Configuration;
	/** Came along quietly. */
	readonly along: readonly Change[];
	/** To be told before it is chosen. */
	readonly told: readonly Change[];
	/** Why; undefined where nothing is told. */
	readonly violated: Constraint | undefined;
}

/** A product that says what may change with a choice. */
export type Following = Configurable & { readonly follows: Follows };

/**
 * Chooses one value of an option and changes nothing but what may change with it (`Follows`). Fails, with the rule that
 * says why, where it would need more than that.
 */
export function chooseKeeping(
	product: Following,
	configuration: Configuration,
	option: string,
	value: string,
): Result<Keeping, Constraint> {
	const { along, givesWay } = product.follows;
	const wished = { ...configuration, [option]: value };
	const followers = along[option] ?? [];
	let [given, free] = [wished, followers];
	for (const next of [undefined, ...(givesWay[option] ?? []).filter((key) => !followers.includes(key))]) {
		if (next !== undefined) {
			given = { ...given, [next]: defaultOf(product, next) };
			free = [...free, ...(along[next] ?? [])];
		}
		const found = settled(product, given, free);
		if (found) return ok(keeping(product, { option, wished, found }));
	}
	const violated = brokenRule(product, wished, (options) => !options.some((key) => followers.includes(key)));
	invariant(violated, `${product.key}: ${option} = ${value} breaks a rule`);
	return err(violated);
}

function keeping(
	product: Following,
	{
		option,
		wished,
		found,
	}: { readonly option: string; readonly wished: Configuration; readonly found: Configuration },
): Keeping {
	const { along, givesWay } = product.follows;
	const changes = product.options.flatMap(({ key, default: standard }): Change[] => {
		const [from = standard, to = standard] = [wished[key], found[key]];
		return from === to ? [] : [{ option: key, from, to }];
	});
	const lost = changes.filter(
		({ option: other, from }) => givesWay[option]?.includes(other) && from !== defaultOf(product, other),
	);
	// What is taken off takes with it what was on it.
	const isClear = ({ option: other }: Change) =>
		wished[option] === NONE || lost.some((leading) => along[leading.option]?.includes(other));
	const told = lost.filter((change) => !isClear(change));
	return {
		configuration: found,
		along: changes.filter((change) => !told.includes(change)),
		told,
		violated: brokenRule(product, wished, (options) =>
			told.some((change) => options.includes(change.option)),
		),
	};
}

/** The nearest to a wish that changes `free` options only; of those, what must change begins from its default. */
function settled(
	product: Configurable,
	wished: Configuration,
	free: readonly string[],
): Configuration | undefined {
	const pinned = product.options.map(({ key }) => key).filter((key) => !free.includes(key));
	const nearest = nearestConfiguration(product, wished, pinned);
	if (!nearest) return undefined;
	const lost = free.filter((key) => nearest[key] !== wished[key]);
	if (lost.length === 0) return nearest;
	const anew = Object.fromEntries(lost.map((key) => [key, defaultOf(product, key)]));
	return nearestConfiguration(product, { ...wished, ...anew }, pinned);
}

/** The first rule about certain options that a wish breaks. */
function brokenRule(
	product: Configurable,
	wished: Configuration,
	isMeant: (options: readonly string[]) => boolean,
): Constraint | undefined {
	return violations(product, wished).find(({ when, then }) => isMeant([...Object.keys(when), then.option]));
}

function defaultOf({ key: product, options }: Configurable, key: string): string {
	const option = options.find((one) => one.key === key);
	invariant(option, `${product} has the option ${key}`);
	return option.default;
}
