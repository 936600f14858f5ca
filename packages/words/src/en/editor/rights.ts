/** What customers may do to the elements of a template. */
export const rights = {
	none: "Select on the page what it is about.",
	onPage: "Everything on this page",
	everything: "everything",
	nothing: "nothing",
	legend: "What customers may do",
	content: "Change the content",
	style: "Change the look",
	place: "Move and resize",
	remove: "Remove",
	likeKind: "As usual for this kind",
	hint: "Applies in the shop as soon as you publish the template.",
};
