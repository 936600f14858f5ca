import { expect, test } from "vitest";
import { goodsOf } from "./goods.ts";

const card = { product: "card" };
const picture = { product: "photoframe" };

test("goods of one product are called by it, of several they are what is printed, and nothing printed is packed", () => {
	expect(goodsOf([picture, picture])).toBe("photoframe");
	expect(goodsOf([card, picture])).toBe("printed");
	expect(goodsOf([])).toBe("packed");
});
