/** What blocks of pages say besides what editors have written. */
export const blocks = {
	teaser: { label: "Vorgestellt", pause: "Anhalten", play: "Weiterlaufen" },
	material: {
		perSquareMetre: "{weight}\u00a0kg je m²",
		upTo: "bis {size}",
		range: "{from} bis {to}",
	},
};
