export { assertNever, invariant } from "./assert.ts";
export type { Brand } from "./brand.ts";
export type { FactSource } from "./fact-source.ts";
export { importAgain } from "./import-again.ts";
export { err, ok, type Result } from "./result.ts";
