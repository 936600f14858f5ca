/** Width and height in millimetres. */
export interface Outline {
	readonly width: number;
	readonly height: number;
}

const isoShort: Readonly<Record<string, number>> = { a3: 297, a4: 210, a5: 148, a6: 105 };
const isoLong: Readonly<Record<string, number>> = { a3: 420, a4: 297, a5: 210, a6: 148 };

/**
 * The outline that a key of the spec names: "a4-quer", "130-300" and "145" in millimetres, "60x40" in centimetres.
 * Nothing for a key that names no size.
 */
export function sizeOf(key: string): Outline | undefined {
	const [, centimetresWide, centimetresHigh] = /^(\d+)x(\d+)$/.exec(key) ?? [];
	if (centimetresWide && centimetresHigh) {
		return { width: Number(centimetresWide) * 10, height: Number(centimetresHigh) * 10 };
	}
	const [, wide, high] = /^(\d{2,3})-(\d{2,3})$/.exec(key) ?? [];
	if (wide && high) return { width: Number(wide), height: Number(high) };
	if (/^\d{3}$/.test(key)) return { width: Number(key), height: Number(key) };
	const [, name = "", turn] = /^(a\d)-(hoch|quer)$/.exec(key) ?? [];
	const short = isoShort[name];
	const long = isoLong[name];
	if (!short || !long) return undefined;
	return turn === "quer" ? { width: long, height: short } : { width: short, height: long };
}
