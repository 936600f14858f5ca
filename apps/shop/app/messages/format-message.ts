import formatCompiled from "use-intl/format-message/format-only";

type Arguments = Parameters<typeof formatCompiled>;

/**
 * What use-intl formats a message with (compile-messages.ts puts it in place). Words with plain values, which is what
 * nearly all messages are, need nothing of what plurals and dates need set up for every call.
 */
// biome-ignore lint/style/noDefaultExport: use-intl imports it so.
export default function formatMessage(...args: Arguments): ReturnType<typeof formatCompiled> {
	const [, message, values] = args;
	if (!Array.isArray(message) || !values) return formatCompiled(...args);
	let text = "";
	for (const piece of message) {
		const value = Array.isArray(piece) && piece.length === 1 ? values[String(piece[0])] : piece;
		if (typeof value !== "string") return formatCompiled(...args);
		text += value;
	}
	return text;
}

formatMessage.raw = formatCompiled.raw;
