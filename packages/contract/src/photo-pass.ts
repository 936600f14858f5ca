// What a phone that sends photos needs of the contract: behind a door of its own, so that no other page loads it.

/** The pass a phone shows, in a header and never in an address. */
export const PASS_HEADER = "x-photo-pass";
/** Whether a pass lets in. */
export const PHOTO_PASS = "/web-api/photo-pass";
/** Where photos are sent by a pass (tus). */
export const PASSED_UPLOADS = "/web-api/photo-pass/uploads";
