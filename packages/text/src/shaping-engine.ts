/// <reference path="./linebreak.d.ts" />
// One module, so that a bundle has one file of it: what is fetched to set text, and nothing before.
export { Blob, Buffer, BufferFlag, Direction, Face, Feature, Font, MetricsTag, shape } from "harfbuzzjs";
export { default as LineBreaker } from "linebreak";
