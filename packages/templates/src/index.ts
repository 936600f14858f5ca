export { type DesignFont, designFonts } from "./font.ts";
export type { PatternRow, TemplateIndex, TemplateRow } from "./template.ts";
export type { ThemeRow } from "./theme.ts";
