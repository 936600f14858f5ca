/** A file that is not imported, in a sentence that says where it is wrong. Nothing of it is kept. */
export class ImportRefused extends Error {}
