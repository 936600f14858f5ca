import { expect, test } from "vitest";
import { networkOf, wideNetworkOf } from "./client-network.ts";

test.each([
	["203.0.113.7", "203.0.113.7"],
	["::ffff:203.0.113.7", "203.0.113.7"],
	["2001:db8:12:3400::1", "2001:db8:12:3400::/64"],
	["2001:0DB8:0012:3400:ffff:ffff:ffff:ffff", "2001:db8:12:3400::/64"],
	["2001:db8::5", "2001:db8:0:0::/64"],
	["::1", "0:0:0:0::/64"],
	["1:2:3:4:5:6:1.2.3.4", "1:2:3:4::/64"],
	["fe80::1%eth0", "fe80:0:0:0::/64"],
	["local", "local"],
])("%s belongs to %s", (client, network) => {
	expect(networkOf(client)).toBe(network);
});

test("[security.M8] every address of a /64 is one network, the next /64 is another", () => {
	expect(networkOf("2001:db8::ffff:ffff:ffff:ffff")).toBe(networkOf("2001:db8::1"));
	expect(networkOf("2001:db8:0:1::1")).not.toBe(networkOf("2001:db8::1"));
});

test.each([
	["203.0.113.7", "203.0.113.0/24"],
	["::ffff:203.0.113.9", "203.0.113.0/24"],
	["2001:db8:0:1:a:b:c:d", "2001:db8:0:1::/64"],
	["local", "local"],
])("[security.M8] tries to sign in from %s are counted for %s", (client, network) => {
	expect(wideNetworkOf(client)).toBe(network);
});
