import { BoundedCache, importAgain, invariant, ok, type Result } from "@offizin/base";
import type { Font } from "harfbuzzjs";
import type { FontExtent } from "./font-extent.ts";
import { checkFace, checkFontFile, type FontError, featuresOf } from "./font-file.ts";
import { graphemes } from "./graphemes.ts";
import type { HyphenationLanguage, Hyphenator } from "./hyphenation.ts";
import { outlinePath } from "./outline.ts";
import { scriptRuns } from "./script-runs.ts";

/** Stable name of one font file, such as "cormorant-garamond-400". */
export type FontId = string;

/** In font units; `descender` is negative. */
export interface FontMetrics {
	readonly unitsPerEm: number;
	readonly ascender: number;
	readonly descender: number;
	readonly lineGap: number;
	readonly capHeight: number;
	readonly xHeight: number;
}

/** In font units, y up. `cluster` is the UTF-16 index of the first character the glyph stands for. */
export interface ShapedGlyph {
	readonly id: number;
	readonly cluster: number;
	readonly advance: number;
	readonly dx: number;
	readonly dy: number;
}

/** Fonts in memory and everything that can be asked of them. Asking about a font not added throws. */
export interface Shaper {
	/**
	 * Takes a TrueType or OpenType file. A known id is kept as it is: one id means the same bytes for good. Only a basic
	 * font gives way to the whole one, in which its glyphs have the same numbers.
	 */
	addFont(id: FontId, bytes: Uint8Array, extent?: FontExtent): Result<FontMetrics, FontError>;
	/** Whether at least so much of a font is there; all of it, unless told. */
	hasFont(id: FontId, extent?: FontExtent): boolean;
	metrics(id: FontId): FontMetrics;
	/** Shapes left to right, without language rules. Features as in "smcp" or "-liga"; others throw. */
	shape(id: FontId, text: string, features?: readonly string[]): readonly ShapedGlyph[];
	/** SVG path in font units, y up, absolute M, L, C and Z only; "" for a blank glyph. */
	outline(id: FontId, glyph: number): string;
	/** Caret positions inside a ligature as the font names them, in font units from its origin; mostly empty. */
	ligatureCarets(id: FontId, glyph: number): readonly number[];
	/** Tags of the OpenType features the font has, such as "smcp" or "kern". */
	features(id: FontId): ReadonlySet<string>;
	/**
	 * The graphemes neither the font nor a fallback can draw, each once: also a letter whose mark the font cannot
	 * place. Spaces, controls and joiners are never among them.
	 */
	missing(id: FontId, text: string, fallback?: readonly FontId[]): string[];
	/** Where a line may end by UAX 14, ascending; the last is the end of a text that is not empty. */
	lineBreaks(text: string): number[];
	/** Lets texts be hyphenated in the hyphenator's language. */
	addHyphenator(hyphenator: Hyphenator): void;
	/** Throws for a language nobody added. */
	hyphenator(language: HyphenationLanguage): Hyphenator;
}

const SHAPE_CACHE = 4000;
const OUTLINE_CACHE = 8000;
const invisible = /^[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Variation_Selector}]*$/u;
const typographicHyphen = /[\u2010\u2011]/;

interface LoadedFont {
	readonly font: Font;
	readonly metrics: FontMetrics;
	readonly features: ReadonlySet<string>;
	readonly byteLength: number;
	readonly extent: FontExtent;
}

/**
 * Loads HarfBuzz and the line break rules (once per process or page; importing this package alone does not) and returns a shaper
 * without fonts. See the README for how the wasm file is found in Node and in a bundle.
 */
