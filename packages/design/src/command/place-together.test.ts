import { arbitraryCommand, arbitraryDocument, arbitraryPhotos } from "@offizin/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { elementsOf } from "../document/document-elements.ts";
import { applyCommand } from "./apply-command.ts";
import type { SimpleCommand } from "./command.ts";
import { simpleCommands } from "./together.ts";

const photos = (upload: string) => arbitraryPhotos[upload];

test("[law] placements in a transaction do what they do one after the other, and are taken back alike", () => {
	const sessions = arbitraryDocument.chain((start) => {
		const ids = fc.constantFrom(...elementsOf(start).map(({ id }) => id), "nobody");
		const side = fc.integer({ min: 1, max: 90_000 });
		const placement = fc.record({
			...{ type: fc.constant("setPlacement"), element: ids, rotation: fc.integer({ min: -9000, max: 9000 }) },
			box: fc.record({ x: side, y: side, width: side, height: side }),
		}) as unknown as fc.Arbitrary<SimpleCommand>;
		const other = arbitraryCommand(start).filter((one) => one.type !== "transaction");
		const any = fc.oneof({ weight: 4, arbitrary: placement }, { weight: 1, arbitrary: other });
		return fc.record({
			start: fc.constant(start),
			commands: fc.array(any as fc.Arbitrary<SimpleCommand>, { minLength: 2, maxLength: 12 }),
		});
	});
	let together = 0;
	fc.assert(
		fc.property(sessions, ({ start, commands }) => {
			const whole = applyCommand(start, { type: "transaction", commands }, photos);
			let document = start;
			const inverse: SimpleCommand[] = [];
			for (const command of commands) {
				const applied = applyCommand(document, command, photos);
				if (!applied.ok) {
					expect(whole).toEqual(applied);
					return;
				}
				document = applied.value.document;
				inverse.unshift(...simpleCommands(applied.value.inverse));
			}
			together++;
			expect(whole.ok && whole.value.document).toEqual(document);
			expect(whole.ok && whole.value.inverse).toEqual({ type: "transaction", commands: inverse });
		}),
		{ numRuns: 300 },
	);
	expect(together).toBeGreaterThan(30);
});
