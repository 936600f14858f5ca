import type { StoredOwner } from "@offizin/accounts";
import type { Timestamp } from "../column.ts";

/** Bytes of one upload, charged for a day. */
export interface UploadChargeTable {
	/** Of the upload, when it was promised before; else random. */
	id: string;
	/** Of the upload too, until it is stored. */
	owner: StoredOwner;
	/** Keyed hash of the network the upload came from (adapters/limits/client-network.ts). */
	network: string;
	bytes: number;
	is_stored: boolean;
	charged_at: Timestamp;
}
