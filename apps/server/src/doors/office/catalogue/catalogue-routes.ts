import { productOf, products } from "@offizin/assortment";
import { officeGetCatalogue, officeGetCatalogueProduct, officeGetCatalogueTable } from "@offizin/contract";
import { productWords } from "@offizin/words";
import { catalogueSubjects } from "../../../nouns/catalogue/catalogue-subjects.ts";
import { productView } from "../../../nouns/catalogue/product-rules.ts";
import type { Platform } from "../../../nouns/platform.ts";
import { refuse } from "../../http/refuse.ts";
import { createRouter } from "../../http/router.ts";
import { requireStaff, type StaffEnv, withRight } from "../../staff/require-staff.ts";

/** What can be made, as tables to read. */
export function officeCatalogueRoutes({ staff }: Pick<Platform, "staff">) {
	const router = createRouter<StaffEnv>();
	router.use("/office-api/catalogue/*", requireStaff(staff));

	router.openapi(withRight("catalogue.read", officeGetCatalogue), (c) =>
		c.json(
			{
				subjects: catalogueSubjects(c.var.context.site.locale).map(({ key, name, note, rows }) => ({
					key,
					name,
					note,
					rows: rows().length,
				})),
				products: products.map(({ key, options, constraints }) => ({
					key,
					name: productWords(key, c.var.context.site.locale).name,
					options: options.length,
					rules: constraints.length,
				})),
			},
			200,
		),
	);
	router.openapi(withRight("catalogue.read", officeGetCatalogueTable), (c) => {
		const wanted = c.req.valid("param").subject;
		const found = catalogueSubjects(c.var.context.site.locale).find(({ key }) => key === wanted);
		if (!found) return refuse(c, "catalogue_subject_unknown");
		const { key, name, note, columns, rows } = found;
		return c.json({ key, name, note, columns, rows: rows() }, 200);
	});
	router.openapi(withRight("catalogue.read", officeGetCatalogueProduct), (c) => {
		const product = productOf(c.req.valid("param").product);
		return product
			? c.json(productView(product, c.var.context.site.locale), 200)
			: refuse(c, "catalogue_subject_unknown");
	});
	return router;
}
