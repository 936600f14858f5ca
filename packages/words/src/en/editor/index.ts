import type { editor as german } from "../../de/editor/index.ts";
import { finding } from "../finding.ts";
import { later } from "./later.ts";
import { start } from "./start.ts";

export const editor: typeof german = { ...start, ...later, finding };
