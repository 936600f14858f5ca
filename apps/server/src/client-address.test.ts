import { expect, test } from "vitest";
import { clientAddress, parseTrustedProxies } from "./client-address.ts";

function clientOf(trust: string, socket: string, forwarded?: string): string | undefined {
	const trusted = parseTrustedProxies(trust);
	if (!trusted) throw new Error(`${trust} is not understood`);
	return clientAddress({ socket, forwarded }, trusted);
}

const proxy = "10.0.0.1";
test.each([
	["off", "6.6.6.6", "1.2.3.4", "6.6.6.6"],
	["on", proxy, undefined, proxy],
	["on", proxy, "6.6.6.6", "6.6.6.6"],
	["on", proxy, "made, up, 6.6.6.6", "6.6.6.6"],
	["on", proxy, "127.0.0.1, 6.6.6.6", "6.6.6.6"],
	["on", proxy, "6.6.6.6:4711", "6.6.6.6"],
	["on", proxy, "[2001:db8::6]:4711", "2001:db8::6"],
	["on", `::ffff:${proxy}`, "", proxy],
	["on", proxy, "<script>", proxy],
	["2", proxy, "made.up, 6.6.6.6, 10.0.0.2", "6.6.6.6"],
	["2", proxy, "6.6.6.6", "6.6.6.6"],
	["10.0.0.0/8", proxy, "1.2.3.4, 6.6.6.6, 10.0.0.2", "6.6.6.6"],
	["10.0.0.0/8", `::ffff:${proxy}`, "6.6.6.6", "6.6.6.6"],
	["10.0.0.0/8", "6.6.6.6", "1.2.3.4", "6.6.6.6"],
	["10.0.0.1, 2001:db8::/32", "2001:db8::1", "6.6.6.6", "6.6.6.6"],
	["10.0.0.0/8", proxy, "10.0.0.3, 10.0.0.2", "10.0.0.3"],
])("[security.L8] with %s, a request from %s with %j is of %s", (trust, socket, forwarded, client) => {
	expect(clientOf(trust, socket, forwarded)).toBe(client);
});

test.each([
	"",
	"yes",
	"-1",
	"1.5",
	"10",
	"10.0.0.0/33",
	"10.0.0.0/x",
	"10.0.0.0/8/8",
	"10.0.0.1,",
	"proxy.example",
])("[security.L8] %j trusts nobody in particular and is refused", (text) => {
	expect(parseTrustedProxies(text)).toBeUndefined();
});
