import { bannerCalls, masterBanner } from '@console/contracts/promos-products/master-banner';
import { fileAnswer } from '../../platform/files/stored-file.ts';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { registerResource } from '../../records/operations/register.ts';
import { bannerDefinition } from './definition.ts';
import { isPublished, publishedBanners } from './published.ts';
import { reorder } from './reorder.ts';

const uuid = /^[0-9a-f-]{36}$/;

/** Banners: the resource, its reordering, and the call of the public site. */
export const masterBannerModule: Module = (app) => {
  const { services } = app;
  registerResource(app, masterBanner, bannerDefinition);
  serve(app, bannerCalls.reorder, reorder);
  const published = publishedBanners(services.db, services.now);
  serve(app, bannerCalls.published, ({ query }) => published(query));
  serve(app, bannerCalls.publishedImage, async ({ parameters: { fileId = '' } }) => {
    if (!uuid.test(fileId) || !(await isPublished(services.db, services.now(), fileId))) throw notFound();
    return fileAnswer(services, fileId);
  });
};
