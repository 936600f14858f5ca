/** CIE L*a*b* under D65, as sRGB is defined. */
export type Lab = readonly [l: number, a: number, b: number];

const WHITE = [0.95047, 1, 1.08883] as const;

const linear = Float64Array.from({ length: 256 }, (_, value) => {
	const share = value / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Lab of an sRGB colour in 8-bit channels (IEC 61966-2-1). */
export function labOf(red: number, green: number, blue: number): Lab {
	const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0];
	const x = companded((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0]);
	const y = companded((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE[1]);
	const z = companded((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2]);
	return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function companded(share: number): number {
	return share > 216 / 24389 ? Math.cbrt(share) : (share * 24389) / 27 / 116 + 16 / 116;
}

/** ΔE*ab of 1976: the distance in Lab. It counts differences of vivid colours higher than the eye does. */
export function deltaE76(first: Lab, second: Lab): number {
	return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

const radians = Math.PI / 180;

/** ΔE00 (CIE 142-2001; Sharma, Wu, Dalal 2005), with unit weights. */
export function deltaE2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
	const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
	const stretch = 1.5 - 0.5 * Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7));
	const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
	const [h1, h2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)];
	const isGrey = c1 * c2 === 0;
	const turn = isGrey ? 0 : shortestTurn(h2 - h1);
	const deltaL = l2 - l1;
	const deltaC = c2 - c1;
	const deltaH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * radians);
	const l = (l1 + l2) / 2;
	const c = (c1 + c2) / 2;
	const h = isGrey ? h1 + h2 : meanHue(h1, h2);
	const t =
		1 -
		0.17 * Math.cos((h - 30) * radians) +
		0.24 * Math.cos(2 * h * radians) +
		0.32 * Math.cos((3 * h + 6) * radians) -
		0.2 * Math.cos((4 * h - 63) * radians);
	const weightL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
	const weightC = 1 + 0.045 * c;
	const weightH = 1 + 0.015 * c * t;
	const rotation =
		-2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * radians);
	const [shareL, shareC, shareH] = [deltaL / weightL, deltaC / weightC, deltaH / weightH];
	return Math.sqrt(shareL ** 2 + shareC ** 2 + shareH ** 2 + rotation * shareC * shareH);
}

function hueOf(a: number, b: number): number {
	if (a === 0 && b === 0) return 0;
	const degrees = Math.atan2(b, a) / radians;
	return degrees < 0 ? degrees + 360 : degrees;
}

function shortestTurn(degrees: number): number {
	if (degrees > 180) return degrees - 360;
	return degrees < -180 ? degrees + 360 : degrees;
}

function meanHue(first: number, second: number): number {
	const sum = first + second;
	if (Math.abs(first - second) <= 180) return sum / 2;
	return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}
