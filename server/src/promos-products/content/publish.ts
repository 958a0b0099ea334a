import { checkRecord } from '@console/contracts/core/validation';
import { publishNote, type PublishState } from '@console/contracts/promos-products/content/calls';
import { changesBetween } from '@console/contracts/promos-products/content/changes';
import { faultsOf } from '@console/contracts/promos-products/content/faults';
import { randomUUID } from 'node:crypto';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordEntry } from '../../platform/audit/record.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { auditedChanges, lockDraft, writeDraft } from './draft.ts';
import { releasePictures } from './pictures.ts';
import type { ContentStore } from './store.ts';

/** Number of the next version, and whether one waits. */
async function versionsOf(tx: Tx, { table }: ContentStore) {
  const { last, waiting } = await tx
    .selectFrom(table)
    .select((eb) => [
      eb.fn.coalesce(eb.fn.max('version_no'), eb.lit(0)).as('last'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'WAITING').as('waiting'),
    ])
    .executeTakeFirstOrThrow();
  return { next: last + 1, isWaiting: waiting > 0 };
}

/** The label of a version. */
export const versionLabel = (versionNo: number): string => `Versi ${versionNo}`;

interface PublishBody {
  readonly version: number;
  readonly note: string;
}

/**
 * Makes the draft a numbered version: public at once, or once a second person approves.
 * @throws Refusal STALE_VERSION, VALIDATION, NOTHING_TO_PUBLISH, CHANGE_PENDING
 */
export const publish = (app: Application, store: ContentStore, context: Context<unknown, PublishBody>) =>
  app.services.db.transaction().execute(async (tx) => {
    const { document, table } = store;
    const { body, caller } = context;
    const now = app.services.now();
    const actor = actorOf(context);
    const draft = await lockDraft(tx, store, body.version);
    const checked = checkRecord({ note: publishNote }, body);
    if (!checked.ok) throw invalid(...checked.errors);
    const { next, isWaiting } = await versionsOf(tx, store);
    if (isWaiting) throw new Refusal('CHANGE_PENDING');
    const { content, live, liveNo } = draft;
    const changes = changesBetween(document, live ?? {}, content);
    if (changes.length === 0) throw new Refusal('NOTHING_TO_PUBLISH');
    const faults = faultsOf(document, content);
    if (faults.length > 0) throw invalid(...faults);
    const { note } = checked.values;
    const state: PublishState = store.needsSecondPerson(live, content) ? 'WAITING' : 'APPROVED';
    const id = randomUUID();
    const by = { created_by: caller.username, created_at: now, updated_by: caller.username, updated_at: now };
    await tx
      .insertInto(table)
      .values({
        id,
        version_no: next,
        state,
        note,
        content: JSON.stringify(content),
        editors: [...new Set([...draft.editors, caller.username])],
        ...by,
      })
      .execute();
    await store.afterVersion?.(tx, { id, versionNo: next, live, liveNo, content });
    await writeDraft(tx, { store, before: draft, content, editors: [], actor, now });
    await releasePictures(tx, store, now);
    await recordEntry(tx, {
      actor,
      module: document.module,
      action: state === 'WAITING' ? 'REQUEST' : 'PUBLISH',
      entityId: id,
      entityLabel: versionLabel(next),
      changes: auditedChanges(document, changes),
      reason: note,
      at: now,
    });
    const answer = { secureId: id, versionNo: next, state };
    await context.remember(tx, answer);
    return answer;
  });
