import type { Attack } from "../ground/attack.ts";
import { mixed } from "./mixed.ts";

export const load: readonly Attack[] = [mixed];
