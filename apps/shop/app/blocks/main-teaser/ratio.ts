/** Width by height, neither of them zero. */
export const ratioPattern = "[1-9]\\d{0,3}/[1-9]\\d{0,3}";

const whole = new RegExp(`^${ratioPattern}$`);

/** An aspect ratio as it is written for CSS; "" where it is none. */
export function ratioIn(written: string): string {
	return whole.test(written) ? written : "";
}
