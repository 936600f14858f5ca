// npm run sign-image -- <address of a picture>: the same address, open to everybody in a size that is in no list.

import { readConfig } from "../../config.ts";
import { signImage } from "./sign-image.ts";
import { processTerminal } from "./terminal.ts";

const terminal = processTerminal();
process.exitCode = signImage(process.argv[2], readConfig().secret, terminal);
terminal.close();
