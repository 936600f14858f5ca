import { paperTexts } from "./paper-texts.ts";
import { productPages } from "./product-pages.ts";
import { themes } from "./themes.ts";

/** What is said of papers, products and collections by their keys. Pages themselves are stories (content/). */
export const prose = { paperTexts, productPages, themes };
