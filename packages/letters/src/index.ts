export type { Letter, LetterTable, Look } from "./letter.ts";
export { setLetter } from "./set-letter.ts";
