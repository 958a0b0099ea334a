import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. Uses no newer features, so that an old Node gets to the message that it is too old. */
export const root = path.resolve(fileURLToPath(new URL('.', import.meta.url)), '../..');
