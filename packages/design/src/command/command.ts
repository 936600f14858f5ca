import { z } from "zod";
import { DOCUMENT_LIMITS } from "../document/document-limits.ts";
import { lineElementSchema, qrElementSchema, shapeElementSchema } from "../document/drawn-element.ts";
import { elementSchema } from "../document/element.ts";
import { boxSchema, common, extentSchema, opacitySchema, rotationSchema } from "../document/element-parts.ts";
import { inkSchema, keySchema } from "../document/ink.ts";
import {
	cropSchema,
	photoElementSchema,
	photoLookSchema,
	photoTiltSchema,
	photoTurnSchema,
	uploadIdSchema,
} from "../document/photo-element.ts";
import { textElementSchema, textRunSchema, textStyleSchema } from "../document/text-element.ts";
import { MOST_COMMANDS } from "./most-commands.ts";
import { pageCommands } from "./page-commands.ts";

const element = keySchema;
const page = keySchema;
const index = z
	.int()
	.min(0)
	.max(DOCUMENT_LIMITS.elementsPerPage - 1);

/** All runs of the text, in place of what the command would make of them; null: none. Undo brings them back by it. */
const runs = z.array(textRunSchema).max(DOCUMENT_LIMITS.runs).nullable().optional();

const { features, caps, fallback } = textStyleSchema.shape;
const styleChangeSchema = textStyleSchema
	.partial()
	.extend({ features: features.nullable(), caps: caps.nullable(), fallback: fallback.nullable() });

const textCommands = [
	z.strictObject({ type: z.literal("setText"), element, text: z.string().max(20_000), runs }),
	/**
	 * Members that are absent stay; null takes one away. Of a range (UTF-16, end excluded) only what differs from
	 * character to character is set for the range, the rest for the whole text.
	 */
	z.strictObject({
		type: z.literal("setTextStyle"),
		element,
		style: styleChangeSchema,
		range: z.strictObject({ start: z.int().min(0).max(4000), end: z.int().min(1).max(4000) }).optional(),
		runs,
	}),
	z.strictObject({
		type: z.literal("setTextLayout"),
		element,
		verticalAlign: textElementSchema.shape.verticalAlign.optional(),
		hyphenation: z.literal("de").nullable().optional(),
		onGrid: z.boolean().optional(),
		fitMin: extentSchema.nullable().optional(),
		grow: z.boolean().optional(),
	}),
] as const;

const photoCommands = [
	/** Puts an uploaded photo into a slot, covering it around the focus of the photo unless a crop is given. */
	z.strictObject({
		type: z.literal("setPhoto"),
		element,
		upload: uploadIdSchema,
		crop: cropSchema.optional(),
		turn: photoTurnSchema.optional(),
		mirrored: z.literal(true).optional(),
		tilt: photoTiltSchema.optional(),
	}),
	z.strictObject({ type: z.literal("setCrop"), element, crop: cropSchema }),
	/** Without a crop the one there is keeps its centre and its zoom. `tilt`: 0 for none; kept when absent. */
	z.strictObject({
		type: z.literal("setPhotoPlacement"),
		element,
		turn: photoTurnSchema.nullable(),
		mirrored: z.boolean(),
		tilt: z.int().min(-4500).max(4500).optional(),
		crop: cropSchema.optional(),
	}),
	z.strictObject({ type: z.literal("setPhotoLook"), element, look: photoLookSchema.nullable() }),
	z.strictObject({ type: z.literal("removePhoto"), element }),
] as const;

const paintCommands = [
	/** `slot`: "fill" of a shape, "ink" or "background" of a QR code, any slot of an artwork. Null: not painted. */
	z.strictObject({ type: z.literal("setInk"), element, slot: keySchema, ink: inkSchema.nullable() }),
	z.strictObject({
		type: z.literal("setStroke"),
		element,
		stroke: lineElementSchema.shape.stroke.nullable(),
	}),
	z.strictObject({ type: z.literal("setOpacity"), element, opacity: opacitySchema.nullable() }),
	z.strictObject({
		type: z.literal("setShape"),
		element,
		shape: shapeElementSchema.shape.shape,
		radius: extentSchema.optional(),
	}),
	z.strictObject({
		type: z.literal("setArtwork"),
		element,
		artwork: keySchema,
		mirrored: z.boolean().optional(),
	}),
	z.strictObject({
		type: z.literal("setCode"),
		element,
		content: qrElementSchema.shape.content,
		level: qrElementSchema.shape.level.optional(),
	}),
] as const;

