export { FactFields } from "../facts/fact-fields.tsx";
export { FactNote } from "../facts/fact-note.tsx";
export { IdeasButton } from "../ideas/ideas-button.tsx";
