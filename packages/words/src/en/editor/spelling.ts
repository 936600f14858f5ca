/** Words about words that may be misspelt. */
export const spelling = {
	title: "Please read this once more",
	lead: "Our dictionary does not know these words. Often they are names; then all is well.",
	meant: "“{word}”, perhaps you mean:",
	meantShort: "Perhaps you mean:",
	putLabel: "Instead of “{word}” write: {instead}",
	put: "“{instead}” now stands in place of “{word}”.",
	accept: "It is right",
	acceptLabel: "“{word}” is right",
	accepted: "“{word}” stays as it is.",
	notKept: "That could not be kept just now. Please try again.",
};
