import type { BusinessLine } from '@console/contracts/core/business-lines';
import { promos } from '@console/contracts/promos-products/promo';
import { promoSheets } from '@console/contracts/promos-products/promo-rate';
import { publicPromoCalls } from '@console/contracts/promos-products/promo/public-calls';
import { promoStates } from '@console/contracts/promos-products/promo/vocabulary';
import { text } from '@console/contracts/core/text';
import { isOfOffice } from '@console/contracts/core/page-needs';
import { sql } from 'kysely';
import { feeLevels, promoFeesOf, promoFinders, promoRates, rateLevels } from '../../branches-stores/index.ts';
import type { Application, Module } from '../../platform/http/application.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { schedule } from '../../platform/schedule/job.ts';
import { daily, everyMinutes } from '../../platform/schedule/when.ts';
import { byCall, onItsPage, waitingDocuments } from '../../records/approvals/documents.ts';
import { registerApprovals } from '../../records/approvals/source.ts';
import { dropDraft, keepDraft, ownDraft } from '../../records/drafts/own-drafts.ts';
import { registerResource } from '../../records/operations/register.ts';
import { findRecords } from '../../records/resource/read.ts';
import { promoDefinition } from './definition.ts';
import { promoDrafts } from './draft.ts';
import { duplicatePromo } from './duplicate.ts';
import { endPromos } from './end-promos.ts';
import { findPromo } from './find-promo.ts';
import { placeSheets } from './place-sheets.ts';
import { previewPlacement } from './preview-placement.ts';
import { promoRow } from './promo-row.ts';
import { publishedPromos } from './published.ts';
import { showConflicts } from './show-conflicts.ts';
import { showMatrix } from './show-matrix.ts';
import { showReadiness } from './show-readiness.ts';
import { sheetDefinition } from './sheet-definition.ts';
import { submitPromo } from './submit.ts';
import { showTypedMatrix } from './typed-matrix.ts';
import { registerPromoUses } from './uses.ts';

const waits = {
  new: promoStates.find(({ value }) => value === 'new')!.title,
  again: text('Aktivasi kembali', 'Reactivation'),
} as const;

/** The promos of a line with their rate sheets. */
function registerLine(app: Application, line: BusinessLine): void {
  const { db } = app.services;
  // The three differ in their goods alone, which the definition does not name.
  const resource = promos[line] as unknown as (typeof promos)['SPEKTRA'];
  const sheetResource = promoSheets[line] as unknown as (typeof promoSheets)['SPEKTRA'];
  const registered = registerResource(app, resource, promoDefinition(app, line));
  const sheets = registerResource(app, sheetResource, sheetDefinition(app, line));
  const { calls } = resource;
  serve(app, calls.conflicts, (context) =>
    showConflicts(app, context.db, { line, registered, caller: context.caller }, context.body),
  );
  const seen = async ({ db: within, caller, parameters }: Pick<Context, 'db' | 'caller' | 'parameters'>) => {
    const { secureId = '' } = parameters;
    const [promo] = await findRecords(within, registered, [secureId], caller.scope, { of: 'detail', caller });
    if (!promo) throw notFound();
    return promo;
  };
  serve(app, calls.readiness, async (context) =>
    showReadiness(app, line, await seen(context as Context), context as Context),
  );
  serve(app, calls.matrix, async (context) => {
    const { secureId } = await seen(context as Context);
    return showMatrix(app, (await promoRow(context.db, line, secureId))!, context.query, context as Context);
  });
  serve(app, calls.typedMatrix, (context) => showTypedMatrix(app, line, context.body, context as Context));
  const drafts = { table: promoDrafts, line };
  serve(app, calls.draft, (context) => ownDraft(app.services, context.db, drafts, context));
  serve(app, calls.keepDraft, ({ caller, db: within, body: { values } }) =>
    keepDraft(app.services, within, drafts, { caller, values }),
  );
  serve(app, calls.submit, (context) =>
    db.transaction().execute(async (tx) => {
      const answer = await submitPromo(
        app,
        tx,
        { line, registered, sheets, context: context as Context },
        context.body,
      );
      await dropDraft(tx, drafts, context);
      await context.remember(tx, answer);
      return answer;
    }),
  );
  serve(app, calls.duplicate, (context) =>
    db.transaction().execute(async (tx) => {
      const of = { line, registered, context: context as Context };
      const answer = await duplicatePromo(app, tx, of, context.body);
      await context.remember(tx, answer);
      return answer;
    }),
  );
  serve(app, sheetResource.calls.place, (context) =>
    db.transaction().execute(async (tx) => {
      const { reason, ...placing } = context.body;
      const of = { app, line, registered: sheets, context: context as Context };
      const answer = await placeSheets(tx, of, placing, reason);
      await context.remember(tx, answer);
      return answer;
    }),
  );
  serve(app, sheetResource.calls.placePreview, (context) =>
    previewPlacement(context.db, { app, line, registered: sheets, context: context as Context }, context.body),
  );
  registerApprovals(
    app,
    waitingDocuments(app, registered, {
      states: ['new', 'inactive'],
      column: 'status',
      where: sql`(t.status = 'new' or t.reactivation_asked_at is not null)`,
      step: (state) => (state === 'new' ? waits.new : waits.again),
      // What speaks against it is ticked beside its lines.
      decisions: { approve: onItsPage(calls.approve), reject: byCall(calls.reject) },
      appliesTo: (caller) => isOfOffice('above-branch', caller),
    }),
  );
}

/** Promos of the three lines (docs/model/promos.md). */
export const promoModule: Module = (app) => {
  for (const line of ['SPEKTRA', 'NMC', 'UFI'] as const) {
    registerLine(app, line);
    registerPromoUses(app, line);
  }
  schedule(app, {
    name: 'promo-status',
    version: 'v1',
    when: daily('00:05'),
    run: (signal) => endPromos(app, 'promo-status', signal),
  });
  schedule(app, {
    name: 'promo-quota',
    version: 'v1',
    when: everyMinutes(5),
    run: (signal) => endPromos(app, 'promo-quota', signal),
  });
  const published = publishedPromos(app.services.db, app.services.now);
  serve(app, publicPromoCalls.promos, ({ query: { line, officeCode } }) => published(line, officeCode));
  promoFinders(app).push(findPromo);
  rateLevels(app).push(promoRates(app));
  feeLevels(app).push(promoFeesOf(app));
};
