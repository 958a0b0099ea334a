import type { Tx } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { settingIn, settings } from '../../people/settings/settings.ts';

const hourMs = 3_600_000;

/** When a preview made now expires: after `IMPORT_PREVIEW_HOURS`. */
export const previewExpiry = async (services: Services): Promise<Date> =>
  new Date(services.now().getTime() + (await settings(services).number('IMPORT_PREVIEW_HOURS')) * hourMs);

/** The same inside a transaction. */
export const previewExpiryIn = async (tx: Tx, now: Date): Promise<Date> =>
  new Date(now.getTime() + Number(await settingIn(tx, 'IMPORT_PREVIEW_HOURS')) * hourMs);
