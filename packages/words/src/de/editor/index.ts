import { feast } from "../feast.ts";
import { finding } from "../finding.ts";
import { guests } from "./guests.ts";
import { later } from "./later.ts";
import { ground, ownColor } from "./own-color.ts";
import { start } from "./start.ts";
import { textIdeas } from "./text-ideas.ts";

/** Words of the editor. */
export const editor = { ...start, ...later, feast, finding, ground, guests, ownColor, textIdeas };
