import type { Result } from "@offizin/base";
import type { CommandError, Finding, RecordFinding } from "@offizin/design";
import type { ImageTransform, TransformError } from "../../adapters/image/transform-image.ts";
import type { AssetError, InspectedAsset } from "../../adapters/photo/inspection/inspect-asset.ts";
import type { InspectionError, Photo } from "../../adapters/photo/inspection/inspect-photo.ts";
import type { LookedPhoto } from "../../adapters/photo/looked-photo.ts";
import type { Renditions } from "../../adapters/photo/make-renditions.ts";
import type { ChangedDocument, DocumentChange } from "../document/apply-change.ts";
import type { Checked } from "../document/check-design.ts";
import type { DesignPicture, PictureFormat } from "../document/picture-design.ts";
import type { GuestListError } from "../guests/guest-list.ts";
import type { TakenGuests, TakenList } from "../guests/take-guests.ts";
import type { GoodsTask } from "../letter-making/make-goods-letter.ts";
import type { MoneyTask } from "../letter-making/make-money-document.ts";
import type { Numbered } from "../letter-making/money-letter.ts";
import type { PictureTask } from "../picture-making/picture-name.ts";
import type { PrintOutcome, PrintTask } from "../print/print-task.ts";

/** Everything a render process does: what it is given and what it answers. Both travel by structured clone. */
export interface RenderTasks {
	"asset.inspect": { readonly input: string; readonly outcome: Result<InspectedAsset, AssetError> };
	"design.check": { readonly input: Checked; readonly outcome: readonly Finding[] };
	"design.checkGuests": { readonly input: Checked; readonly outcome: readonly RecordFinding[] };
	"design.change": {
		readonly input: DocumentChange;
		readonly outcome: Result<ChangedDocument, CommandError>;
	};
	"design.picture": {
		readonly input: DesignPicture & { readonly format: PictureFormat };
		readonly outcome: Uint8Array;
	};
	"guests.take": { readonly input: TakenList; readonly outcome: Result<TakenGuests, GuestListError> };
	"letter.goods": { readonly input: GoodsTask; readonly outcome: Uint8Array };
	"letter.money": { readonly input: MoneyTask; readonly outcome: Uint8Array };
	"letter.xRechnung": { readonly input: Numbered; readonly outcome: Uint8Array };
	"photo.inspect": { readonly input: string; readonly outcome: Result<Photo, InspectionError> };
	"photo.renditions": {
		/** A file of the local disk, and the key of the profile that prints it. */
		readonly input: { readonly path: string; readonly profile?: string };
		readonly outcome: Result<Renditions, "photo_damaged">;
	};
	"photo.looked": { readonly input: LookedPhoto; readonly outcome: Uint8Array };
	"image.transform": {
		readonly input: ImageTransform;
		readonly outcome: Result<Uint8Array, TransformError>;
	};
	"shop.picture": {
		readonly input: PictureTask;
		readonly outcome: Uint8Array;
	};
	print: { readonly input: PrintTask; readonly outcome: PrintOutcome };
}

export type RenderKind = keyof RenderTasks;
export type RenderInput<Kind extends RenderKind> = RenderTasks[Kind]["input"];
export type RenderOutcome<Kind extends RenderKind> = RenderTasks[Kind]["outcome"];

/** Seconds after which the process is ended and the task has failed: many times what the largest honest one takes. */
export const RENDER_SECONDS: Readonly<Record<RenderKind, number>> = {
	"asset.inspect": 20,
	"design.change": 30,
	"design.check": 30,
	"design.checkGuests": 60,
	"design.picture": 60,
	"guests.take": 30,
	"letter.goods": 30,
	"letter.money": 30,
	"letter.xRechnung": 30,
	"photo.inspect": 20,
	"photo.renditions": 60,
	"photo.looked": 20,
	"image.transform": 30,
	"shop.picture": 120,
	print: 1200,
};

/** What the server sends a process. */
export interface RenderRequest<Kind extends RenderKind = RenderKind> {
	readonly kind: Kind;
	readonly input: RenderInput<Kind>;
}

/** What a process answers: first that it is ready, then once for each request. `rss` in bytes, after the work. */
export type RenderAnswer =
	| { readonly state: "ready" }
	| { readonly state: "done"; readonly outcome: unknown; readonly rss: number }
	| {
			readonly state: "broken";
			readonly message: string;
			readonly stack: string | undefined;
			readonly rss: number;
	  };
