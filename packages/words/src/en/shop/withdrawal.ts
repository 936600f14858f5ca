import type { withdrawal as german } from "../../de/shop/withdrawal.ts";

export const withdrawal: typeof german = {
	withdrawal: {
		title: "Withdraw from a contract",
		description: "Withdraw from a contract: without logging in, in two steps, confirmed by email.",
		intro:
			"No login and no reason needed. We confirm at once by email what you declared, with date and time.",
		name: "Your name",
		orderNumber: "Order number",
		orderNumberHelp: "It stands in the confirmation of your order, for example 26-100042.",
		email: "Email address for the confirmation",
		what: "What you withdraw from",
		whatHelp: "Empty means: everything that can be withdrawn from.",
		next: "Continue",
		before: {
			title: "Before you withdraw",
			made: "Goods with your text or picture are made for you alone; for them there is no right of withdrawal. Which periods apply and what else is excepted stands under <link>Right of withdrawal</link>.",
			wrong:
				"If something is printed wrong you need no withdrawal: <link>write to us</link>, and we print anew or pay back.",
			letter: "An email to {mail}, a letter or a call is just as good.",
		},
		confirm: {
			title: "Is this right?",
			text: "With the button you make this declaration:",
			from: "I withdraw from the contract of order {orderNumber}.",
			by: "{name}, {email}",
			everything: "It concerns everything that can be withdrawn from.",
			send: "Confirm withdrawal",
			change: "Change something",
		},
		done: {
			title: "Your withdrawal has arrived.",
			text: "On {day} at {time}. The confirmation is on its way to {email}. We will write to you about returning the goods and your refund.",
			home: "To the home page",
		},
		busy: "That did not work just now. Please try again in a few minutes, or write to us.",
	},
};
