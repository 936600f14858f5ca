import { invariant } from "@offizin/base";
import { type CardFormat, pageOf } from "@offizin/formats";
import { type Box, toMm } from "@offizin/units";
import type { Frame } from "./card-builder.ts";
import type { Colorway } from "./theme.ts";

/** Where things stand on a finished envelope, in millimetres of the page each is on. */
export interface EnvelopeLayout {
	readonly width: number;
	/** The recipient: room for six lines, the first one always at the same height. */
	readonly address: Frame;
	/** Em size of the address in points. */
	readonly addressSize: number;
	/** Left of the franking zone and above the address: the only part of the front where machines expect a drawing. */
	readonly corner: Frame;
	readonly flap: { readonly width: number; readonly height: number; readonly isPointed: boolean };
	/** The sender on the flap, with a drawing: at most 22 mm high, though a drawing may reach below it. */
	readonly sender: Frame;
}

/** What a theme draws its envelopes from. */
export interface EnvelopeOrder {
	readonly template: string;
	readonly formatType: string;
	readonly layout: EnvelopeLayout;
	readonly colorway: Colorway;
}

/** Percent of the size of an address. */
export const ADDRESS_LEADING = 135;
const LINES = 6;
/** Height of names, address and drawing on the flap. */
const SENDER = 22;
const MM_PER_PT = 25.4 / 72;
/** A printer that takes finished envelopes cannot reach their edges. */
const GRIP = 6;
/** From a drawing to what machines read. */
const CLEAR = 3;

/** An address starts right of the middle third, as far down as its envelope is high (DIN 5008, DIN 680 without window). */
export function envelopeLayout(format: CardFormat): EnvelopeLayout {
	const front = pageOf(format, "front");
	const flap = pageOf(format, "envelope-flap");
	const franking = front?.reserved.find(({ kind }) => kind === "franking")?.box;
	invariant(front?.address && flap?.address && franking, `${format.key} has places for two addresses`);
	const room = frameOf(front.address);
	const width = toMm(front.size.width);
	const addressSize = width > 200 && toMm(front.size.height) > 140 ? 15 : 13;
	const height = (LINES * addressSize * MM_PER_PT * ADDRESS_LEADING) / 100 + 0.4;
	const left = Math.max(room[0], Math.round(width * 0.4));
	const above = Math.max(0, (room[3] - height) / 2);
	return {
		width,
		address: [left, room[1] + above, room[0] + room[2] - left, Math.min(height, room[3])],
		addressSize,
		corner: [GRIP, GRIP, toMm(franking.x) - GRIP - CLEAR, toMm(front.address.y) - GRIP - CLEAR],
		flap: {
			width: toMm(flap.size.width),
			height: toMm(flap.size.height),
			isPointed: flap.die !== undefined,
		},
		sender: centred(frameOf(flap.address)),
	};
}

/** The middle of a high place; the whole of a low one. */
function centred([left, top, width, height]: Frame): Frame {
	const used = Math.min(height, SENDER);
	return [left, top + (height - used) / 2, width, used];
}

function frameOf({ x, y, width, height }: Box): Frame {
	return [toMm(x), toMm(y), toMm(width), toMm(height)];
}
