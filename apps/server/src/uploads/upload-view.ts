import type { Upload } from "@offizin/contract";
import type { UploadRow } from "./upload-store.ts";

export function uploadView({ id, width, height }: UploadRow): Upload {
	return { id, width, height, preview: `/web-api/uploads/${id}/screen` };
}
