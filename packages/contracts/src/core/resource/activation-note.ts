import * as z from 'zod/mini';
import { call, type Call } from '../call.ts';
import type { Text } from '../text.ts';
import type { Resource } from './declaration.ts';

/**
 * The call that says what follows from switching a record on, asked before it is done; `null`: nothing besides.
 * @example
 * activationNoteCall(tariffsV2).path; // 'product-insurance-v2/{secureId}/activation'
 */
export const activationNoteCall = ({
  module,
  base,
  path,
  privilege,
  title,
}: Pick<Resource, 'module' | 'base' | 'path' | 'privilege' | 'title'>): Call<unknown, unknown, Text | null> =>
  call({
    name: `${module}.activation`,
    method: 'GET',
    base,
    path: `${path}/{secureId}/activation`,
    access: { privilege, action: 'view' },
    summary: `${title.en}: what follows from switching one on`,
    result: z.nullable(z.object({ id: z.string(), en: z.string() })),
  });
