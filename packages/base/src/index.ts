export { assertNever, invariant } from "./assert.ts";
export { BoundedCache } from "./bounded-cache.ts";
export type { Brand } from "./brand.ts";
export type { FactSource } from "./fact-source.ts";
export { importAgain } from "./import-again.ts";
export { isRecord } from "./is-record.ts";
export { type Locale, locales, ofLocale, type SubLocale, subLocales } from "./locale.ts";
export { plainLetters } from "./plain-letters.ts";
export { err, ok, type Result } from "./result.ts";
