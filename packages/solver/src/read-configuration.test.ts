import fc from "fast-check";
import { expect, test } from "vitest";
import { changeConfiguration } from "./change-configuration.ts";
import { allConfigurations, arbitraryProduct } from "./product-fixtures.ts";
import { readConfiguration } from "./read-configuration.ts";
import { violations } from "./violations.ts";

test("[law] the same is taken that a change takes, and what is refused names all it breaks", () => {
	fc.assert(
		fc.property(arbitraryProduct, (product) => {
			for (const configuration of allConfigurations(product)) {
				const read = readConfiguration(product, configuration);
				const changed = changeConfiguration(product, configuration, {});
				expect(read.ok).toBe(changed.ok);
				if (read.ok) expect(changed).toEqual(read);
				else
					expect(read.error).toMatchObject({
						code: "configuration_impossible",
						broken: violations(product, configuration),
					});
			}
		}),
		{ numRuns: 10 },
	);
});
