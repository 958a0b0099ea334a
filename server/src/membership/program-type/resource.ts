import { programTypes } from '@console/contracts/membership/program-type';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';

/** The list of values of program types. */
export const programTypeModule: Module = (app) => {
  registerResource(app, programTypes, { table: 'program_type' });
};
