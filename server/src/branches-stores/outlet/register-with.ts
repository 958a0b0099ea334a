import type { registrationCallOf } from '@console/contracts/branches-stores/outlet/registration-call';
import { outletLines } from '@console/contracts/branches-stores/outlet/vocabulary';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { awaiting } from '../../records/changes/awaiting.ts';
import { storePending } from '../../records/effective/pending.ts';
import { writeOptions } from '../../records/operations/save.ts';
import { newPeriod } from '../../records/operations/supersede.ts';
import { checkBody } from '../../records/resource/check.ts';
import { resourcesOf, type RegisteredResource } from '../../records/resource/registered.ts';
import { changeTransaction } from '../../records/resource/serialised.ts';
import { insertRecord } from '../../records/resource/write.ts';

type Values = Readonly<Record<string, unknown>>;

/** How an outlet of a line is registered with what is proposed for it at once. */
interface Registration {
  readonly line: 'SPEKTRA' | 'UFI';
  readonly call: ReturnType<typeof registrationCallOf>;
  /** What is proposed: records of a period. */
  readonly proposed: RegisteredResource;
  /** Why, as the second person reads it. */
  readonly reason: (code: string) => string;
  /** The values of what is proposed, but for the outlet; `null` when nothing of it was typed. */
  readonly split: (values: Values) => { readonly outlet: Values; readonly proposal: Values | null };
  /** The field of it that names the outlet. */
  readonly outletField: string;
}

/** Proposes a record of a new outlet. @throws Refusal VALIDATION, PERIOD_OVERLAP */
async function propose(
  app: Application,
  tx: Tx,
  context: Context,
  { proposed, body, reason }: Pick<Registration, 'proposed'> & { readonly body: Values; readonly reason: string },
): Promise<void> {
  const options = writeOptions(app, context);
  const checked = await checkBody(tx, proposed, body, null, {
    ...options,
    ...newPeriod(proposed, context.caller, options.now),
  });
  await awaiting(tx, app.services, proposed, context, {
    action: 'create',
    before: null,
    values: checked.values,
    reason,
    store: () => storePending(tx, proposed, checked, null, options),
  });
}

/** Serves the registration of an outlet with what is proposed for it, both or neither. */
export function serveRegistration(
  app: Application,
  { line, call, proposed, reason, split, outletField }: Registration,
): void {
  const { module, code: codeField } = outletLines[line];
  serve(app, call, (context) => {
    const outlets = resourcesOf(app).get(module)!;
    return changeTransaction(app.services.db, outlets, async (tx) => {
      const options = writeOptions(app, context as Context);
      const { outlet, proposal } = split(context.body.values);
      const stored = await insertRecord(tx, outlets, await checkBody(tx, outlets, outlet, null, options), options);
      const code = String(stored[codeField]);
      if (proposal)
        await propose(app, tx, context as Context, {
          proposed,
          body: { ...proposal, [outletField]: stored.secureId },
          reason: reason(code),
        });
      const answer = { secureId: stored.secureId, code, isProposed: proposal !== null };
      await context.remember(tx, answer);
      return answer;
    });
  });
}
