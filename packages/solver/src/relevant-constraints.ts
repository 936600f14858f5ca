import type { Constraint, Values } from "./constraint.ts";
import type { Option } from "./option.ts";

/** The listed values of an option among some; undefined where either is no list and all of them count. */
function among(option: Option | undefined, values: Values): readonly string[] | undefined {
	if (option?.domain.kind !== "list" || !isList(values)) return undefined;
	return option.domain.choices.map(({ key }) => key).filter((key) => values.includes(key));
}

function isList(values: Values): values is readonly string[] {
	return Array.isArray(values);
}

/**
 * Of the rules of a product those that some choice of narrower options can break, speaking of these options' values only:
 * what a browser is told of one template is 4 KB instead of 144. Configurations of those options break the same rules.
 */
export function relevantConstraints(
	options: readonly Option[],
	constraints: readonly Constraint[],
): readonly Constraint[] {
	const byKey = new Map(options.map((option) => [option.key, option]));
	return constraints.flatMap((constraint) => {
		const when: Record<string, Values> = {};
		for (const [key, values] of Object.entries(constraint.when)) {
			const left = among(byKey.get(key), values);
			if (left?.length === 0) return [];
			when[key] = left ?? values;
		}
		const ruled = byKey.get(constraint.then.option);
		const left = among(ruled, constraint.then.values);
		if (left && ruled?.domain.kind === "list" && left.length === ruled.domain.choices.length) return [];
		const then = { ...constraint.then, values: left ?? constraint.then.values };
		return [{ ...constraint, when, then }];
	});
}
