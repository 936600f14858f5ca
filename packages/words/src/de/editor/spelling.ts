/** Words about words that may be misspelt. */
export const spelling = {
	title: "Bitte noch einmal lesen",
	lead: "Diese Wörter kennt unser Wörterbuch nicht. Oft sind es Namen; dann ist alles gut.",
	meant: "„{word}“, gemeint vielleicht:",
	meantShort: "Gemeint vielleicht:",
	putLabel: "Statt „{word}“ schreiben: {instead}",
	put: "Statt „{word}“ steht da jetzt „{instead}“.",
	accept: "Ist richtig so",
	acceptLabel: "„{word}“ ist richtig so",
	accepted: "„{word}“ bleibt, wie es ist.",
	notKept: "Das ließ sich gerade nicht merken. Bitte versuchen Sie es noch einmal.",
};
