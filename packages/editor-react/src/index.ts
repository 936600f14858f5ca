export { CardEditor } from "./card-editor.tsx";
export type { CardEditorProps } from "./card-editor-props.ts";
export type { EditorNames } from "./editor-context.tsx";
export type {
	EditorServices,
	PriceRequest,
	PriceView,
	RunningUpload,
	StoredPhoto,
	UploadHandlers,
} from "./services.ts";
