import type { de } from "../de/index.ts";
import { input } from "./input.ts";
import { refusal } from "./refusal.ts";

export const en: typeof de = { input, refusal };
