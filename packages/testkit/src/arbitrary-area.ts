import { box } from "@offizin/units";
import fc from "fast-check";

/** An area that something is laid out on, in µm: 6 to 60 cm a side, and it need not begin at the corner of the sheet. */
export const arbitraryArea = fc
	.tuple(
		fc.integer({ min: -20_000, max: 50_000 }),
		fc.integer({ min: -20_000, max: 50_000 }),
		fc.integer({ min: 60_000, max: 600_000 }),
		fc.integer({ min: 60_000, max: 600_000 }),
	)
	.map((numbers) => box(...numbers));
