import { de } from "../de/index.ts";
import { input } from "./input.ts";
import { refusal } from "./refusal.ts";

const { destination, editor, shop, terms } = de;

export const en: typeof de = { destination, editor, input, refusal, shop, terms };
