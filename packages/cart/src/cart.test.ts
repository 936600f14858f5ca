import { arbitraryBadQuantity, arbitraryCard, buildCart, buildLine, plainCard } from "@offizin/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	addLine,
	type Cart,
	type CartError,
	emptyCart,
	joinCarts,
	MAX_CART_LINES,
	removeLine,
	setQuantity,
} from "./cart.ts";
import { type ArticleLine, isDesigned, type ProductLine, type VoucherLine } from "./cart-line.ts";

function refusedWith(error: CartError) {
	return { ok: false, error };
}

const fullCart: Cart = buildCart(
	...Array.from({ length: MAX_CART_LINES }, (_, index) =>
		buildLine({ id: `line-${index}`, designId: `design-${index}` }),
	),
);

describe("adding", () => {
	test("[cart.C4] the first line makes version 1", () => {
		const line = buildLine();
		expect(addLine(emptyCart("cart-1"), line)).toEqual({
			ok: true,
			value: { id: "cart-1", version: 1, lines: [line] },
		});
	});

	test("[cart.C1] the same design made the same way replaces its line in place", () => {
		const first = buildLine();
		const second = buildLine({ id: "line-2", designId: "design-2" });
		const again = buildLine({ id: "line-3", revision: 7, quantity: 80 });
		const result = addLine(buildCart(first, second), again);
		expect(result.ok && result.value.lines).toEqual([{ ...again, id: "line-1" }, second]);
	});

	test("[cart.C1] the order in which a configuration was written does not matter", () => {
		const turned = Object.fromEntries(Object.entries(plainCard).reverse());
		const result = addLine(buildCart(buildLine()), buildLine({ id: "line-2", configuration: turned }));
		expect(result.ok && result.value.lines).toHaveLength(1);
	});

	test("[15] a set of prints is in the cart once, however its photos are cropped, and counted by itself", () => {
		const set = buildLine({ isSet: true, quantity: 12 });
		const cropped = buildLine({
			...{ id: "line-2", isSet: true, quantity: 14, revision: 3 },
			configuration: { ...plainCard, paperType: "creme" },
		});
		const result = addLine(buildCart(set), cropped);
		expect(result.ok && result.value.lines).toEqual([{ ...cropped, id: set.id }]);
		expect(setQuantity(buildCart(set), set.id, 13)).toEqual(
			refusedWith({ code: "quantity_by_prints", prints: 12 }),
		);
		expect(setQuantity(buildCart(set), set.id, 12).ok).toBe(true);
	});

	test("[cart.C2] another configuration of the same design is a line of its own", () => {
		const other = buildLine({ id: "line-2", configuration: { ...plainCard, paperType: "creme" } });
		const result = addLine(buildCart(buildLine()), other);
		expect(result.ok && result.value.lines.map(({ id }) => id)).toEqual(["line-1", "line-2"]);
	});

	test("[cart.C3] the 51st line is refused, replacing one is not", () => {
		const more = buildLine({ id: "line-x", designId: "design-x" });
		expect(addLine(fullCart, more)).toEqual(refusedWith({ code: "cart_full", max: 50 }));
		expect(addLine(fullCart, buildLine({ id: "line-x", designId: "design-7" })).ok).toBe(true);
	});

	test("refuses a quantity that cannot be made", () => {
		fc.assert(
			fc.property(arbitraryBadQuantity, (quantity) => {
				const error = { code: "quantity_out_of_range", quantity, min: 1, max: 5000 } as const;
				expect(addLine(emptyCart("cart-1"), buildLine({ quantity }))).toEqual(refusedWith(error));
				expect(setQuantity(buildCart(buildLine()), "line-1", quantity)).toEqual(refusedWith(error));
			}),
		);
	});
});

describe("changing", () => {
	test("[cart.C4] a new quantity raises the version and touches its line only", () => {
		const cart = buildCart(buildLine(), buildLine({ id: "line-2", designId: "design-2" }));
		const result = setQuantity(cart, "line-2", 100);
		expect(result.ok && result.value).toEqual({
			...cart,
			version: cart.version + 1,
			lines: [cart.lines[0], { ...cart.lines[1], quantity: 100 }],
		});
	});

	test("[cart.C4] taking out the last line leaves an empty cart of a new version", () => {
		expect(removeLine(buildCart(buildLine()), "line-1")).toEqual({
			ok: true,
			value: { id: "cart-1", version: 2, lines: [] },
		});
	});

	test("an unknown line is named", () => {
		const error = { code: "line_unknown", lineId: "line-9" } as const;
		expect(setQuantity(buildCart(buildLine()), "line-9", 10)).toEqual(refusedWith(error));
		expect(removeLine(buildCart(buildLine()), "line-9")).toEqual(refusedWith(error));
	});

	test("[cart.C1] whatever is added, no two lines are the same product and the given cart stays as it was", () => {
		const arbitraryLine = fc
			.tuple(fc.uuid(), fc.integer({ min: 1, max: 4 }), arbitraryCard, fc.integer({ min: 1, max: 5000 }))
			.map(([id, design, configuration, quantity]) =>
				buildLine({ id, designId: `design-${design}`, configuration, quantity }),
			);
		fc.assert(
			fc.property(fc.array(arbitraryLine, { maxLength: 30 }), (lines) => {
				let cart = emptyCart("cart-1");
				for (const line of lines) {
					const before = structuredClone(cart);
					const result = addLine(cart, line);
					expect(cart).toEqual(before);
					if (result.ok) cart = result.value;
				}
				const products = cart.lines
					.filter(isDesigned)
					.map(({ designId, configuration }) => JSON.stringify([designId, configuration]));
				expect(new Set(products).size).toBe(products.length);
				expect(cart.version).toBe(lines.length);
			}),
		);
	});
});

