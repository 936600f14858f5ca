import { err, ok, type Result } from "@offizin/base";
import { fillPath } from "./addresses.ts";
import type { ApiError } from "./error.ts";
import type { Route, RouteInput, RouteOutput } from "./route.ts";

/** How a call is made, as `fetch` takes it; `Signal` is what it can be cut off by, where there is such a thing. */
interface Calling<Signal> {
	readonly headers?: Readonly<Record<string, string>>;
	readonly signal?: Signal;
	/** The answer may come after the page is gone. */
	readonly keepalive?: boolean;
}

/** The part of `fetch` the client needs: the browser's own, or the app object in process. */
export type Fetcher<Signal = never> = (
	url: string,
	init: Omit<Calling<Signal>, "headers"> & { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ status: number; headers: { get(name: string): string | null }; text(): Promise<string> }>;

/**
 * A refusal of the server with its HTTP status and whatever else it says; `not_modified` (304) for who has the newest,
 * `network_failed` (0) when there was no answer. Of these two the message is empty, since nobody said anything.
 */
export interface CallError extends ApiError {
	readonly status: number;
}

export type Client<Signal = never> = <R extends Route>(
	route: R,
	input: RouteInput<R>,
	calling?: Calling<Signal>,
) => Promise<Result<RouteOutput<R>, CallError>>;

const unchanged: CallError = { code: "not_modified", message: "", status: 304 };

/** A typed client over any fetch. Answers are trusted: both ends come from this contract. */
export function createClient<Signal = never>(fetcher: Fetcher<Signal>, base = ""): Client<Signal> {
	return async (route, input, { headers, ...calling } = {}) => {
		const { params, query, body } = input as {
			params?: Record<string, string>;
			query?: Record<string, unknown>;
			body?: unknown;
		};
		const path = fillPath(route.path, params ?? {});
		const init = {
			...calling,
			method: route.method.toUpperCase(),
			headers: {
				accept: "application/json",
				...(body === undefined ? {} : { "content-type": "application/json" }),
				...headers,
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		};
		try {
			const response = await fetcher(`${base}${path}${queryString(query)}`, init);
			if (response.status === 304) return err(unchanged);
			const text = await response.text();
			const value: unknown = text === "" ? undefined : JSON.parse(text);
			return response.status < 400
				? ok(value as RouteOutput<typeof route>)
				: err({ ...(value as ApiError), status: response.status });
		} catch {
			return err({ code: "network_failed", message: "", status: 0 });
		}
	};
}

/** Query values in the order given; empty ones are dropped (spec 5-5). */
function queryString(query: Record<string, unknown> = {}): string {
	const pairs = Object.entries(query)
		.flatMap(([name, value]) => [value].flat().map((one) => [name, one ?? ""]))
		.filter(([, value]) => value !== "")
		.map((pair) => pair.map((part) => encodeURIComponent(String(part))).join("="));
	return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
