import type { Chance } from "../../ground/chance.ts";
import { exampleAddress, type JsonDoor } from "../openapi.ts";

export interface FuzzedRequest {
	readonly address: string;
	readonly init: RequestInit & { readonly method: string };
}

const odd = [
	"",
	"%00",
	"\u0000",
	"' or 1=1--",
	"<script>alert(1)</script>",
	"../../../etc/passwd",
	"__proto__",
	"constructor",
	"{{name}}",
	"-1",
	"0",
	"1e308",
	"9007199254740993",
	"NaN",
	"null",
	"undefined",
	"true",
	"[]",
	"a".repeat(3000),
	"ä€😀\u202e",
	"\ud800",
	"%",
	"%c0%ae",
	";ls",
	"(a+)+$",
	" ".repeat(500),
] as const;

const headerNames = [
	"accept",
	"accept-encoding",
	"accept-language",
	"cookie",
	"if-match",
	"if-none-match",
	"idempotency-key",
	"origin",
	"range",
	"x-channel",
	"x-locale",
	"x-forwarded-for",
	"content-type",
	"tus-resumable",
	"upload-length",
	"upload-offset",
	"upload-metadata",
] as const;

const methods = ["GET", "POST", "PATCH", "PUT", "DELETE", "OPTIONS", "HEAD"] as const;

/** A request to a door with something in it that nobody asked for. */
export function fuzzedRequest(door: JsonDoor, chance: Chance): FuzzedRequest {
	const method = chance.isLikely(85) ? door.method : chance.pick(methods);
	const base = exampleAddress(door, chance.isLikely(30) ? { id: chance.pick(odd) } : {});
	const address = chance.isLikely(60) ? withOddQuery(base, door, chance) : base;
	const hasBody = method !== "GET" && method !== "HEAD" && (door.hasBody || chance.isLikely(30));
	const headers: Record<string, string> = hasBody ? { "content-type": "application/json" } : {};
	for (let count = chance.whole(0, 2); count > 0; count--) {
		headers[chance.pick(headerNames)] = headerValue(chance);
	}
	const content = hasBody ? { body: oddBody(chance) } : {};
	return { address, init: { method, headers, ...content } };
}

function withOddQuery(address: string, { parameters }: JsonDoor, chance: Chance): string {
	const [path = "", query = ""] = address.split("?");
	const values = new URLSearchParams(query);
	const names = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
	const name = names.length > 0 && chance.isLikely(85) ? chance.pick(names) : chance.pick(odd).slice(0, 100);
	if (chance.isLikely(20)) values.append(name, chance.pick(odd));
	else values.set(name, chance.pick(odd));
	return `${path}?${values}`;
}

/** Only what a client can send in a header at all. */
function headerValue(chance: Chance): string {
	return chance.pick(odd).replace(/[^\t\x20-\x7e]/g, "?");
}

function oddBody(chance: Chance): string {
	switch (chance.whole(0, 6)) {
		case 0:
			return chance.pick(odd);
		case 1:
			return "[".repeat(chance.whole(1, 20_000));
		case 2:
			return JSON.stringify(oddValue(chance, 4));
		case 3:
			return `{"a":${"9".repeat(chance.whole(1, 5000))}}`;
		case 4:
			return JSON.stringify({ commands: Array.from({ length: 50 }, () => oddValue(chance, 2)) });
		case 5:
			return `{"__proto__":{"isAdmin":true},"quantity":${chance.pick(["-1", "1e400", "0.5", '"5"'])}}`;
		default:
			return JSON.stringify({
				template: chance.pick(odd),
				designId: chance.pick(odd),
				quantity: chance.number(),
			});
	}
}

function oddValue(chance: Chance, depth: number): unknown {
	if (depth === 0 || chance.isLikely(30)) return chance.pick([null, true, -1, 2 ** 53, 1e308, ...odd]);
	if (chance.isLikely(50))
		return Array.from({ length: chance.whole(0, 5) }, () => oddValue(chance, depth - 1));
	const keys = [
		"id",
		"type",
		"element",
		"page",
		"value",
		"contact",
		"billing",
		"email",
		"expectedTotal",
		"__proto__",
	];
	return Object.fromEntries(
		Array.from({ length: chance.whole(0, 5) }, () => [chance.pick(keys), oddValue(chance, depth - 1)]),
	);
}
