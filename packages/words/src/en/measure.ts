export const measure = {
	grammage: "{grammage}\u00a0gsm",
	pages: "{pages, plural, one {# page} other {# pages}}",
};
