import { z } from "zod";
import { type FeastFact, feastFacts } from "./fact.ts";

const [first, ...others] = feastFacts as [FeastFact, ...FeastFact[]];

export const factSchema = z.enum([first, ...others]);
export const factValueSchema = z.string().max(200);
export const factsSchema = z.partialRecord(factSchema, factValueSchema);
