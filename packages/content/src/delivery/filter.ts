import { err, ok, type Result } from "@offizin/base";
import type { FieldValue } from "../story/block.ts";
import { isList } from "./field-at.ts";
import { instantOf } from "./instant.ts";
import type { Given } from "./parameters.ts";
import { invalid, type QueryError } from "./query-error.ts";
import type { StoryTable } from "./story-table.ts";
import { wildcard } from "./wildcard.ts";

type Test = (value: FieldValue) => boolean;

/** Says of the rows of a table whether their contents are as asked for. */
export type Filter = (table: StoryTable) => (row: number) => boolean;

const asText = (value: FieldValue): string | undefined =>
	typeof value === "string" || typeof value === "number" || typeof value === "boolean"
		? String(value)
		: undefined;
const asNumber = (value: FieldValue): number => {
	if (typeof value === "number") return value;
	return typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
};
const isMissing = (value: FieldValue) => value === undefined || value === null;

const states: Readonly<Record<string, Test>> = {
	empty: (value) => isMissing(value) || value === "",
	not_empty: (value) => !isMissing(value) && value !== "",
	empty_array: (value) => isList(value) && value.length === 0,
	not_empty_array: (value) => isList(value) && value.length > 0,
	true: (value) => value === true || value === "true",
	false: (value) => value === false || value === "false",
	null: isMissing,
	not_null: (value) => !isMissing(value),
};

const listed = (given: string) => given.split(",").map((part) => part.trim());

/** A test for each operator; undefined where what it was given cannot be read. */
const operators: Readonly<Record<string, (given: string) => Test | undefined>> = {
	in: inList,
	not_in: (given) => not(inList(given)),
	like,
	not_like: (given) => not(like(given)),
	is: (given) => (Object.hasOwn(states, given) ? states[given] : undefined),
	any_in_array: anyInArray,
	in_array: anyInArray,
	all_in_array(given) {
		const wanted = listed(given);
		return (value) => {
			const texts = new Set(isList(value) ? value.map(asText) : []);
			return wanted.every((one) => texts.has(one));
		};
	},
	gt_date: (given) => byDate(given, (value, bound) => value > bound),
	lt_date: (given) => byDate(given, (value, bound) => value < bound),
	gt_int: (given) => byNumber(given, (value, bound) => value > bound),
	lt_int: (given) => byNumber(given, (value, bound) => value < bound),
	gt_float: (given) => byNumber(given, (value, bound) => value > bound),
	lt_float: (given) => byNumber(given, (value, bound) => value < bound),
};

/** What a story without the field does not say it is: `not_in` and `not_like` find it. */
function not(test: Test): Test {
	return (value) => !test(value);
}

function inList(given: string): Test {
	const wanted = new Set<string | undefined>(listed(given));
	return (value) => wanted.has(asText(value));
}

function like(given: string): Test {
	const isLike = wildcard(given.toLowerCase());
	return (value) => isLike(asText(value)?.toLowerCase() ?? "");
}

function anyInArray(given: string): Test {
	const wanted = new Set<string | undefined>(listed(given));
	return (value) => isList(value) && value.some((one) => wanted.has(asText(one)));
}

function byDate(given: string, compare: (value: string, bound: string) => boolean): Test | undefined {
	const bound = instantOf(given);
	if (bound === undefined) return undefined;
	return (value) => {
		const at = typeof value === "string" ? instantOf(value) : undefined;
		return at !== undefined && compare(at, bound);
	};
}

function byNumber(given: string, compare: (value: number, bound: number) => boolean): Test | undefined {
	const bound = asNumber(given);
	return Number.isNaN(bound) ? undefined : (value) => compare(asNumber(value), bound);
}

interface Condition {
	readonly field: string;
	readonly operator: string;
	readonly holds: Test;
}

function readCondition(
	[field, operator]: readonly [field: string, operator: string],
	given: string,
): Result<Condition, QueryError> {
	const parameter = `filter_query[${field}][${operator}]`;
	if (!Object.hasOwn(operators, operator)) {
		return err(invalid(parameter, "one_of", Object.keys(operators)));
	}
	const holds = operators[operator]?.(given);
	if (!holds) {
		return err(
			operator === "is" ? invalid(parameter, "one_of", Object.keys(states)) : bad(parameter, operator),
		);
	}
	return ok({ field, operator, holds });
}

const bad = (parameter: string, operator: string) =>
	invalid(parameter, operator.endsWith("_date") ? "date" : "number");

/** More would only keep others waiting. */
const MAX_CONDITIONS = 50;

/**
 * Reads `filter_query[field][operator]=value`: all have to hold, and of `filter_query[__or][][field][operator]` one.
 * Of what a list of alternatives is sent as, those of one field with different operators are one alternative, a range;
 * `[__or][0]…` says with its number what belongs together.
 */
export function readFilter(given: Given): Result<Filter | undefined, QueryError> {
	const sent = given.nested("filter_query");
	if (sent.length === 0) {
		return given.text("filter_query") === undefined ? ok(undefined) : err(invalid("filter_query", "filter"));
	}
	if (sent.length > MAX_CONDITIONS) return err(invalid("filter_query", "filter"));
	const all: Condition[] = [];
	const alternatives: Condition[][] = [];
	const numbered = new Map<string, Condition[]>();
	for (const [path, value] of sent) {
		const isAlternative = path[0] === "__or";
		const [field, operator, ...more] = isAlternative ? path.slice(2) : path;
		if (!field || !operator || more.length > 0) {
			return err(invalid(`filter_query${path.map((part) => `[${part}]`).join("")}`, "filter"));
		}
		const condition = readCondition([field, operator], value);
		if (!condition.ok) return condition;
		if (!isAlternative) all.push(condition.value);
		else alternativeFor(condition.value, path[1] ?? "").push(condition.value);
	}

	function alternativeFor(condition: Condition, number: string): Condition[] {
		const last = number === "" ? alternatives.at(-1) : numbered.get(number);
		const isSame =
			number !== "" ||
			last?.every(({ field, operator }) => field === condition.field && operator !== condition.operator);
		if (last && isSame) return last;
		const made: Condition[] = [];
		alternatives.push(made);
		if (number !== "") numbered.set(number, made);
		return made;
	}

	return ok((table) => {
		const on = ({ field, holds }: Condition) => {
			const values = table.column(field);
			return (row: number) => holds(values[row]);
		};
		const needed = all.map(on);
		const either = alternatives.map((one) => one.map(on));
		return (row) =>
			needed.every((holds) => holds(row)) &&
			(either.length === 0 || either.some((one) => one.every((holds) => holds(row))));
	});
}
