import { pt } from "@offizin/units";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureDocument, namesElement, photoElement } from "../design-fixtures.ts";
import { findElement } from "../document/document-elements.ts";
import { MAX_ZOOM, zoomCrop } from "../draw/crop.ts";
import { openDocument } from "../opening/open-document.ts";
import { applyCommand, applyCommands } from "./apply-command.ts";
import type { Command } from "./command.ts";

const photos = (upload: string) => (upload === "known" ? { width: 4000, height: 3000 } : undefined);

const command: fc.Arbitrary<Command> = fc.oneof(
	fc.record({
		type: fc.constant("setText" as const),
		element: fc.constant("names"),
		text: fc.string({ maxLength: 60 }),
	}),
	fc.record({
		type: fc.constant("setTextStyle" as const),
		element: fc.constant("names"),
		style: fc.record(
			{ size: fc.integer({ min: 2117, max: 33_867 }), align: fc.constantFrom("left", "center", "right") },
			{ requiredKeys: [] },
		),
	}) as fc.Arbitrary<Command>,
	fc.constant<Command>({ type: "setPhoto", element: "photo", upload: "known" }),
	fc.constant<Command>({ type: "removePhoto", element: "photo" }),
);

describe("commands", () => {
	test("undo after do is identity, for any commands", () => {
		fc.assert(
			fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
				let document = fixtureDocument;
				const inverses: Command[] = [];
				for (const next of commands) {
					const applied = applyCommand(document, next, photos);
					if (!applied.ok) continue;
					document = applied.value.document;
					inverses.unshift(applied.value.inverse);
				}
				expect(applyCommands(document, inverses, photos)).toEqual({ ok: true, value: fixtureDocument });
			}),
		);
	});

	test("a document stays valid after any commands", () => {
		fc.assert(
			fc.property(fc.array(command, { maxLength: 8 }), (commands) => {
				const applied = applyCommands(fixtureDocument, commands, photos);
				if (applied.ok) expect(openDocument(JSON.parse(JSON.stringify(applied.value))).ok).toBe(true);
			}),
		);
	});

	test("text longer than the field is refused with its limit", () => {
		const text = "x".repeat(61);
		expect(applyCommand(fixtureDocument, { type: "setText", element: "names", text }, photos)).toEqual({
			ok: false,
			error: { code: "text_too_long", element: "names", maxLength: 60, length: 61 },
		});
	});

	test("what a database cannot hold is left out of a text: NUL and half a surrogate pair", () => {
		const text = "Cla\0ra \ud83d & Jonas \u{1f54a}";
		const applied = applyCommand(fixtureDocument, { type: "setText", element: "names", text }, photos);
		expect(applied.ok && findElement(applied.value.document, "names")).toEqual({
			...namesElement,
			text: "Clara \ufffd & Jonas \u{1f54a}",
		});
	});

	test("line breaks of every platform become one kind, and letters are composed", () => {
		const text = "Zoe\u0308\r\nMu\u0308ller\u2028Berlin";
		const applied = applyCommand(fixtureDocument, { type: "setText", element: "names", text }, photos);
		expect(applied.ok && findElement(applied.value.document, "names")).toEqual({
			...namesElement,
			text: "Zoë\nMüller\nBerlin",
		});
	});

	test("a photo covers its slot from the centre without distortion", () => {
		const applied = applyCommand(
			fixtureDocument,
			{ type: "setPhoto", element: "photo", upload: "known" },
			photos,
		);
		const element = applied.ok ? findElement(applied.value.document, "photo") : undefined;
		expect(element?.type === "photo" && element.photo?.crop).toEqual({
			x: 0,
			y: 167,
			width: 4000,
			height: 2667,
		});
	});

	test("every crop that pan and zoom can reach is accepted", () => {
		const view = fc.record({
			zoom: fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }),
			centerX: fc.double({ min: 0, max: 1, noNaN: true }),
			centerY: fc.double({ min: 0, max: 1, noNaN: true }),
		});
		fc.assert(
			fc.property(view, (seen) => {
				const crop = zoomCrop({ width: 4000, height: 3000 }, photoElement.box, seen);
				const command: Command = { type: "setPhoto", element: "photo", upload: "known", crop };
				expect(applyCommand(fixtureDocument, command, photos).ok).toBe(true);
			}),
		);
	});

	test.each<[Command, string]>([
		[{ type: "setText", element: "nobody", text: "" }, "element_unknown"],
		[{ type: "setText", element: "photo", text: "" }, "element_wrong_type"],
		[{ type: "setPhoto", element: "names", upload: "known" }, "element_wrong_type"],
		[{ type: "setPhoto", element: "photo", upload: "somebody-elses" }, "upload_unknown"],
		[{ type: "setTextStyle", element: "names", style: { font: "comic" } }, "choice_unknown"],
		[
			{ type: "setTextStyle", element: "names", style: { ink: { role: "process", swatch: "neon" } } },
			"choice_unknown",
		],
		[{ type: "setTextStyle", element: "names", style: { size: pt(0.3) } }, "choice_unknown"],
		[{ type: "setCrop", element: "photo", crop: { x: 0, y: 0, width: 1, height: 1 } }, "crop_outside_photo"],
		[
			{
				type: "setPhoto",
				element: "photo",
				upload: "known",
				crop: { x: 1, y: 0, width: 4000, height: 3000 },
			},
			"crop_outside_photo",
		],
		[
			{
				type: "setPhoto",
				element: "photo",
				upload: "known",
				crop: { x: 0, y: 0, width: 4000, height: 1000 },
			},
			"crop_distorted",
		],
	])("%j is refused with %s and changes nothing", (refused, code) => {
		const applied = applyCommand(fixtureDocument, refused, photos);
		expect(applied.ok ? undefined : applied.error.code).toBe(code);
	});

	test("one bad command of several leaves nothing half done", () => {
		const applied = applyCommands(
			fixtureDocument,
			[
				{ type: "setText", element: "names", text: "Neu" },
				{ type: "setText", element: "nobody", text: "" },
			],
			photos,
		);
		expect(applied.ok).toBe(false);
		expect(findElement(fixtureDocument, "names")).toEqual(namesElement);
	});
});
