/** What can be asked for about mails: one of them once more, or another address for all to come. */
export type MailRequest = { readonly mail: string } | { readonly email: string };
