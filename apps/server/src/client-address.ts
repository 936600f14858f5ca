import { BlockList, isIP } from "node:net";

/** Which hops before us wrote X-Forwarded-For truly: the nearest so many, or all whose addresses are listed. */
export type TrustedProxies = { readonly hops: number } | { readonly addresses: BlockList };

/** What a request says about where it comes from. */
export interface Hops {
	/** Address at the other end of the socket. */
	readonly socket: string | undefined;
	/** X-Forwarded-For: each proxy adds the one it was asked by at the end. */
	readonly forwarded: string | undefined;
}

/** Reads "off", "on" (one proxy), a number of proxies, or their addresses and networks; undefined for anything else. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
	if (text === "off") return { hops: 0 };
	if (text === "on") return { hops: 1 };
	if (/^\d$/.test(text)) return { hops: Number(text) };
	const addresses = new BlockList();
	for (const entry of text.split(",").map((part) => part.trim())) {
		const [address = "", bits, ...more] = entry.split("/");
		const version = isIP(address);
		const all = version === 4 ? 32 : 128;
		const prefix = bits === undefined ? all : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
		if (version === 0 || more.length > 0 || !(prefix <= all)) return undefined;
		addresses.addSubnet(address, prefix, version === 4 ? "ipv4" : "ipv6");
	}
	return { addresses };
}

/** Address of the client as far as trusted proxies tell it; what stands before them in the header anybody can make up. */
export function clientAddress({ socket, forwarded = "" }: Hops, trusted: TrustedProxies): string | undefined {
	if (socket === undefined) return undefined;
	let client = plain(socket);
	const told = forwarded.split(",").map((part) => plain(part.trim()));
	for (let hop = 0; isTrusted(client, hop, trusted); hop += 1) {
		const before = told.at(-1 - hop);
		if (before === undefined || isIP(before) === 0) break;
		client = before;
	}
	return client;
}

function isTrusted(address: string, hop: number, trusted: TrustedProxies): boolean {
	if ("hops" in trusted) return hop < trusted.hops;
	return trusted.addresses.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Without what some write around it: a port, brackets, "::ffff:" before an IPv4 address. */
function plain(address: string): string {
	const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(address) ?? [];
	return (bracketed ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1")).replace(/^::ffff:(?=\d+\.)/i, "");
}
