import type { waitlist as german } from "../../de/shop/waitlist.ts";

export const waitlist: typeof german = {
	waitlist: {
		title: "Let me know",
		email: "Your email address",
		consent:
			"We write to you a single time, once it is ready, and then delete your address. Before that we ask you to confirm it in an email. <link>Privacy</link>",
		ask: "Let me know",
		refused: "Please check the address, for example anna@example.com.",
		busy: "That did not work just now. Please try again in a few minutes.",
		askedTitle: "Nearly there.",
		asked:
			"We have sent you an email. Please follow the link in it, and we will let you know. If you had asked before, everything stays as it is.",
		confirmTitle: "Shall we let you know?",
		confirm: "With the button you confirm that the address is yours.",
		yes: "Yes, let me know",
		confirmedTitle: "We will let you know.",
		confirmed: "Once it is ready, we write to you a single time.",
		leaveTitle: "Delete your address?",
		leave: "Then we will not write to you.",
		remove: "Delete the address",
		leftTitle: "Your address is deleted.",
		left: "You will hear nothing more from us about this.",
		invalidTitle: "This link no longer works.",
		invalid: "It may have expired or be incomplete. You can ask again on the page of the product.",
		variants: "What it may look like",
		allVariants: "See all",
		sizes: "How large is large enough?",
		sizesText: "All of them over the same sideboard, which is 180 cm wide.",
		materials: "Every material up close",
		materialsText: "The same photo on each: what changes is the edge, the sheen and the depth.",
		range: "{name}: what there is to choose",
		prices: "See prices",
		toPrices: "To the prices",
	},
};
