/// <reference path="./linebreak.d.ts" />
// The foreign parts of a shaper.
export { Blob, Buffer, BufferFlag, Direction, Face, Feature, Font, MetricsTag, shape } from "harfbuzzjs";
export { default as LineBreaker } from "linebreak";
