export { accessoryName, accessoryNote } from "./accessory-words.ts";
export { compiled } from "./compiled.ts";
export { findingWords, labelledFinding } from "./finding-words.ts";
export { type Words, wordsOf } from "./language.ts";
export { listOf, shortList } from "./list.ts";
export { pageKeyName, pageName, panelNames } from "./page-words.ts";
export { type ProductWords, productWords } from "./product-words.ts";
export { say } from "./say.ts";
export { sayAll } from "./say-all.ts";
