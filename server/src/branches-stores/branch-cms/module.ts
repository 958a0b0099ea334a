import { branchContentCalls, branchContents } from '@console/contracts/branches-stores/branch-cms';
import { isUuid } from '../../platform/database/uuid.ts';
import { fileAnswer } from '../../platform/files/stored-file.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily } from '../../platform/schedule/when.ts';
import { registerResource } from '../../records/operations/register.ts';
import { branchContentDefinition } from './definition.ts';
import { followOffices, officesJob } from './offices.ts';
import { isPublishedPhoto, publishedBranches, publishedBySlug } from './published.ts';

/** Public content of offices (docs/model/branches-stores.md#public-content-of-branches). */
export const branchCmsModule: Module = (app) => {
  const { services } = app;
  const { db, now } = services;
  registerResource(app, branchContents, branchContentDefinition);
  const published = publishedBranches(db, now);
  serve(app, branchContentCalls.published, async ({ query }) => [...(await published(query.service))]);
  serve(app, branchContentCalls.publishedOne, async ({ parameters: { slug = '' } }) => {
    const found = await publishedBySlug(db, slug);
    if (!found) throw notFound();
    return found;
  });
  serve(app, branchContentCalls.publishedPhoto, async ({ parameters: { fileId = '' } }) => {
    if (!isUuid(fileId) || !(await isPublishedPhoto(db, fileId))) throw notFound();
    return fileAnswer(services, fileId);
  });
  schedule(app, { name: officesJob, version: 'v1', when: daily('01:30'), run: () => followOffices(services) });
};
