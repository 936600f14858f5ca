/** Head of the page of all collections. */
export const themes = {
	title: "Kollektionen",
	pageTitle: "Kollektionen für die Hochzeit",
	intro:
		"Eine Kollektion ist eine Idee, ein Paar Schriften, ein Ornament und eine Art, die Seite zu teilen. Was Sie hier beginnen, können Sie ein Jahr später zu Ende führen.",
	description:
		"Kollektionen von Papiervogel: eine Idee vom Save-the-Date bis zur Dankeskarte, in mehreren Farben und mit Heißfolie.",
};
