export { DesignEditor } from "./design-editor.tsx";
export type { DesignEditorProps } from "./design-editor-props.ts";
export type { EditorNames } from "./editor-context.tsx";
export type {
	EditorServices,
	PriceRequest,
	PriceView,
	RunningUpload,
	StoredPhoto,
	UploadHandlers,
} from "./services.ts";
