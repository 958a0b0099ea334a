/** What other domains may use of offices and places. */
export { underQanun } from './qanun-branch/in-force.ts';
export type { ZipCodeView } from './zip-code/view.ts';
