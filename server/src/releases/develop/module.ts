import { developmentCalls } from '@console/contracts/platform/releases/development';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { developmentMinutes, endDevelopment, startDevelopment } from './develop.ts';

/** Remotes served from developers' machines in a deployed console (ADR 24). */
export const development: Module = (app) => {
  const { services } = app;
  serve(app, developmentCalls.terms, async () => ({ minutes: await developmentMinutes(services) }));
  serve(app, developmentCalls.start, async (context) => ({
    document: await startDevelopment(services, context.caller, actorOf(context as Context), context.body),
  }));
  serve(app, developmentCalls.end, async (context) => {
    await endDevelopment(services, context.caller, actorOf(context as Context), context.body.id);
    return null;
  });
};
