import { domains } from '@console/contracts/domains';
import type { Module } from './platform/http/application.ts';

/** The error codes of all domains, with their status and texts: none depends on the module that refuses with it. */
export const declaredErrors: Module = (app) => {
  for (const { errors } of domains) for (const group of errors) app.errors.add(group);
};
