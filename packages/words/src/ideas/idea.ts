/** What the texts of a card are labelled that there are ideas for (`template.element`). */
export const ideaLabels = [
	"back-heading",
	"gifts",
	"heading",
	"invitation",
	"message",
	"occasion",
	"quotation",
	"reply",
	"salutation",
	"thanks-text",
	"title",
	"travel",
] as const;
export type IdeaLabel = (typeof ideaLabels)[number];

export const ideaOccasions = [
	"wedding",
	"save-the-date",
	"thanks",
	"birth",
	"baptism",
	"birthday",
	"anniversary",
	"christmas",
	"mourning",
] as const;
export type IdeaOccasion = (typeof ideaOccasions)[number];

export const ideaTones = ["festive", "warm", "playful", "poetic", "plain"] as const;
export type IdeaTone = (typeof ideaTones)[number];

/** A text somebody could send: words of ours, or of an author who has long been dead. */
export interface Idea {
	readonly id: string;
	readonly for: readonly IdeaLabel[];
	readonly occasion: IdeaOccasion;
	readonly tone: IdeaTone;
	/** May ask for facts of the feast, as texts of a design do: "{{date:full}}". */
	readonly text: string;
	/** Who wrote it, where it is a quotation. */
	readonly by?: string;
}

type Written = string | Pick<Idea, "text" | "by">;

/** Ideas by their tone and a name of their own in it. */
export function ideasFor(
	labels: IdeaLabel | readonly [IdeaLabel, ...IdeaLabel[]],
	occasion: IdeaOccasion,
	written: { readonly [Tone in IdeaTone]?: Readonly<Record<string, Written>> },
): Idea[] {
	const given = typeof labels === "string" ? ([labels] as const) : labels;
	return ideaTones.flatMap((tone) =>
		Object.entries(written[tone] ?? {}).map(([name, one]) => ({
			id: `${occasion}-${given[0]}-${name}`,
			for: given,
			occasion,
			tone,
			...(typeof one === "string" ? { text: one } : one),
		})),
	);
}
