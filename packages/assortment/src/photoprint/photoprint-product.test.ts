import { germanFacts } from "@offizin/testkit";
import { describe, expect, test } from "vitest";
import { photoprintProduct } from "./photoprint-product.ts";

const factsOf = (format: string, material = "matt") =>
	germanFacts(photoprintProduct, { format, material, fit: "fuellen" }).map(({ value }) => value);
const choicesOf = (option: string) => {
	const domain = photoprintProduct.options.find(({ key }) => key === option)?.domain;
	return domain?.kind === "list" ? domain.choices.map(({ key }) => key) : [];
};

describe("[§5] photo prints", () => {
	test("sizes, papers and the ways a photo fills its print", () => {
		expect(choicesOf("format")).toEqual([
			"9x13",
			"10x15",
			"11x15",
			"13x18",
			"15x20",
			"20x30",
			"10x10",
			"13x13",
			"20x20",
			"retro",
		]);
		expect(choicesOf("material")).toEqual(["matt", "fine-art", "glaenzend"]);
		expect(choicesOf("fit")).toEqual(["fuellen", "einpassen", "je-foto"]);
	});

	test("a print says what a photo needs for 300 ppi, and what it weighs", () => {
		expect(factsOf("10x15")).toEqual(["10 × 15 cm", "ab 1.182 × 1.772 px", "230 g/m²", "345 g"]);
		expect(factsOf("20x30", "fine-art")).toEqual(["20 × 30 cm", "ab 2.363 × 3.544 px", "300 g/m²", "1,8 kg"]);
	});

	test("a retro print needs the pixels of the picture inside its frame", () => {
		expect(factsOf("retro").slice(0, 2)).toEqual(["8,8 × 10,7 cm", "ab 934 × 934 px"]);
	});

	test("[9.1-7] prints are counted on the ladder up to 1000; 5000 can be ordered", () => {
		const { offered, default: most, max } = photoprintProduct.quantities;
		expect([offered[0], offered.at(-1), offered[10], most, max]).toEqual([1, 1000, 50, 50, 5000]);
	});
});
