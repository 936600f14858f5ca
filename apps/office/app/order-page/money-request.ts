/** What can be asked for about money: some of it back, or noted that it has been transferred by hand. */
export type MoneyRequest =
	| { readonly refund: number; readonly reason: string }
	| { readonly transferred: string };
