import { mutationEndpoint, queryEndpoint } from '@console/api';
import { countCalls } from '@console/contracts/cards/card-stock/count';
import { stockCalls } from '@console/contracts/cards/card-stock/stock';
import { writeOffCalls } from '@console/contracts/cards/card-stock/write-off';

const moves = { invalidates: ['card-stock', 'cards', 'home'] };

export const totalsCall = queryEndpoint(stockCalls.totals);
export const mapCall = queryEndpoint(stockCalls.map);
export const safeCall = queryEndpoint(stockCalls.cards);
export const movementsCall = queryEndpoint(stockCalls.movements);
export const branchesCall = queryEndpoint(stockCalls.branches);
export const countsCall = queryEndpoint(countCalls.list);
export const openCount = mutationEndpoint(countCalls.open);
export const scanCount = mutationEndpoint(countCalls.scan);
export const closeCount = mutationEndpoint(countCalls.close);
export const createWriteOff = mutationEndpoint(writeOffCalls.create, moves);
export const executeWriteOff = mutationEndpoint(writeOffCalls.execute, moves);
export const proposeCall = mutationEndpoint(stockCalls.propose, { invalidates: ['card-reservations'] });
