/** RFC 5321 §4.5.3.1: the longest path a mail server must take is 256 octets with its two brackets. */
export const MAX_MAIL_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

/** A dot-atom in ASCII: quotes are legal too, but nobody has them, and letters beyond need what few mail servers offer. */
const localPart = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** Names with a dot, in any script, since mail programs know how to write them; no number, hence no IP address, at the end. */
const domain = /^((?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+(?!-)(?=.*\p{L})[\p{L}\p{M}\p{N}-]{2,63}(?<!-)$/u;

/** Whether a mail can be sent to this address by any mail server. Plausible, not proven: only a delivered mail proves more. */
export function isMailAddress(text: string): boolean {
	const at = text.lastIndexOf("@");
	const local = text.slice(0, Math.max(at, 0));
	return (
		text.length <= MAX_MAIL_ADDRESS &&
		local.length <= MAX_LOCAL_PART &&
		localPart.test(local) &&
		domain.test(text.slice(at + 1))
	);
}
