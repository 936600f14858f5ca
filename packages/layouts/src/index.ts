export { adopt } from "./adopt.ts";
export type { Adopted, Unplaced } from "./carrier.ts";
