import type { StoredOwner } from "@offizin/accounts";
import type { Timestamp } from "../column.ts";

/** Lets a phone put photos into the tray of one design. */
export interface PhotoPassTable {
	id: string;
	design: string;
	/** It lets in only as long as the design opens to them. */
	maker: StoredOwner;
	hash: string;
	created_at: Timestamp;
	expires_at: Timestamp;
	revoked_at: Timestamp | null;
}

/** A photo that was promised to come by a pass. */
export interface PassedPhotoTable {
	/** Of the upload it becomes with its last byte. */
	upload: string;
	pass: string;
	at: Timestamp;
}
