declare module "linebreak" {
	/** Walks the break opportunities of UAX 14; `position` is the UTF-16 index after which a line may end. */
	export default class LineBreaker {
		constructor(text: string);
		nextBreak(): { readonly position: number; readonly required: boolean } | null;
	}
}
