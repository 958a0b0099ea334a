import { numberCallsOf, type PastedNumbers } from '@console/contracts/core/pasted-numbers';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import { spendNumbers } from './exact-match.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { mask } from '../../platform/personal-data/mask.ts';
import { protectionOf } from '../../platform/protected-text/protection.ts';
import type { RegisteredResource } from '../resource/registered.ts';
import { distinct, keepNumbers, missingNumbers } from './store-numbers.ts';
import { matchings } from '../resource/matching.ts';

/** Accepts up to 500 numbers and answers which are found; the filter `numbers` then narrows the list. */
export function serveNumbers(app: Application, registered: RegisteredResource): void {
  const { resource } = registered;
  const calls = numberCallsOf(resource);
  const { db, now } = app.services;
  // Evaluated at the start: a field that must not be stored is a fault of the program.
  const personal = matchings(registered).find((field) => field.personal)?.personal;

  const answer = async (
    id: string,
    numbers: readonly string[],
    { caller }: Pick<Context, 'caller'>,
  ): Promise<PastedNumbers> => {
    const missing = await missingNumbers(db, registered, id, numbers, caller.scope);
    return { secureId: id, given: numbers.length, found: numbers.length - missing.length, missing };
  };
  serve(app, calls.paste, async (context) => {
    const numbers = distinct(registered, context.body.numbers);
    if (numbers.length === 0) throw invalid({ field: 'numbers', code: 'REQUIRED' });
    await spendNumbers(app.services, context as Context, registered, numbers.length);
    const texts = await protectionOf(app.services);
    const id = await keepNumbers(db, registered, context.caller.userId, numbers, (text) => texts.encrypt(text), now());
    // A search by personal numbers is audited, the numbers masked (docs/model/platform.md#personal-data).
    if (personal) {
      await recordEntry(db, {
        actor: actorOf(context as Context),
        module: resource.module,
        action: 'SEARCH',
        recordCount: numbers.length,
        at: now(),
        filter: { numbers: numbers.map((number) => mask(personal, number)) },
      });
    }
    return answer(id, numbers, context as Context);
  });
  serve(app, calls.pasted, async (context) => {
    const { secureId = '' } = context.parameters;
    const row = isUuid(secureId)
      ? await db
          .updateTable('number_list')
          .set({ used_at: now() })
          .where('id', '=', secureId)
          .where('user_id', '=', context.caller.userId)
          .where('module', '=', resource.module)
          .returning('numbers')
          .executeTakeFirst()
      : undefined;
    if (!row) throw notFound();
    const texts = await protectionOf(app.services);
    return answer(secureId, JSON.parse(texts.decrypt(row.numbers)) as string[], context as Context);
  });
}
