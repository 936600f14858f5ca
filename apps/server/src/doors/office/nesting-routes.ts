import { type OfficeNesting, officeListNesting } from "@offizin/contract";
import { productWords } from "@offizin/words";
import { listNesting, type NestedGroup } from "../../nouns/nesting/list-nesting.ts";
import type { Platform } from "../../nouns/platform.ts";
import { localeOf } from "../http/locale-of.ts";
import { createRouter } from "../http/router.ts";
import { requireStaff, type StaffEnv, withRight } from "../staff/require-staff.ts";

/** How the day's pictures may lie on boards and rolls. */
export function officeNestingRoutes({ database, staff }: Platform) {
	const router = createRouter<StaffEnv>();
	router.use("/office-api/nesting", requireStaff(staff));

	router.openapi(withRight("files.read", officeListNesting), async (c) => {
		const groups = await listNesting(database.db);
		return c.json({ items: groups.map((group) => viewOf(group, localeOf(c))) }, 200);
	});
	return router;
}

function viewOf(
	{ due, material, variant, form, nesting, pieces }: NestedGroup,
	locale: string,
): OfficeNesting {
	const { value } = productWords("photoframe", locale);
	const told = (key: string) => {
		const { order = "", line = 0, name = "", part } = pieces.get(key) ?? {};
		return { key, order, line, name, part: part ?? null };
	};
	return {
		...{ due, material, variant, kind: form.kind, waste: nesting.waste },
		materialName: value("materialType", material),
		variantName: variant === "" ? "" : value("variant", variant),
		sheets: nesting.sheets.map((sheet) => ({
			...sheet,
			pieces: sheet.pieces.map(({ key, ...place }) => ({ ...told(key), ...place })),
		})),
		tooLarge: nesting.tooLarge.map(({ key, width, height }) => ({ ...told(key), width, height })),
	};
}
