const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** FNV-1a of 64 bits over ASCII text, as 16 hexadecimal digits (draft-eastlake-fnv). */
export function fnv1a64(ascii: string): string {
	let hash = OFFSET;
	for (const character of ascii) {
		hash = BigInt.asUintN(64, (hash ^ BigInt(character.charCodeAt(0))) * PRIME);
	}
	return hash.toString(16).padStart(16, "0");
}
