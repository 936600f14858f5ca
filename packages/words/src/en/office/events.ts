import type { events as german } from "../../de/office/events.ts";

export const events: typeof german = {
	placed: "Ordered",
	files_ready: "Print file ready",
	files_failed: "Print file failed",
	pay: "Payment recorded",
	release: "Released",
	print: "Marked as printed",
	ship: "Marked as dispatched",
	deliver: "Marked as delivered",
	retry: "Print file started again",
	cancel: "Cancelled",
	payment_differs: "Another amount was paid than ordered",
	payment_failed: "Payment failed",
	refund_requested: "Refund requested",
	refunded: "Refunded",
	refund_failed: "Refund failed",
	disputed: "Payment disputed at the provider",
	print_data_removed: "Print data deleted",
	contact_removed: "Contact and delivery address deleted",
	mail_again: "Email sent again",
	email_corrected: "Email address corrected",
};
