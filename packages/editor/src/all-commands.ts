// One file of a bundle: what nobody needs before they have taken a tool into their hand, or met another's changes.
export { applyCommand } from "@offizin/design";
export { takeOver } from "./take-over.ts";
export { bringBack } from "./versions/bring-back.ts";
