import { err, ok, type Result } from "@offizin/base";
import type { CallError } from "@offizin/contract";

export interface Question {
	readonly method?: "POST" | "PATCH";
	readonly body?: unknown;
	readonly headers?: Readonly<Record<string, string>>;
	/** The answer may come after the page is gone. */
	readonly keepalive?: boolean;
	readonly signal?: AbortSignal;
}

const unchanged = { code: "not_modified", message: "Es gibt nichts Neueres." };

/** A refusal as the door sent it, further properties included. */
export type Refusal = CallError & Readonly<Record<string, unknown>>;

/**
 * Asks a JSON door from the browser. Types come from the contract, its schemas stay on the server: both ends are
 * ours, and the editor's script is counted in kilobytes.
 */
export async function askDoor<Answer>(
	path: string,
	question: Question = {},
): Promise<Result<Answer, Refusal>> {
	const { method = "GET", body, headers, keepalive = false, signal } = question;
	try {
		const response = await fetch(path, {
			method,
			keepalive,
			headers: {
				accept: "application/json",
				...(body === undefined ? {} : { "content-type": "application/json" }),
				...headers,
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
			...(signal ? { signal } : {}),
		});
		if (response.status === 304) return err({ ...unchanged, status: 304 });
		const value: unknown = await response.json();
		return response.ok ? ok(value as Answer) : err({ ...(value as Refusal), status: response.status });
	} catch {
		return err({ code: "network_failed", message: "Der Server ist nicht erreichbar.", status: 0 });
	}
}
