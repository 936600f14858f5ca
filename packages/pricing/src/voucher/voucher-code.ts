const MIN_LENGTH = 4;
const MAX_LENGTH = 32;

/**
 * A code as it is stored: capitals and digits without the spaces and hyphens people type, or undefined for what can be
 * no code. Gift vouchers are printed as "ABCD-EFGH-JKLM".
 */
export function normaliseVoucherCode(typed: string): string | undefined {
	const code = typed
		.normalize("NFKC")
		.toUpperCase()
		.replaceAll(/[\s\p{Dash_Punctuation}_]/gu, "");
	return /^[A-Z0-9]+$/.test(code) && code.length >= MIN_LENGTH && code.length <= MAX_LENGTH
		? code
		: undefined;
}
