export { adopt } from "./adopt.ts";
export type { Adopted } from "./carrier.ts";
