/** Whole millimetres. */
interface Piece {
	readonly width: number;
	readonly height: number;
}

/** Bars of one length. In mm, as all lengths here. */
export interface Bars {
	readonly length: number;
	readonly count: number;
}

/** What the workshop cuts and lays together for one picture. */
export interface CutList {
	readonly material: string;
	readonly variant: string;
	readonly edge: string;
	/** What is seen of the picture from the front, before a frame or a mat covers some of it. */
	readonly visible: Piece;
	/** What is printed, with everything that goes round or is cut off. */
	readonly printed: Piece;
	/** Folded back at each edge and welded, without print: what is cut is larger by it. */
	readonly hem?: { readonly depth: number; readonly cut: Piece };
	/**
	 * Of a picture in parts each of them, numbered as it hangs from the left or from above; `x` and `y` are its upper left
	 * corner on the wall, from that of the whole picture.
	 */
	readonly parts?: readonly (Piece & {
		readonly number: number;
		readonly x: number;
		readonly y: number;
		readonly printed: Piece;
	})[];
	/** A wooden stretcher, or all of them: its bars, mitred, as long as the picture's edges. */
	readonly stretcher?: { readonly depth: number; readonly bars: readonly Bars[] };
	readonly frame?: {
		readonly key: string;
		readonly colour: string;
		/** Width of its profile seen from the front. */
		readonly profile: number;
		/** Ready-made: nothing is cut. */
		readonly isReadyMade: boolean;
		/** Mitred at both ends, each as long as it is outside; none of a ready-made one. */
		readonly bars: readonly Bars[];
		/** Clear opening, and what the frame is outside. */
		readonly opening: Piece;
		readonly outer: Piece;
	};
	readonly mat?: {
		readonly colour: string;
		/** Cut out: smaller than the picture, so that the mat holds it. */
		readonly window: Piece;
		readonly outer: Piece;
	};
	/** In front of the picture; as large as what lies in the frame. */
	readonly glass?: { readonly key: string; readonly size: Piece };
	/** Behind it. */
	readonly backing?: { readonly size: Piece };
	/** What it is hung up with. */
	readonly fittings: readonly {
		readonly key: string;
		readonly count: number;
		/** Of each, where it is cut to the picture. */
		readonly length?: number;
	}[];
	/** Without packaging. */
	readonly grams: number;
	readonly isOversize: boolean;
}
