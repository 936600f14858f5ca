import { _createCache, _createIntlFormatters } from "use-intl/core";
import formatCompiled from "use-intl/format-message/format-only";

type Arguments = Parameters<typeof formatCompiled>;

/** Those of use-intl live as long as one page; what Intl sets up for a locale is dear, and can be kept for good. */
const formatters = _createIntlFormatters(_createCache());

/**
 * What use-intl formats a message with (vite.config.ts puts it in place). Words with plain values, which is what
 * nearly all messages are, need nothing of what plurals and dates need set up for every call.
 */
// biome-ignore lint/style/noDefaultExport: use-intl imports it so.
export default function formatMessage(...args: Arguments): ReturnType<typeof formatCompiled> {
	const [key, message, values, options] = args;
	return joined(message, values) ?? formatCompiled(key, message, values, { ...options, formatters });
}

formatMessage.raw = formatCompiled.raw;

function joined(message: Arguments[1], values: Arguments[2]): string | undefined {
	if (!Array.isArray(message) || !values) return undefined;
	let text = "";
	for (const piece of message) {
		const value = Array.isArray(piece) && piece.length === 1 ? values[String(piece[0])] : piece;
		if (typeof value !== "string") return undefined;
		text += value;
	}
	return text;
}
