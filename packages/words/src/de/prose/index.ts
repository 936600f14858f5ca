import { extras } from "./extras.ts";
import { legal } from "./legal.ts";
import { paperTexts } from "./paper-texts.ts";
import { productPages } from "./product-pages.ts";
import { service } from "./service.ts";
import { timing } from "./timing.ts";

/** Pages of running text and heads of pages, written once per brand where the brands differ. */
export const prose = { ...legal, ...service, extras, paperTexts, productPages, timing };
