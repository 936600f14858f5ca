import * as hb from "harfbuzzjs";

/** Draws glyphs of a font as path data with M, L, C and Z, in font units, y up. */
export function createGlyphPaths(fontBytes: Uint8Array): (glyph: number) => string {
	const font = new hb.Font(new hb.Face(new hb.Blob(fontBytes.slice().buffer)));
	return (glyph) => withCubics(font.glyphToPath(glyph));
}

function withCubics(path: string): string {
	let [x, y] = [0, 0];
	return path.replace(/([MLQ])([^A-Z]*)/g, (_, command: string, operands: string) => {
		const numbers = operands.split(/[ ,]/).filter(Boolean).map(Number);
		const [endX, endY] = [numbers.at(-2) ?? Number.NaN, numbers.at(-1) ?? Number.NaN];
		let drawn = `${command}${numbers.join(" ")}`;
		if (command === "Q") {
			const [qx, qy] = [numbers[0] ?? Number.NaN, numbers[1] ?? Number.NaN];
			const toward = (from: number, control: number) => from + ((control - from) * 2) / 3;
			drawn = `C${toward(x, qx)} ${toward(y, qy)} ${toward(endX, qx)} ${toward(endY, qy)} ${endX} ${endY}`;
		}
		[x, y] = [endX, endY];
		return `${drawn} `;
	});
}
