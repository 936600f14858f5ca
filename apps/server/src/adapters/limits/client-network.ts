import { isIPv4, isIPv6 } from "node:net";

const GROUPS = 8;
/** A household or a server gets 64 bits and chooses the others as it likes. */
const NETWORK_GROUPS = 4;

/** What one customer of a network holds: the address itself, of IPv6 its first 64 bits. */
export function networkOf(client: string): string {
	const [address = ""] = client.split("%");
	if (!isIPv6(address)) return address;
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return mapped;
	// The one spelling: lower case, no leading zeros, IPv4 parts in hex.
	const [before = "", after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
	const [first, last] = [groupsOf(before), groupsOf(after ?? "")];
	const left = Array<string>(GROUPS - first.length - last.length).fill("0");
	return `${[...first, ...left, ...last].slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

const groupsOf = (part: string) => (part === "" ? [] : part.split(":"));

/** What one connection usually has, more widely: /24 of IPv4, /64 of IPv6. */
export function wideNetworkOf(client: string): string {
	const network = networkOf(client);
	return isIPv4(network) ? `${network.split(".").slice(0, 3).join(".")}.0/24` : network;
}
