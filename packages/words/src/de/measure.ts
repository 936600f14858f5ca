export const measure = {
	grammage: "{grammage}\u00a0g/m²",
	pages: "{pages, plural, one {# Seite} other {# Seiten}}",
};
