import type { MaterialKey } from "./material.ts";

/** How a picture is kept clean, by what its surface bears. */
type CareKey = "soft-cloth" | "glass" | "damp-cloth" | "brush" | "behind-glass" | "dust" | "wipe";

/** What a material bears where it hangs. */
interface MaterialUse {
	/** In bathrooms and kitchens. */
	readonly damp: boolean;
	/** In rain and frost. */
	readonly outside: boolean;
	readonly care: CareKey;
	/** How it takes the light. */
	readonly surface: "glossy" | "satin" | "matt" | "lit";
}

const indoors = { damp: false, outside: false } as const;

/** Market facts beside those of domain.md §4.1; paper and cloth take up water, foam bulges, only a banner bears frost. */
export const materialUses: Readonly<Record<MaterialKey, MaterialUse>> = {
	hahnemuehle: { ...indoors, care: "behind-glass", surface: "matt" },
	poster: { ...indoors, care: "behind-glass", surface: "satin" },
	leinwand: { ...indoors, care: "brush", surface: "matt" },
	forexplatte: { ...indoors, care: "dust", surface: "matt" },
	aludibond: { damp: true, outside: false, care: "damp-cloth", surface: "satin" },
	acrylglas: { damp: true, outside: false, care: "soft-cloth", surface: "glossy" },
	gallerybond: { damp: true, outside: false, care: "soft-cloth", surface: "glossy" },
	echtglas: { damp: true, outside: false, care: "glass", surface: "glossy" },
	backlitfolie: { ...indoors, care: "dust", surface: "lit" },
	fototapete: { ...indoors, care: "dust", surface: "matt" },
	klebefolie: { damp: true, outside: false, care: "wipe", surface: "satin" },
	pvcplane: { damp: true, outside: true, care: "wipe", surface: "satin" },
};