const elementCommands = [
	/** A group takes its members along. `crop`: of the photo in the slot, kept as well as it fits when absent. */
	z.strictObject({
		type: z.literal("setPlacement"),
		element,
		box: boxSchema,
		rotation: rotationSchema,
		crop: cropSchema.optional(),
	}),
	/** `index`: place from the back; on top when absent or beyond the others. */
	z.strictObject({ type: z.literal("addElement"), page, value: elementSchema, index: index.optional() }),
	z.strictObject({ type: z.literal("removeElement"), element }),
	z.strictObject({ type: z.literal("moveElement"), element, index }),
	z.strictObject({ type: z.literal("setGroup"), element, group: keySchema.nullable() }),
	z.strictObject({ type: z.literal("setLocked"), element, locked: z.boolean() }),
	/** What people may do to an element of a template once it is published; null: what its kind says. */
	z.strictObject({ type: z.literal("setRights"), element, grants: common.grants.unwrap().nullable() }),
] as const;

const assetCommands = [
	/** `index`: place in the tray, ascending; behind the others when absent. */
	z.strictObject({
		type: z.literal("addAssets"),
		assets: z
			.array(
				z.strictObject({
					upload: uploadIdSchema,
					index: z
						.int()
						.min(0)
						.max(DOCUMENT_LIMITS.assets - 1)
						.optional(),
				}),
			)
			.max(DOCUMENT_LIMITS.assets),
	}),
	z.strictObject({
		type: z.literal("removeAssets"),
		uploads: z.array(uploadIdSchema).max(DOCUMENT_LIMITS.assets),
	}),
] as const;

/** Of one page: more photos than anybody looks at on one. */
const MOST_PLACES = 40;
const frameNames = z.array(element).max(DOCUMENT_LIMITS.elementsPerPage);

const frameCommands = [
	/**
	 * Photo frames of a page, where a layout has its places: `element` is a frame that stands there, with its photo, or the
	 * name of a new one. `upload`: the photo to come into it. `texts`: those of the page that stand in places for texts;
	 * `newTexts`: those that come. `without`: frames and texts that go; photos of frames lie in the tray.
	 */
	z.strictObject({
		type: z.literal("applyLayout"),
		page,
		places: z
			.array(z.strictObject({ element, box: boxSchema, upload: uploadIdSchema.optional() }))
			.max(MOST_PLACES),
		texts: z
			.array(z.strictObject({ element, box: boxSchema }))
			.max(MOST_PLACES)
			.optional(),
		newTexts: z.array(textElementSchema).max(MOST_PLACES).optional(),
		without: frameNames.optional(),
	}),
	/**
	 * `layout`: which of the `layouts` a page has. Its frames are named after `name`, with their number. `texts`: for each
	 * layout the texts that come with it, each one of the `models` in a box of its own, named likewise. `without`: frames and
	 * texts that go.
	 */
	z.strictObject({
		type: z.literal("fillPages"),
		name: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
		layouts: z.array(z.array(boxSchema).min(1).max(MOST_PLACES)).min(1).max(DOCUMENT_LIMITS.pages),
		texts: z
			.array(
				z
					.array(
						z.strictObject({
							box: boxSchema,
							model: z
								.int()
								.min(0)
								.max(MOST_PLACES - 1),
						}),
					)
					.max(MOST_PLACES),
			)
			.max(DOCUMENT_LIMITS.pages)
			.optional(),
		models: z.array(textElementSchema).max(MOST_PLACES).optional(),
		pages: z
			.array(
				z.strictObject({
					page,
					layout: z
						.int()
						.min(0)
						.max(DOCUMENT_LIMITS.pages - 1),
					photos: z.array(uploadIdSchema).max(MOST_PLACES),
				}),
			)
			.min(1)
			.max(DOCUMENT_LIMITS.pages),
		without: z.array(element).max(DOCUMENT_LIMITS.elements).optional(),
	}),
	/** `gone` leave the page, `frames` come, ascending, each at its place from the back. */
	z.strictObject({
		type: z.literal("setFrames"),
		pages: z
			.array(
				z.strictObject({
					page,
					gone: frameNames,
					frames: z
						.array(z.strictObject({ index, value: photoElementSchema }))
						.max(DOCUMENT_LIMITS.elementsPerPage),
				}),
			)
			.min(1)
			.max(DOCUMENT_LIMITS.pages),
	}),
] as const;

const simpleCommandSchema = z.discriminatedUnion("type", [
	...textCommands,
	...photoCommands,
	...assetCommands,
	...paintCommands,
	...elementCommands,
	...frameCommands,
	...pageCommands,
]);
export type SimpleCommand = z.infer<typeof simpleCommandSchema>;

/** Several commands as one: all of them are done or none, and undo takes all of them back. */
const transactionSchema = z.strictObject({
	type: z.literal("transaction"),
	commands: z.array(simpleCommandSchema).min(1).max(MOST_COMMANDS),
});

/** Everything a person can do to a design, as plain data: log, undo, autosave and the HTTP door share it. */
export const commandSchema = z.discriminatedUnion("type", [
	...simpleCommandSchema.options,
	transactionSchema,
]);
export type Command = z.infer<typeof commandSchema>;
export type CommandOf<Type extends Command["type"]> = Extract<Command, { type: Type }>;
