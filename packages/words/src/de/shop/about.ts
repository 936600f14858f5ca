/** What a shop is, in a sentence or two for language models. */
export const about = {
	papiervogel:
		"Hochzeitskarten, online gestaltet und in München gedruckt. Preise sind Stückpreise inkl. MwSt.{standard, select, none {} other {, Versand {destination} {standard}}}. Bis zu {samples, plural, =2 {zwei} =3 {drei} =4 {vier} =5 {fünf} other {#}} Musterkarten gratis.",
	bildwand: "Fotos als Wandbild auf Leinwand, Acrylglas und Alu-Dibond.",
};
