import type { Platform } from "./platform.ts";

/** Every job handler, in one list. Each noun registers its own. */
export function registerWorkers(_platform: Platform): void {}
