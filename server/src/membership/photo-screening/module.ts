import type { Module } from '../../platform/http/application.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import { servePhotos } from '../../records/photos/serve.ts';
import { photoDefinition } from './definition.ts';
import { memberPhotoKind } from './kind.ts';
import { photoReasons } from './reasons.ts';

/** Photos of members, looked at one after another (docs/model/membership.md#photos-of-members). */
export const memberPhotoModule: Module = async (app) => {
  const { services } = app;
  const kind = memberPhotoKind(await protectionOf(services), () => photoReasons(app).current);
  await servePhotos(app, kind, photoDefinition(kind, services.now) as never);
};
