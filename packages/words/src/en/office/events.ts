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
	print_data_removed: "Print data deleted",
	contact_removed: "Contact and delivery address deleted",
	mail_again: "Email sent again",
	email_corrected: "Email address corrected",
	routing_id_noted: "Leitweg-ID noted",
};
