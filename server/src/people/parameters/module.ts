import { getParameter, ssoConfig, ssoConfigSetting } from '@console/contracts/shell/settings';
import type { Module } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { identityConfig } from '../identity/config.ts';
import { settings } from '../settings/settings.ts';

/** `GET get-parameter-umum`: the public settings, without sign-in. */
export const parameters: Module = (app) => {
  const { services } = app;
  serve(app, getParameter, async ({ query: { name } }) => {
    const value = await settings(services).public(name);
    if (value === null) throw notFound();
    if (name.toUpperCase() !== ssoConfigSetting) return { name, value };
    return { name, value: JSON.stringify(ssoConfig.parse(await identityConfig(services))) };
  });
};
