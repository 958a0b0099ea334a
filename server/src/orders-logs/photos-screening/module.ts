import { orderPhotoCalls, type PhotoLine } from '@console/contracts/orders-logs/photos-screening';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { servePhotos } from '../../records/photos/serve.ts';
import { orderPhotoDefinition } from './definition.ts';
import { orderPhotoKind } from './kind.ts';
import { photosOfOrder } from './of-order.ts';

const lines: readonly PhotoLine[] = ['SPEKTRA', 'NMC'];

/** Photos of orders, looked at one after another (docs/model/orders-logs.md#photos-of-orders). */
export const orderPhotoModule: Module = async (app) => {
  const { db, now } = app.services;
  for (const line of lines) {
    const kind = orderPhotoKind(line);
    await servePhotos(app, kind, orderPhotoDefinition(kind, now) as never);
    serve(app, orderPhotoCalls[line].ofOrder, ({ parameters, caller }) =>
      photosOfOrder(db, line, parameters['applNo'] ?? '', caller.scope),
    );
  }
};
