import * as hb from "harfbuzzjs";
import type { PlacedGlyph } from "../glyph-run.ts";

export interface Line {
	readonly text: string;
	/** Type size, pen start and baseline, in µm. */
	readonly size: number;
	readonly x: number;
	readonly y: number;
	readonly trackingEm?: number;
}

export interface ShapedGlyph extends PlacedGlyph {
	readonly advance: number;
}

/** Shapes a line with HarfBuzz, as the layout will, and places its glyphs. */
export function shapeLine(fontBytes: Uint8Array, line: Line): ShapedGlyph[] {
	const face = new hb.Face(new hb.Blob(fontBytes.slice().buffer));
	const font = new hb.Font(face);
	const buffer = new hb.Buffer();
	buffer.addText(line.text);
	buffer.guessSegmentProperties();
	hb.shape(font, buffer);
	const infos = buffer.getGlyphInfos();
	const positions = buffer.getGlyphPositions();
	const scale = line.size / face.upem;
	let pen = line.x;
	return infos.map((info, index) => {
		const position = positions[index];
		if (!position) throw new Error("as many positions as glyphs");
		const isFirst = infos[index - 1]?.cluster !== info.cluster;
		const end = infos.find(({ cluster }) => cluster > info.cluster)?.cluster ?? line.text.length;
		const placed = {
			id: info.codepoint,
			x: pen + position.xOffset * scale,
			y: line.y - position.yOffset * scale,
			advance: position.xAdvance * scale,
			text: isFirst ? line.text.slice(info.cluster, end) : "",
		};
		pen += position.xAdvance * scale + (line.trackingEm ?? 0) * line.size;
		return placed;
	});
}
