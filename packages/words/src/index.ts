export { compiled } from "./compiled.ts";
export { type Words, wordsOf } from "./language.ts";
export { say } from "./say.ts";
export { sayAll } from "./say-all.ts";
