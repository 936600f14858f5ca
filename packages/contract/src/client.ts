import { err, ok, type Result } from "@offizin/base";
import type { ApiError } from "./error.ts";
import type { Route, RouteInput, RouteOutput } from "./route.ts";

/** The part of `fetch` the client needs: the browser's own, or the app object in process. */
export type Fetcher = (
	url: string,
	init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ status: number; headers: { get(name: string): string | null }; text(): Promise<string> }>;

/** A refusal of the server with its HTTP status, or `network_failed` (status 0) when there was no answer. */
export interface CallError extends ApiError {
	readonly status: number;
}

export type Client = <R extends Route>(
	route: R,
	input: RouteInput<R>,
	headers?: Readonly<Record<string, string>>,
) => Promise<Result<RouteOutput<R>, CallError>>;

/** A typed client over any fetch. Answers are trusted: both ends come from this contract. */
export function createClient(fetcher: Fetcher, base = ""): Client {
	return async (route, input, headers = {}) => {
		const { params, query, body } = input as {
			params?: Record<string, string>;
			query?: Record<string, unknown>;
			body?: unknown;
		};
		const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
			encodeURIComponent(params?.[name] ?? ""),
		);
		const init = {
			method: route.method.toUpperCase(),
			headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		};
		try {
			const response = await fetcher(`${base}${path}${queryString(query)}`, init);
			const text = await response.text();
			const value: unknown = text === "" ? undefined : JSON.parse(text);
			return response.status < 400
				? ok(value as RouteOutput<typeof route>)
				: err({ ...(value as ApiError), status: response.status });
		} catch {
			return err({ code: "network_failed", message: "Der Server ist nicht erreichbar.", status: 0 });
		}
	};
}

/** Query values in the order given; empty ones are dropped (spec 5-5). */
function queryString(query: Record<string, unknown> = {}): string {
	const pairs = Object.entries(query)
		.flatMap(([name, value]) => (Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]]))
		.filter(([, value]) => value !== undefined && value !== null && value !== "")
		.map(([name, value]) => `${encodeURIComponent(String(name))}=${encodeURIComponent(String(value))}`);
	return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
