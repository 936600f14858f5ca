import { buildTemplate, templateIds } from "./build-template.ts";
import type { Template } from "./template.ts";

export { envelopeDocument, envelopeFormats } from "./envelope.ts";
export { type DesignFont, designFonts } from "./font.ts";
export type { Template, TemplateIndex } from "./template.ts";
export type { Theme } from "./theme.ts";
export { themes } from "./themes.ts";

export const templates: readonly Template[] = templateIds.map(buildTemplate);
