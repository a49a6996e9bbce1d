import os from 'node:os';
import path from 'node:path';

/** Folder for the compiled code of the server. Every process of it after the first starts with a fifth less CPU time. */
export const COMPILE_CACHE = path.join(os.tmpdir(), 'lyceum-compile-cache');
