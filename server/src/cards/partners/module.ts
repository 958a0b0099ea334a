import { partnerCalls } from '@console/contracts/cards/partners';
import type { Choice } from '@console/contracts/core/envelope';
import type { Module } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { partners, type PartnerKind } from './partners.ts';

const isAsked =
  ({
    search,
    code,
    secureId,
  }: {
    search?: string | undefined;
    code?: string[] | undefined;
    secureId?: string[] | undefined;
  }) =>
  (choice: Choice): boolean =>
    (!search || `${choice.code} - ${choice.name}`.toLowerCase().includes(search.toLowerCase())) &&
    (code ?? secureId ?? [choice.code]).includes(choice.code);

const served = { vendor: partnerCalls.printVendors, courier: partnerCalls.couriers } as const;

/** Serves lists of print vendors and couriers, and registers the refusals shared by modules that move cards. */
export const partnersModule: Module = (app) => {
  for (const kind of Object.keys(served) as PartnerKind[])
    serve(app, served[kind], async ({ query }) => (await partners(app.services, kind)).filter(isAsked(query)));
};
