/** Every kind of job and what it carries: ids only, never personal data. Each noun adds a line here and below. */
export interface Jobs {
	"checkout.sweep": Record<string, never>;
	"designs.prune": Record<string, never>;
	"mail.confirmation": { readonly order: string };
	"mail.resend": Record<string, never>;
	"mail.shipped": { readonly order: string };
	"print.line": { readonly job: string };
	"print.resend": Record<string, never>;
	"retention.sweep": Record<string, never>;
}

export type JobName = keyof Jobs & string;

/** Every kind gets its queue at the start. */
export const jobNames: readonly JobName[] = [
	"checkout.sweep",
	"designs.prune",
	"mail.confirmation",
	"mail.resend",
	"mail.shipped",
	"print.line",
	"print.resend",
	"retention.sweep",
];
