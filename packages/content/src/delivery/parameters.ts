import { err, ok, type Result } from "@offizin/base";
import { invalid, type QueryError } from "./query-error.ts";

/** Names and values of a query, decoded, in the order they were sent. */
export type QueryParameters = Iterable<readonly [name: string, value: string]>;

/** The parameters of one call, by name. Those without a value are as if they had not been sent. */
export interface Given {
	text(name: string): string | undefined;
	/** The values of a comma list; undefined where it was not sent. */
	list(name: string): readonly string[] | undefined;
	whole(name: string, bounds: { readonly least: number }): Result<number | undefined, QueryError>;
	oneOf<const Value extends string>(
		name: string,
		values: readonly Value[],
	): Result<Value | undefined, QueryError>;
	/** What was sent as `name[…][…]`: the parts in brackets, and the value. */
	nested(name: string): readonly (readonly [path: readonly string[], value: string])[];
}

/** What every call understands. `from_release` is accepted since clients send it; there are no releases. */
const everywhere = ["token", "version", "cv", "from_release"];

/** Sorts the parameters of a call; one that it does not know is refused by its name. */
export function readParameters(
	parameters: QueryParameters,
	known: readonly string[],
): Result<Given, QueryError> {
	const plain = new Map<string, string>();
	const nested: { readonly name: string; readonly path: readonly string[]; readonly value: string }[] = [];
	for (const [full, value] of parameters) {
		const name = /^[^[]*/.exec(full)?.[0] ?? full;
		if (!known.includes(name) && !everywhere.includes(name)) {
			return err({ code: "parameter_unknown", parameter: full });
		}
		const path = [...full.matchAll(/\[([^[\]]*)\]/g)].map(([, part = ""]) => part);
		if (path.length > 1) nested.push({ name, path, value });
		// A list may be sent as `name[]`, once for each of its values.
		else if (path.length === 1) plain.set(name, [plain.get(name), value].filter(Boolean).join(","));
		else plain.set(name, value);
	}
	const text = (name: string) => plain.get(name)?.trim() || undefined;
	return ok({
		text,
		list: (name) =>
			text(name)
				?.split(",")
				.map((part) => part.trim())
				.filter((part) => part !== ""),
		whole(name, { least }) {
			const value = text(name);
			if (value === undefined) return ok(undefined);
			const number = Number(value);
			return Number.isSafeInteger(number) && number >= least
				? ok(number)
				: err(invalid(name, "whole_number"));
		},
		oneOf(name, values) {
			const value = text(name);
			if (value === undefined) return ok(undefined);
			const one = values.find((known) => known === value);
			return one === undefined ? err(invalid(name, "one_of", values)) : ok(one);
		},
		nested: (name) => nested.filter((one) => one.name === name).map(({ path, value }) => [path, value]),
	});
}
