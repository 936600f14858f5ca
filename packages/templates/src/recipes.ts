// The second door, for whoever makes documents. It draws every branch when it is loaded, which no server has to.
export { buildEnvelope, envelopeIds } from "./build-envelope.ts";
export { buildTemplate, templateIds } from "./build-template.ts";
export { envelopeDocument, envelopeFormats } from "./envelope.ts";
export { type Pattern, patterns } from "./pattern.ts";
export { type Start, startRowOf, starts } from "./start.ts";
export { rowOf, type Template } from "./template.ts";
export { themeRowOf } from "./theme.ts";
export { themes } from "./themes.ts";
