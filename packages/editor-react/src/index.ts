export { DesignEditor } from "./design-editor.tsx";
export type { ChoiceChanges, EditorServices, PriceView, UploadHandlers } from "./services.ts";
export { translatorFor } from "./translator.ts";
