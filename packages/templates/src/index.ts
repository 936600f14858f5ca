export { type DesignFont, designFonts } from "./font.ts";
export { giftCardDocument } from "./gift-card.ts";
export {
	type BeginningRow,
	type PatternRow,
	type StartRow,
	type TemplateIndex,
	type TemplateRow,
	templateGeometry,
} from "./template.ts";
export type { ThemeRow } from "./theme.ts";
