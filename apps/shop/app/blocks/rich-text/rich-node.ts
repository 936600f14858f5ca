import type { ImageSource } from "@offizin/content";

/** Tags of nodes and marks that are an element with nothing but what is in it. */
export type PlainTag =
	| "p"
	| "blockquote"
	| "ul"
	| "li"
	| "strong"
	| "em"
	| "s"
	| "u"
	| "code"
	| "sup"
	| "sub"
	| "h1"
	| "h2"
	| "h3"
	| "h4"
	| "h5"
	| "h6";

export type TextAlign = "left" | "center" | "right" | "justify";

/** A rich text as it is shown: its addresses are safe, its blocks are read, and nothing is left to resolve. Blocks may stand `Within`. */
export type RichNode<Within> =
	| string
	| { readonly tag: PlainTag; readonly align?: TextAlign; readonly below: readonly RichNode<Within>[] }
	| { readonly tag: "ol"; readonly start: number; readonly below: readonly RichNode<Within>[] }
	| {
			readonly tag: "pre";
			readonly language: string | undefined;
			readonly below: readonly RichNode<Within>[];
	  }
	| { readonly tag: "br" | "hr" }
	| { readonly tag: "img"; readonly picture: ImageSource; readonly title: string | undefined }
	| { readonly tag: "table"; readonly below: readonly RichNode<Within>[] }
	| { readonly tag: "tr"; readonly below: readonly RichNode<Within>[] }
	| {
			readonly tag: "td" | "th";
			readonly colSpan: number;
			readonly rowSpan: number;
			readonly background: string | undefined;
			readonly below: readonly RichNode<Within>[];
	  }
	| { readonly tag: "blocks"; readonly blocks: readonly Within[] }
	| {
			readonly tag: "a";
			readonly to: string;
			readonly target: "_blank" | undefined;
			readonly below: readonly RichNode<Within>[];
	  }
	| {
			readonly tag: "span";
			readonly id: string | undefined;
			readonly className: string | undefined;
			readonly color: string | undefined;
			readonly below: readonly RichNode<Within>[];
	  }
	| {
			readonly tag: "mark";
			readonly background: string | undefined;
			readonly below: readonly RichNode<Within>[];
	  };