export async function createShaper(): Promise<Shaper> {
	const engine = await importAgain(async () => await import("./shaping-engine.ts"));
	const { BufferFlag, Direction, LineBreaker, MetricsTag } = engine;
	const buffer = new engine.Buffer();
	const fonts = new Map<FontId, LoadedFont>();
	const hyphenators = new Map<HyphenationLanguage, Hyphenator>();
	const shapes = new BoundedCache<string, readonly ShapedGlyph[]>(SHAPE_CACHE);
	const outlines = new BoundedCache<string, string>(OUTLINE_CACHE);
	const carets = new BoundedCache<string, readonly number[]>(OUTLINE_CACHE);

	function loaded(id: FontId): LoadedFont {
		const found = fonts.get(id);
		invariant(found, `font ${id} was never added to this shaper`);
		return found;
	}

	function addFont(
		id: FontId,
		bytes: Uint8Array,
		extent: FontExtent = "whole",
	): Result<FontMetrics, FontError> {
		const known = fonts.get(id);
		if (known && (known.extent === extent || known.extent === "whole")) {
			invariant(
				known.extent !== extent || known.byteLength === bytes.byteLength,
				`font ${id} added again with other bytes`,
			);
			return ok(known.metrics);
		}
		const tables = checkFontFile(bytes);
		if (!tables.ok) return tables;
		const face = new engine.Face(new engine.Blob(bytes));
		const usable = checkFace(face, tables.value);
		if (!usable.ok) return usable;
		const font = new engine.Font(face);
		const { ascender, descender, lineGap } = font.hExtents();
		const metrics = {
			unitsPerEm: face.upem,
			ascender,
			descender,
			lineGap,
			capHeight: font.getMetricPositionWithFallback(MetricsTag.CAP_HEIGHT),
			xHeight: font.getMetricPositionWithFallback(MetricsTag.X_HEIGHT),
		};
		fonts.set(id, { font, metrics, features: featuresOf(face), byteLength: bytes.byteLength, extent });
		// What the basic font had no glyph for.
		if (known) shapes.deleteWhere(() => true);
		return ok(metrics);
	}

	function parseFeature(text: string) {
		const feature = engine.Feature.fromString(text);
		invariant(feature, `"${text}" is not an OpenType feature`);
		return feature;
	}

	function shapeAfresh(font: Font, text: string, features: readonly string[]): ShapedGlyph[] {
		const drawable = typographicHyphen.test(text) ? withDrawableHyphens(font, text) : text;
		const parsed = features.map(parseFeature);
		const glyphs: ShapedGlyph[] = [];
		for (const { start, end, script } of scriptRuns(drawable)) {
			buffer.clearContents();
			buffer.addText(drawable, start, end - start);
			buffer.setDirection(Direction.LTR);
			buffer.setScript(script);
			// Without an explicit language HarfBuzz asks the process locale, which differs between machines.
			buffer.setLanguage("und");
			buffer.setFlags((start === 0 ? BufferFlag.BOT : 0) | (end === drawable.length ? BufferFlag.EOT : 0));
			engine.shape(font, buffer, parsed);
			const infos = buffer.getGlyphInfos();
			for (const [index, position] of buffer.getGlyphPositions().entries()) {
				const info = infos[index];
				invariant(info, "a glyph has a position but no identity");
				glyphs.push({
					id: info.codepoint,
					cluster: info.cluster,
					advance: position.xAdvance,
					dx: position.xOffset,
					dy: position.yOffset,
				});
			}
		}
		return glyphs;
	}

	function shape(id: FontId, text: string, features: readonly string[] = []): readonly ShapedGlyph[] {
		const { font } = loaded(id);
		if (text === "") return [];
		const key = `${id}\n${features.join(",")}\n${text}`;
		return shapes.get(key, () => shapeAfresh(font, text, features));
	}

	function isDrawable(font: Font, id: FontId, grapheme: string): boolean {
		if (invisible.test(grapheme)) return true;
		if (grapheme.length === 1 && font.nominalGlyph(grapheme.charCodeAt(0)) !== undefined) return true;
		return shape(id, grapheme).every((glyph, at) => glyph.id !== 0 && (at === 0 || !isStray(font, glyph)));
	}

	return {
		addFont,
		hasFont: (id, extent = "whole") => {
			const known = fonts.get(id)?.extent;
			return known === "whole" || known === extent;
		},
		metrics: (id) => loaded(id).metrics,
		shape,
		outline(id, glyph) {
			const { font } = loaded(id);
			return outlines.get(`${id}\n${glyph}`, () => outlinePath(font.glyphToJson(glyph)));
		},
		ligatureCarets(id, glyph) {
			const { font } = loaded(id);
			return carets.get(`${id}\n${glyph}`, () => font.getLigatureCarets(Direction.LTR, glyph));
		},
		features: (id) => loaded(id).features,
		missing(id, text, fallback = []) {
			const asked = [id, ...fallback].map((each) => ({ id: each, font: loaded(each).font }));
			return [...new Set(graphemes(text))].filter(
				(grapheme) => !asked.some((each) => isDrawable(each.font, each.id, grapheme)),
			);
		},
		lineBreaks(text) {
			const breaks: number[] = [];
			const breaker = new LineBreaker(text);
			for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) breaks.push(found.position);
			return breaks;
		},
		addHyphenator: (hyphenator) => hyphenators.set(hyphenator.language, hyphenator),
		hyphenator(language) {
			const found = hyphenators.get(language);
			invariant(found, `hyphenation "${language}" was never added to this shaper`);
			return found;
		},
	};
}

/** A mark the font has but does not place: it would be printed over the next letter instead of its own. */
function isStray(font: Font, { id, advance, dx, dy }: ShapedGlyph): boolean {
	if (advance !== 0 || dx !== 0 || dy !== 0) return false;
	const extents = font.glyphExtents(id);
	return extents !== undefined && extents.width !== 0 && extents.xBearing >= 0;
}

/** Many fonts lack U+2010 or U+2011; the ASCII hyphen is what they would look like. */
function withDrawableHyphens(font: Font, text: string): string {
	return text.replace(/[\u2010\u2011]/g, (hyphen) =>
		font.nominalGlyph(hyphen.charCodeAt(0)) === undefined ? "-" : hyphen,
	);
}
