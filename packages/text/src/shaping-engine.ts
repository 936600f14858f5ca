import { BoundedCache, invariant, ok, type Result } from "@offizin/base";
import type { Font } from "harfbuzzjs";
import type { FontExtent } from "./font-extent.ts";
import { checkFace, checkFontFile, type FontError, featuresOf } from "./font-file.ts";
import type { FontId } from "./font-id.ts";
import { graphemes } from "./graphemes.ts";
import * as engine from "./harfbuzz.ts";
import type { HyphenationLanguage, Hyphenator } from "./hyphenation.ts";
import { layoutText } from "./layout-text.ts";
import { outlinePath } from "./outline.ts";
import { scriptRuns } from "./script-runs.ts";
import type { FontMetrics, ShapedGlyph, Shaper } from "./shaper.ts";

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

/** A shaper without fonts. One file of a bundle: what is fetched to set text, and nothing before (`createShaper`). */
export function makeShaper(): Shaper {
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

	const shaper: Shaper = {
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
		layout: (request) => layoutText(shaper, request),
	};
	return shaper;
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
