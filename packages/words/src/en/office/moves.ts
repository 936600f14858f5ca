import type { moves as german } from "../../de/office/moves.ts";

export const moves: typeof german = {
	pay: {
		label: "Record payment",
		doing: "Recording …",
		effect: "The full amount has been received. With prepayment, the delivery time starts now.",
		done: "The payment has been recorded.",
		question: "Record the payment?",
	},
	cancel: {
		label: "Cancel",
		doing: "Cancelling …",
		effect: "Nothing of it is printed or sent. What has been paid goes back; the customer gets an e-mail.",
		done: "The order has been cancelled.",
		question: "Cancel the order?",
	},
	release: {
		label: "Release",
		doing: "Releasing …",
		effect: "The print file has been checked and goes to press.",
		done: "The item has been released.",
	},
	print: {
		label: "Mark as printed",
		doing: "Marking …",
		effect: "The whole run has been printed and can be dispatched.",
		done: "The item has been marked as printed.",
		question: "Mark as printed?",
	},
	ship: {
		label: "Mark as dispatched",
		doing: "Marking …",
		effect:
			"The parcel has been handed over. The order page shows it; once the last item has left, an email goes out.",
		done: "The item has been marked as dispatched.",
		question: "Mark as dispatched?",
	},
	deliver: {
		label: "Mark as delivered",
		doing: "Marking …",
		effect: "The parcel has arrived. That completes the item.",
		done: "The item has been marked as delivered.",
		question: "Mark as delivered?",
	},
	retry: {
		label: "Make the print file again",
		doing: "Starting …",
		effect: "The print file is made once more from the design as it was ordered.",
		done: "The print file is being made again.",
	},
};
