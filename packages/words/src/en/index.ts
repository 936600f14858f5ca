import type { de } from "../de/index.ts";
import { destination } from "./destination.ts";
import { editor } from "./editor/index.ts";
import { holiday } from "./holiday.ts";
import { input } from "./input.ts";
import { refusal } from "./refusal.ts";
import { right } from "./right.ts";
import { shop } from "./shop/index.ts";
import { terms } from "./terms.ts";

export const en: typeof de = { destination, editor, holiday, input, refusal, right, shop, terms };
