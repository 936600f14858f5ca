import type { ShopContext } from "@offizin/contract";
import { channels, operator } from "@offizin/sites";

/** Who runs the shop (spec 1-6, 9.3-4). */
export function organizationLd({ site, origin, prefix }: Pick<ShopContext, "site" | "origin" | "prefix">) {
	return {
		"@type": "Organization",
		name: channels[site.channel].name,
		legalName: operator.company,
		url: `${origin}${prefix}/`,
		logo: `${origin}/favicon-${site.channel}.svg`,
		foundingDate: operator.foundingYear,
		address: {
			"@type": "PostalAddress",
			streetAddress: operator.street,
			postalCode: operator.postalCode,
			addressLocality: operator.city,
			addressCountry: operator.countryCode,
		},
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "customer support",
			telephone: operator.phone,
			email: channels[site.channel].mail,
			availableLanguage: ["German", "English"],
			hoursAvailable: {
				"@type": "OpeningHoursSpecification",
				dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
				opens: operator.hours.opens,
				closes: operator.hours.closes,
			},
		},
	};
}
