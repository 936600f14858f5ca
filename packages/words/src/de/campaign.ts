/** What the shop advertises, each in a line. */
export const campaign = {
	samples: "{count, plural, one {# Musterkarte gratis} other {# Musterkarten gratis}}",
	invoice: "Auf Rechnung ab {amount}",
	express: "Express: bestellt bis {time} Uhr",
};
