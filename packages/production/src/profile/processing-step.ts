import type { ProcessingStep } from "@offizin/pdf";
import type { PlateRole } from "./print-profile.ts";

/** What a plate beside the process inks is for, in the words of ISO 19593-1. */
export const processingSteps: Readonly<Record<PlateRole, ProcessingStep>> = {
	"foil-gold": { group: "Structural", type: "FoilStamping" },
	"foil-rosegold": { group: "Structural", type: "FoilStamping" },
	"foil-silber": { group: "Structural", type: "FoilStamping" },
	relief: { group: "Varnish" },
	die: { group: "Structural", type: "Cutting" },
	crease: { group: "Structural", type: "Creasing" },
	hole: { group: "Structural", type: "Drilling" },
	kissCut: { group: "Structural", type: "PartialCutting" },
};
