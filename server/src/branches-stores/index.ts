/** What other domains may use of offices and places. */
export { inLine, seedMras, seedMros, seedOffices } from './organisation/offices.ts';
export { branchId } from './organisation/seed.ts';
export { underQanun } from './qanun-branch/in-force.ts';
