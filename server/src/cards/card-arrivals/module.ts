import { arrivals } from '@console/contracts/cards/card-arrivals';
import { text } from '@console/contracts/core/text';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { listCounter } from '../../records/waiting/list-counter.ts';
import { registerCounter } from '../../records/waiting/sources.ts';
import { arrivalDefinition } from './definition.ts';

/**
 * Serves the parcels on their way to the caller's offices. The home page of users who can receive them shows the count.
 */
export const arrivalsModule: Module = (app) => {
  const registered = registerResource(app, arrivals, arrivalDefinition);
  registerCounter(
    app,
    listCounter(app, registered, {
      code: 'CARD_ARRIVING',
      label: text('Kiriman menuju kantor Anda', 'Parcels on their way to your office'),
      action: 'update',
      appliesTo: ({ mappingType }) => mappingType === 'BRANCH' || mappingType === 'MRA',
    }),
  );
};
