import { cutsThrough } from "@offizin/formats";
import type { Box } from "@offizin/units";
import type { QrElement } from "../document/drawn-element.ts";
import { boundsOf } from "../draw/matrix.ts";
import { elementMatrix } from "../draw/placement.ts";
import { type QrMatrix, qrModule } from "../draw/qr-matrix.ts";
import { checkPlace, isSquare } from "./check-place.ts";
import { type Placed, qrSquare, type Scene } from "./check-scene.ts";
import type { Finding } from "./finding.ts";

const rules = {
	off: "qr.outsideTrim",
	trim: "qr.outsideSafe",
	fold: "qr.overFold",
	hole: "qr.overHole",
	die: "qr.overDie",
	reserved: "qr.inReserved",
} as const;

/** Parts per side of a code set askew. */
const PARTS = 8;

/** Where the modules of a code stand: what is cut, punched or creased through cannot be read. */
export function checkCodePlace(scene: Scene, placed: Placed, element: QrElement, code?: QrMatrix): Finding[] {
	const lostBy = (part: Box) => cutsThrough(scene.page, part);
	return checkPlace(scene, placed, { things: [inkBoxes(scene, element, code)], rules, lostBy });
}

/** The modules on the page, without their quiet zone where they are known; in parts when a box around them would say too much. */
function inkBoxes({ document }: Scene, element: QrElement, code?: QrMatrix): Box[] {
	const { x, y, width } = qrSquare(element);
	const modules = code ? code.size * qrModule(code, width) : 0;
	const side = modules > 0 ? modules : width;
	const matrix = elementMatrix(document, element);
	const steps = isSquare(matrix) ? [0] : Array.from({ length: PARTS }, (_none, step) => step);
	const part = side / steps.length;
	const [left, top] = [x + (width - side) / 2, y + (width - side) / 2];
	return steps.flatMap((row) =>
		steps.map((column) =>
			boundsOf(matrix, { x: left + column * part, y: top + row * part, width: part, height: part }),
		),
	);
}
