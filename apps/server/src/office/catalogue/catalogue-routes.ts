import { productOf, products } from "@offizin/assortment";
import { officeGetCatalogue, officeGetCatalogueProduct, officeGetCatalogueTable } from "@offizin/contract";
import { refuse } from "../../http/refuse.ts";
import { createRouter } from "../../http/router.ts";
import type { Platform } from "../../platform.ts";
import { requireStaff, type StaffEnv, withRight } from "../../staff/require-staff.ts";
import { cardSubjects } from "./card-subjects.ts";
import type { Subject } from "./catalogue-table.ts";
import { photoSubjects } from "./photo-subjects.ts";
import { productView } from "./product-rules.ts";
import { productSubjects } from "./product-subjects.ts";

/** In the order the back office shows them. */
const subjects: readonly Subject[] = [...cardSubjects, ...photoSubjects, ...productSubjects];

/** What can be made, as tables to read. */
export function officeCatalogueRoutes({ staff }: Pick<Platform, "staff">) {
	const router = createRouter<StaffEnv>();
	router.use("/office-api/catalogue/*", requireStaff(staff));

	router.openapi(withRight("catalogue.read", officeGetCatalogue), (c) =>
		c.json(
			{
				subjects: subjects.map(({ key, nameDe, noteDe, rows }) => ({
					key,
					name: nameDe,
					note: noteDe,
					rows: rows().length,
				})),
				products: products.map(({ key, nameDe, options, constraints }) => ({
					key,
					name: nameDe,
					options: options.length,
					rules: constraints.length,
				})),
			},
			200,
		),
	);
	router.openapi(withRight("catalogue.read", officeGetCatalogueTable), (c) => {
		const found = subjects.find(({ key }) => key === c.req.valid("param").subject);
		if (!found) return refuse(c, "catalogue_subject_unknown");
		const { key, nameDe, noteDe, columns, rows } = found;
		return c.json({ key, name: nameDe, note: noteDe, columns, rows: rows() }, 200);
	});
	router.openapi(withRight("catalogue.read", officeGetCatalogueProduct), (c) => {
		const product = productOf(c.req.valid("param").product);
		return product ? c.json(productView(product), 200) : refuse(c, "catalogue_subject_unknown");
	});
	return router;
}
