/** Signs that cards are about, by the names that renderers know (content-protocol §4). */
export const emojis = [
	["heart", "❤️"],
	["tada", "🎉"],
	["sparkles", "✨"],
	["ring", "💍"],
	["love_letter", "💌"],
	["baby", "👶"],
	["birthday", "🎂"],
	["champagne", "🍾"],
	["herb", "🌿"],
	["star", "⭐"],
	["christmas_tree", "🎄"],
	["envelope", "✉️"],
] as const;

const one = "\\p{Extended_Pictographic}(\\ufe0f|\\p{Emoji_Modifier})?";
const sign = new RegExp(`^(${one}(\\u200d${one})*|\\p{Regional_Indicator}{2})$`, "u");

/** Whether somebody typed one emoji, of however many code points, and nothing else. */
export const isEmoji = (typed: string) => sign.test(typed);
