export { DesignEditor } from "./design-editor.tsx";
export { useFlush } from "./editor-context.tsx";
export type {
	ChoiceChanges,
	EditorServices,
	KeptDesigns,
	PhotoSources,
	PriceView,
	UploadHandlers,
	UploadServices,
} from "./services.ts";
export { translatorFor } from "./translator.ts";
