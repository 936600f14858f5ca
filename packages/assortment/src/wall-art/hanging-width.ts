/** A picture over furniture is at least half and at most three quarters as wide. */
const share = { least: 0.5, most: 0.75 } as const;

/** Over what furniture a picture of so many centimetres hangs well: how wide that is, in centimetres. */
export function furnitureFor(width: number): { readonly from: number; readonly to: number } {
	return { from: width / share.most, to: width / share.least };
}
