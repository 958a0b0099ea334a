import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. Found in a way that an old Node knows too, so that it can be told to be too old. */
export const root = path.resolve(fileURLToPath(new URL('.', import.meta.url)), '../..');
