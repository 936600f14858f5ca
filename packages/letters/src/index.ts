export type { Letter, LetterTable, Look } from "./letter.ts";
export { type LetterPress, setLetter } from "./set-letter.ts";
