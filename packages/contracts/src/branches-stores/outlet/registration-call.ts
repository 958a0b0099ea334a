import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { outletLines } from './vocabulary.ts';

/**
 * The call that registers an outlet with what is proposed for it at once.
 * @param values what is typed, of the outlet and of what is proposed
 */
export const registrationCallOf = (
  line: 'SPEKTRA' | 'UFI',
  { summary, values }: { readonly summary: string; readonly values: z.ZodMiniType<Record<string, unknown>> },
) => {
  const { module, privilege } = outletLines[line];
  return call({
    name: `${module}.register`,
    audit: 'CREATE',
    method: 'POST',
    base: 'middle',
    path: `${module}/register`,
    access: { privilege, action: 'create' },
    idempotent: true,
    summary,
    body: z.object({ values }),
    result: z.object({
      secureId: z.uuid(),
      code: z.string(),
      /** Whether something was proposed with the outlet, and waits for a second person. */
      isProposed: z.boolean(),
    }),
    errors: ['DUPLICATE', 'PERIOD_OVERLAP'],
  });
};
