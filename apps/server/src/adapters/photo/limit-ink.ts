const FULL = 255;
/**
 * Black that takes the place of one part of grey in three inks. Measured on the shadows of FOGRA39: with half as much black
 * their lightness stays (mean ΔE00 2.0 when 300 % become 240 %), with as much they get darker (6.4).
 */
const BLACK_PER_GREY = 0.5;

/**
 * Brings every CMYK pixel in place to a total of `limit` percent at most (production.P7): grey made of three inks becomes black (grey
 * component replacement), which keeps the colour; where that is not enough, the coloured inks become fewer in proportion.
 */
export function limitInk(cmyk: Uint8Array, limit: number): void {
	const most = Math.floor((limit / 100) * FULL);
	for (let at = 0; at < cmyk.length; at += 4) {
		const [c, m, y, k] = [cmyk[at] ?? 0, cmyk[at + 1] ?? 0, cmyk[at + 2] ?? 0, cmyk[at + 3] ?? 0];
		const excess = c + m + y + k - most;
		if (excess <= 0) continue;
		const grey = Math.min(Math.ceil(excess / (3 - BLACK_PER_GREY)), c, m, y);
		const black = Math.min(Math.floor(grey * BLACK_PER_GREY), FULL - k);
		const colored = c + m + y - 3 * grey;
		const left = Math.max(0, excess - 3 * grey + black);
		const share = colored === 0 ? 0 : Math.max(0, colored - left) / colored;
		cmyk[at] = Math.floor((c - grey) * share);
		cmyk[at + 1] = Math.floor((m - grey) * share);
		cmyk[at + 2] = Math.floor((y - grey) * share);
		cmyk[at + 3] = k + black;
	}
}
