export { type DesignFont, designFonts } from "./font.ts";
export { type PatternRow, type TemplateIndex, type TemplateRow, templateGeometry } from "./template.ts";
export type { ThemeRow } from "./theme.ts";
