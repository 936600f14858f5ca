export const measure = {
	grammage: "{grammage}\u00a0g/m²",
};
