import { rawRequest, statusesIn } from "./raw-request.ts";
import { rawRequests } from "./raw-requests.ts";
import { redirectSpellings, targetOf } from "./redirects.ts";

/** Redirects never leave the site, however the address is spelt. */
export async function tryRedirects(origin: string): Promise<string[]> {
	const breaches: string[] = [];
	for (const spelling of redirectSpellings) {
		// Over a raw connection: every client library would tidy the address first.
		const text = await rawRequest(
			origin,
			`GET ${spelling} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nConnection: close\r\n\r\n`,
		);
		const [status = 0] = statusesIn(text);
		if (status >= 500) breaches.push(`${spelling} → ${status}`);
		const location = /^location:\s*(.*)\r$/im.exec(text.split("\r\n\r\n")[0] ?? "")?.[1];
		if (location !== undefined && targetOf(origin, location) !== origin)
			breaches.push(`${spelling} → ${status} ${location}`);
	}
	return breaches;
}

/** Whatever comes over a socket, it is answered or hung up on, and the server has no failure. */
export async function tryRawRequests(origin: string): Promise<string[]> {
	const breaches: string[] = [];
	for (const { name, bytes, isPipelined } of rawRequests) {
		const text = await rawRequest(origin, bytes, isPipelined ? 2 : 1);
		const statuses = statusesIn(text);
		const failures = statuses.filter((status) => status >= 500 && status !== 505);
		if (failures.length > 0) breaches.push(`${name} → ${failures.join(", ")}`);
		const isSaid = /^connection:\s*close\r$/im.test(text);
		if (isPipelined && statuses.length < 2 && !isSaid)
			breaches.push(`${name}: the connection ended after ${statuses.join(", ")} without a word`);
		const isAlive = (await fetch(`${origin}/healthz`)).status === 200;
		if (!isAlive) breaches.push(`${name}: not well afterwards`);
	}
	return breaches;
}

const pages = ["/", "/karten-designen/hochzeit/", "/themes/"] as const;
/** The host is in the key of every cache, so it is none of them. */
const choices = [
	{ "X-Channel": "bildwand" },
	{ "X-Locale": "fr-CH" },
	{ "X-Locale": "de-CH" },
	{ "X-Forwarded-Host": "evil.example" },
	{ "X-Original-URL": "/office/" },
	{ Forwarded: "host=evil.example" },
] as const;

/** What a header changes is not for others: it is in Vary, or the answer says that it is private. */
export async function tryChoosingHeaders(origin: string): Promise<string[]> {
	const breaches: string[] = [];
	const ask = (path: string, headers: Record<string, string>) => {
		const all = { Host: new URL(origin).host, ...headers };
		const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
		return rawRequest(origin, `GET ${path} HTTP/1.1\r\n${lines.join("")}Connection: close\r\n\r\n`);
	};
	for (const path of pages) {
		const usual = withoutChance(await ask(path, {}));
		for (const choice of choices) {
			const chosen = await ask(path, choice);
			const [head = ""] = chosen.split("\r\n\r\n");
			const [name = ""] = Object.keys(choice);
			const isShared = /^cache-control:.*\bpublic\b/im.test(head);
			const isNamed = new RegExp(`^vary:.*\\b${name}\\b`, "im").test(head);
			const isDifferent = withoutChance(chosen) !== usual;
			const isForeign = chosen.includes("evil.example");
			if (isShared && !isNamed && (isDifferent || isForeign))
				breaches.push(`${path} with ${name}: another page for every cache to keep`);
		}
	}
	return breaches;
}

/** The body with what is drawn anew for each answer taken out. */
function withoutChance(text: string): string {
	return text.slice(text.indexOf("\r\n\r\n")).replace(/nonce(=|":)"[^"]*"/g, "");
}
