import { input } from "./input.ts";
import { refusal } from "./refusal.ts";

export const de = { input, refusal };
