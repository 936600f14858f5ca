/** Why a draft of a template cannot be published, by the code of the problem. */
export const edition = {
	problem: {
		edition_unchanged: "The draft is the same as the edition it was begun from.",
		edition_unreadable: "The draft is damaged or too large and cannot be opened like this.",
		edition_pages_differ: "The pages and the format of a template stay as they are; here they differ.",
		edition_guests: "A template has no guest list. Please remove the guests.",
		edition_photo_own:
			"“{label}” shows an uploaded photo. A template only keeps its sample pictures; please remove it.",
		edition_text_lost:
			"The text “{label}” is gone. Details that customers fill in depend on it; please bring it back with “Undo”.",
		edition_fact_lost:
			"“{fact}” is no longer on any page although the form asks for it. Please put it into a text.",
	},
	/** A finding, with where it is and what has to be chosen to see it. */
	finding: "{page}, {label}: {words} Applies to {choices}.",
};
