/** Every kind of job and what it carries: ids only, never personal data. Each noun adds a line here and below. */
export interface Jobs {
	"checkout.sweep": Record<string, never>;
	"content.schedule": Record<string, never>;
	"design.mail": { readonly mail: string };
	"designs.prune": Record<string, never>;
	"disk.clean": Record<string, never>;
	"document.file": { readonly document: string };
	"mail.resend": Record<string, never>;
	"mail.send": { readonly mail: string };
	"payment.event": { readonly provider: string; readonly event: string };
	"payment.refund": { readonly refund: string };
	"payment.sweep": Record<string, never>;
	"print.heavy": { readonly job: string };
	"print.line": { readonly job: string };
	"print.resend": Record<string, never>;
	"retention.sweep": Record<string, never>;
	"waitlist.mail": { readonly entry: string };
	"waitlist.opening": { readonly entry: string };
	"withdrawal.mail": { readonly withdrawal: string };
}

export type JobName = keyof Jobs & string;

/** Every kind gets its queue at the start. */
export const jobNames: readonly JobName[] = [
	"checkout.sweep",
	"content.schedule",
	"design.mail",
	"designs.prune",
	"disk.clean",
	"document.file",
	"mail.resend",
	"mail.send",
	"payment.event",
	"payment.refund",
	"payment.sweep",
	"print.heavy",
	"print.line",
	"print.resend",
	"retention.sweep",
	"waitlist.mail",
	"waitlist.opening",
	"withdrawal.mail",
];
