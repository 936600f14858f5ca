import type { Fetcher } from "@offizin/contract";
import type { Connection } from "../http/app-env.ts";
import { isPublic } from "./cache-directives.ts";

/** The server's own doors, as a function. */
export type AppFetch = (request: Request, connection: Connection) => Response | Promise<Response>;

interface Caller {
	readonly origin: string;
	readonly host: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly cookie: string | undefined;
	readonly connection: Connection;
}

export interface InProcess {
	readonly fetch: Fetcher;
	/** Set-Cookie lines of all answers so far. */
	readonly cookies: readonly string[];
	/** Whether everything asked for so far is the same for everyone. */
	readonly isPublic: boolean;
	/** Names of the contents in all answers so far (`Surrogate-Key`). */
	readonly keys: ReadonlySet<string>;
}

/** Lets a page ask the JSON doors without a socket, as the visitor who asked for the page. */
export function inProcess(fetch: AppFetch, { origin, host, headers, cookie, connection }: Caller): InProcess {
	const cookies: string[] = [];
	const jar = new Map<string, string>();
	for (const pair of cookie?.split(/;\s*/) ?? []) keep(jar, pair);
	let isForAll = true;
	const keys = new Set<string>();
	return {
		cookies,
		keys,
		get isPublic() {
			return isForAll;
		},
		async fetch(path, init) {
			const sent = new Headers({ ...headers, ...init.headers, host });
			if (jar.size > 0) sent.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
			const { method, body } = init;
			const request = new Request(new URL(path, origin), {
				method,
				headers: sent,
				...(body ? { body } : {}),
			});
			const response = await fetch(request, connection);
			isForAll &&= isPublic(response.headers.get("cache-control")) && method === "GET";
			for (const key of response.headers.get("surrogate-key")?.split(" ") ?? []) keys.add(key);
			for (const line of response.headers.getSetCookie()) {
				cookies.push(line);
				keep(jar, line.split(";")[0] ?? "");
			}
			return response;
		},
	};
}

function keep(jar: Map<string, string>, pair: string): void {
	const at = pair.indexOf("=");
	if (at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1));
}
