// Properties are asked with the same values in every run of npm test, so that a push is never red by chance.
// npm run campaign -- laws asks them with other values: PROPERTY_SEED=n asks as it did.
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
