import { mailAddress, operator } from "#app/content/operator.ts";
import { siteNames, useShop } from "#app/site.ts";
import { JsonLd } from "./json-ld.tsx";

/** Who runs the shop (spec 1-6, 9.3-4). */
export function OrganizationLd() {
	const { site, origin } = useShop();
	return (
		<JsonLd
			value={{
				"@type": "Organization",
				name: siteNames[site.channel],
				legalName: operator.company,
				url: `${origin}/`,
				logo: `${origin}/favicon-${site.channel}.svg`,
				foundingDate: operator.foundingYear,
				address: {
					"@type": "PostalAddress",
					streetAddress: operator.street,
					postalCode: operator.postalCode,
					addressLocality: operator.city,
					addressCountry: "DE",
				},
				contactPoint: {
					"@type": "ContactPoint",
					contactType: "customer support",
					telephone: operator.phone,
					email: mailAddress[site.channel],
					availableLanguage: ["German", "English"],
					hoursAvailable: {
						"@type": "OpeningHoursSpecification",
						dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
						opens: "08:00",
						closes: "17:00",
					},
				},
			}}
		/>
	);
}
