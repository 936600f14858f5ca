import type { ShopContext } from "@offizin/contract";
import StoryblokClient from "storyblok-js-client";

/** Headers of an answer that the client reads. */
const readHeaders = ["content-type", "total", "per-page", "x-ratelimit-policy"];

/** The official client over the doors of this process. One for each request, whose brand and cookies it carries. */
export function contentClient({ fetch, origin }: Pick<ShopContext, "fetch" | "origin">, token: string) {
	return new StoryblokClient({
		accessToken: token,
		endpoint: `${origin}/v2`,
		async fetch(address, init) {
			const headers = Object.fromEntries(new Headers(init?.headers));
			// The client writes its methods small.
			const method = (init?.method ?? "get").toUpperCase();
			const answer = await fetch(String(address), { method, headers });
			const kept = readHeaders.flatMap((name): [string, string][] => {
				const value = answer.headers.get(name);
				return value === null ? [] : [[name, value]];
			});
			return new Response(await answer.text(), { status: answer.status, headers: kept });
		},
	});
}
