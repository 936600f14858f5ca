import type { prose as german } from "../../de/prose/index.ts";
import { extras } from "./extras.ts";
import { legal } from "./legal.ts";
import { paperTexts } from "./paper-texts.ts";
import { productPages } from "./product-pages.ts";
import { service } from "./service.ts";
import { timing } from "./timing.ts";

export const prose: typeof german = { ...legal, ...service, extras, paperTexts, productPages, timing };
