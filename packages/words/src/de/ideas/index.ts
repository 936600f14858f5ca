import type { Idea } from "../../ideas/idea.ts";
import { aroundTheWedding } from "./around-the-wedding.ts";
import { children } from "./children.ts";
import { mourning } from "./mourning.ts";
import { wedding } from "./wedding.ts";
import { year } from "./year.ts";

/** Texts for cards in German. */
export const ideas: readonly Idea[] = [...wedding, ...aroundTheWedding, ...children, ...year, ...mourning];
