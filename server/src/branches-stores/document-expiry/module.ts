import type { Module } from '../../platform/http/application.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { checkDocuments, documentJob } from './check.ts';

/** The daily look for documents of stores and dealers that end (docs/model/branches-stores.md#stores). */
export const documentExpiryModule: Module = (app) => {
  const { services } = app;
  schedule(app, { name: documentJob, version: 'v1', when: daily('06:00'), run: () => checkDocuments(services) });
};
