import { queryEndpoint } from '@console/api';
import { memberCalls } from '@console/contracts/membership/membership';

export const endpoints = {
  overview: queryEndpoint(memberCalls.overview),
  cards: queryEndpoint(memberCalls.cards),
  documents: queryEndpoint(memberCalls.documents),
  limits: queryEndpoint(memberCalls.limits),
  escrow: queryEndpoint(memberCalls.escrow),
};
