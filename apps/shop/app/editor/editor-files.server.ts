/** The files that set text, by their addresses: those of the build (name-editor-files.ts), none while developing. */
export const shapingFiles: readonly string[] = [];
/** Scripts and styles the editor begins with, in the same way. */
export const editorFiles: readonly string[] = [];
