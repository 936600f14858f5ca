import type { prose as german } from "../../de/prose/index.ts";
import { paperTexts } from "./paper-texts.ts";
import { productPages } from "./product-pages.ts";
import { themes } from "./themes.ts";

export const prose: typeof german = { paperTexts, productPages, themes };
