import type { Fetcher, RequestContext } from "@offizin/contract";
import type { Connection } from "../http/app-env.ts";
import { cacheKey } from "../http/cache-key.ts";
import { isPublic } from "./cache-directives.ts";
import { type ContentAnswers, contentsOf, type DoorAnswer } from "./content-answers.ts";

/** The server's own doors, as a function. */
export type AppFetch = (request: Request, connection: Connection) => Response | Promise<Response>;

/** The doors that pages ask. */
interface Doors {
	readonly fetch: AppFetch;
	/** What of contents is known already. */
	readonly answers: ContentAnswers;
}

interface Caller {
	readonly context: RequestContext;
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

/** Lets a page ask the JSON doors without a socket, as the visitor who asked for the page, in the context of the page. */
export function inProcess({ fetch, answers }: Doors, { context, cookie, connection }: Caller): InProcess {
	const shared = cacheKey(context);
	const cookies: string[] = [];
	const jar = new Map<string, string>();
	for (const pair of cookie?.split(/;\s*/) ?? []) keep(jar, pair);
	let isForAll = true;
	const keys = new Set<string>();

	async function ask(path: string, init: Parameters<Fetcher>[1]): Promise<DoorAnswer> {
		const sent = new Headers(init.headers);
		if (jar.size > 0) sent.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
		const { method, body } = init;
		const request = new Request(new URL(path, context.origin), {
			method,
			headers: sent,
			...(body ? { body } : {}),
		});
		const response = await fetch(request, { ...connection, context });
		for (const line of response.headers.getSetCookie()) {
			cookies.push(line);
			keep(jar, line.split(";")[0] ?? "");
		}
		return { status: response.status, headers: response.headers, body: await response.text() };
	}

	/** Under a name that is not ours anybody could fill memory with copies. */
	async function askOnce(path: string, init: Parameters<Fetcher>[1]): Promise<DoorAnswer> {
		if (init.method !== "GET" || !context.isOwnHost) return ask(path, init);
		const key = shared + path;
		const known = answers.get(key);
		if (known) return known;
		const since = answers.purges;
		const answer = await ask(path, init);
		answers.put(key, answer, since);
		return answer;
	}

	return {
		cookies,
		keys,
		get isPublic() {
			return isForAll;
		},
		async fetch(path, init) {
			const { status, headers, body } = await askOnce(path, init);
			isForAll &&= isPublic(headers.get("cache-control")) && init.method === "GET";
			for (const key of contentsOf(headers)) keys.add(key);
			return { status, headers, text: async () => body };
		},
	};
}

function keep(jar: Map<string, string>, pair: string): void {
	const at = pair.indexOf("=");
	if (at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1));
}
