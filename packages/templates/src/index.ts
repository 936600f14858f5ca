import { eukalyptus } from "./eukalyptus/theme.ts";
import { soiree } from "./soiree/theme.ts";
import { buildTemplates, type Template } from "./template.ts";
import type { Theme } from "./theme.ts";

export { envelopeDocument, envelopeFormats } from "./envelope.ts";
export { type DesignFont, designFonts } from "./font.ts";
export type { Template } from "./template.ts";
export type { Theme } from "./theme.ts";

export const themes: readonly Theme[] = [eukalyptus, soiree];
export const templates: readonly Template[] = buildTemplates(themes);
