import { trackingCalls } from '@console/contracts/cards/card-tracking';
import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { track } from './track.ts';

/** Finds cards by any related number (docs/model/cards.md#tracking). */
export const cardTrackingModule: Module = (app) => {
  serve(app, trackingCalls.track, (context) => track(app, context as Context, context.query.number));
};
