import { occasions } from "@offizin/assortment";
import { expect, test } from "vitest";
import { occasionBase, readOccasionAddress } from "./occasion-address.ts";

const isOccasion = (slug: string) => slug === "weihnachten" || occasions.some((one) => one.slug === slug);

test.each(occasions.map(({ slug }) => slug))("[2.3-4] %s is a list of its own, and of each kind", (slug) => {
	const address = readOccasionAddress(`${slug}/`, isOccasion);
	expect(address).toEqual({ occasion: slug, kind: undefined });
	expect(address && occasionBase(address)).toBe(`/karten-designen/${slug}/`);
	expect(readOccasionAddress(`${slug}/dankeskarten`, isOccasion)).toEqual({ occasion: slug, kind: "danke" });
});

test("a kind of cards is a list whatever the occasion", () => {
	const address = readOccasionAddress("einladungskarten/", isOccasion);
	expect(address).toEqual({ occasion: undefined, kind: "einladung" });
	expect(address && occasionBase(address)).toBe("/karten-designen/einladungskarten/");
});

test.each([
	"",
	"nirgends",
	"hochzeit/blumenkinder",
	"nirgends/dankeskarten",
	"hochzeit/dankeskarten/rot",
	"toString",
])("%j is no list", (path) => {
	expect(readOccasionAddress(path, isOccasion)).toBeUndefined();
});
