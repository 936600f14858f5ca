export const measure = {
	grammage: "{grammage}\u00a0gsm",
};
