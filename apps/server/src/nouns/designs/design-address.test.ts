import { expect, test } from "vitest";
import { designAddress } from "./design-address.ts";

test("[2.1-9] a design opens in the editor of its product, as many as are wanted", () => {
	expect(designAddress({ product: "photoframe", template: "wandbild", id: "x" })).toBe(
		"/configurator-photo-frame/wandbild/?design=x",
	);
	expect(designAddress({ product: "card", template: "a/b", id: "x" }, 50)).toBe(
		"/configurator-card/a%2Fb/?design=x&quantity=50",
	);
});