describe("what is no design", () => {
	const ribbons: ArticleLine = { item: "article", id: "r", sku: "ribbon-jute-natur", quantity: 30 };
	const voucher: VoucherLine = { item: "voucher", id: "v", value: 5000, quantity: 1 };
	const paper: ProductLine = {
		item: "product",
		id: "p",
		product: "giftwrap",
		configuration: { pattern: "eukalyptus", color: "salbei", sheets: "5" },
		quantity: 3,
	};

	test("[cart.C10] more of an article adds up, up to what can be sent", () => {
		const twice = addLine(buildCart(ribbons), { ...ribbons, id: "again", quantity: 20 });
		expect(twice).toMatchObject({ ok: true, value: { lines: [{ id: "r", quantity: 50 }] } });
		const tooMany = addLine(buildCart(ribbons), { ...ribbons, id: "again", quantity: 4980 });
		expect(tooMany).toMatchObject({ ok: false, error: { code: "quantity_out_of_range", quantity: 5010 } });
	});

	test("[cart.C10] more of a product as it is chosen adds up; another choice is a line of its own", () => {
		const twice = addLine(buildCart(paper), { ...paper, id: "again", quantity: 2 });
		expect(twice).toMatchObject({ ok: true, value: { lines: [{ id: "p", quantity: 5 }] } });
		const other = { ...paper, id: "q", configuration: { ...paper.configuration, color: "staubblau" } };
		const two = addLine(buildCart(paper), other);
		expect(two.ok && two.value.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
			["p", 3],
			["q", 3],
		]);
		expect(setQuantity(buildCart(paper), "p", 7)).toMatchObject({ value: { lines: [{ quantity: 7 }] } });
		expect(setQuantity(buildCart(paper), "p", 5001)).toMatchObject({ error: { max: 5000 } });
	});

	test("[cart.C10] two gift vouchers are two lines, each bought once", () => {
		const two = addLine(buildCart(voucher), { ...voucher, id: "w" });
		expect(two.ok && two.value.lines.map(({ id }) => id)).toEqual(["v", "w"]);
		expect(setQuantity(buildCart(voucher), "v", 2)).toMatchObject({ ok: false, error: { max: 1 } });
	});

	test("[cart.C2] a sample is another line than the cards", () => {
		const sample = { ...buildLine({ id: "s", quantity: 1 }), item: "sample" as const };
		const both = addLine(buildCart(buildLine()), sample);
		expect(both.ok && both.value.lines.map(({ item }) => item)).toEqual(["design", "sample"]);
	});
});

describe("[cart.C11] joining two carts", () => {
	const ribbons: ArticleLine = { item: "article", id: "r", sku: "ribbon-jute-natur", quantity: 30 };
	const voucher: VoucherLine = { item: "voucher", id: "v", value: 5000, quantity: 1 };
	const cards = buildLine();

	test("lines of the other come last; an article of both adds up, vouchers stay apart", () => {
		const cart = buildCart(cards, ribbons, voucher);
		const other = buildCart(
			{ ...voucher, id: "w" },
			{ ...ribbons, id: "again", quantity: 20 },
			buildLine({ id: "line-2", designId: "design-2" }),
		);
		expect(joinCarts(cart, other).lines.map(({ id, quantity }) => [id, quantity])).toEqual([
			[cards.id, cards.quantity],
			["r", 50],
			["v", 1],
			["w", 1],
			["line-2", 50],
		]);
	});

	test("the version is above both, the cart is the first", () => {
		const other = { ...buildCart(cards), id: "other", version: 9 };
		expect(joinCarts(emptyCart("cart-1"), other)).toEqual({ id: "cart-1", version: 10, lines: [cards] });
	});

	test("what is too much for one cart or one line is kept, and only more is refused", () => {
		const joined = joinCarts(fullCart, buildCart(ribbons, { ...ribbons, id: "again", quantity: 4980 }));
		expect(joined.lines.slice(MAX_CART_LINES)).toEqual([
			ribbons,
			{ ...ribbons, id: "again", quantity: 4980 },
		]);
		expect(addLine(joined, voucher)).toEqual(refusedWith({ code: "cart_full", max: 50 }));
		expect(removeLine(joined, "again")).toMatchObject({ ok: true });
	});

	const arbitraryPieces = fc.oneof(
		fc
			.constantFrom("ribbon-jute-natur", "seal-gold")
			.chain((sku) => fc.integer({ min: 1, max: 5000 }).map((quantity) => ({ ...ribbons, sku, quantity }))),
		fc.constantFrom(voucher, cards),
	);
	/** A design has one owner, so it never lies in both. */
	const arbitraryCart = (name: string) =>
		fc.array(arbitraryPieces, { maxLength: 40 }).map((lines) => {
			const named = lines.map((line, index) => {
				const id = `${name}-${index}`;
				return line.item === "design" ? { ...line, id, designId: id } : { ...line, id };
			});
			return buildCart(...named);
		});

	test("not a piece is lost, whatever lies in them", () => {
		const pieces = (...carts: readonly Cart[]) => {
			const counted = new Map<string, number>();
			for (const line of carts.flatMap(({ lines }) => lines)) {
				const what = line.item === "article" ? line.sku : line.item === "design" ? line.designId : line.item;
				counted.set(what, (counted.get(what) ?? 0) + line.quantity);
			}
			return new Map([...counted].sort());
		};
		fc.assert(
			fc.property(arbitraryCart("one"), arbitraryCart("other"), (cart, other) => {
				const before = structuredClone([cart, other]);
				expect(pieces(joinCarts(cart, other))).toEqual(pieces(cart, other));
				expect([cart, other]).toEqual(before);
			}),
		);
	});
});
