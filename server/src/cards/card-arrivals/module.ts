import { arrivals } from '@console/contracts/cards/card-arrivals';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { arrivalDefinition } from './definition.ts';

/**
 * Serves the parcels on their way to the caller's offices. The home page of users who can receive them counts these.
 */
export const arrivalsModule: Module = (app) => {
  registerResource(app, arrivals, arrivalDefinition);
};
