/** Printed envelopes beside their card. */
export const companions = {
	title: "Addressed envelopes",
	invite:
		"Each guest’s address on the front, yours on the flap, matching this card. Your details and your guest list come along.",
	make: "Print envelopes",
	again: "Start envelopes again",
	price: "from {price} per envelope",
	made: "Your envelopes",
	madeFor: "{count, plural, =0 {no guest list yet} one {for # guest} other {for # guests}}",
	different: "Your card is for {own, number} guests, your envelopes are for {other, number}.",
	differentCard: "Your envelopes are for {own, number} guests, your card is for {other, number}.",
	back: "Back to the card",
	backHelp: "These envelopes belong to your card and are ordered separately.",
	twice: "Blank envelopes are also chosen for your card; they are charged as well.",
	once: "Leave blank ones out",
};
