import { eukalyptus } from "./eukalyptus/theme.ts";
import { soiree } from "./soiree/theme.ts";
import type { Theme } from "./theme.ts";

export const themes: readonly Theme[] = [eukalyptus, soiree];
