import type { Timestamp } from "../database/column.ts";

/** Bytes of one upload, charged for a day. */
export interface UploadChargeTable {
	/** Of the upload, when it was promised before; else random. */
	id: string;
	/** Hash of the visitor (http/visitor.ts): of the upload too, until it is stored. */
	owner: string;
	/** Keyed hash of the network the upload came from (http/client-network.ts). */
	network: string;
	bytes: number;
	is_stored: boolean;
	charged_at: Timestamp;
}
