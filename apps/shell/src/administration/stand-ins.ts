import { mutationEndpoint, queryEndpoint } from '@console/api';
import { standInCalls } from '@console/contracts/shell/stand-in';

/** The stand-ins of the user, and the people that the user represents. */
export const ownStandIns = queryEndpoint(standInCalls.own);
export const nameStandIn = mutationEndpoint(standInCalls.create);
export const endStandIn = mutationEndpoint(standInCalls.end);
