import { outletDraftCalls } from '@console/contracts/branches-stores/outlet/draft-calls';
import type { RegistrationLine } from '@console/contracts/branches-stores/outlet/duplicates';
import { sql } from 'kysely';
import type { SchemaStep } from '../../platform/database/migrate.ts';
import type { Application } from '../../platform/http/application.ts';
import { serve } from '../../platform/http/serve.ts';
import { keepDraft, ownDraft, type OwnDraftColumns } from '../../records/drafts/own-drafts.ts';

/** The drafts of registrations. */
export const outletDrafts = 'outlet_draft';

declare module '../../platform/database/schema.ts' {
  interface Database {
    outlet_draft: OwnDraftColumns;
  }
}

/** Drafts of registrations of stores and of dealers of UFI: one of each person and line. */
export const outletDraftMigration: SchemaStep = {
  async up(db) {
    await sql`create table outlet_draft (user_id uuid not null,
      business_line text not null check (business_line in ('SPEKTRA', 'UFI')), values_encrypted text not null,
      stored_at timestamptz(3) not null, primary key (user_id, business_line))`.execute(db);
    await sql`create index outlet_draft_by_age on outlet_draft (stored_at)`.execute(db);
  },
};

/** Serves the own draft of a registration; the registration removes it. */
export function serveDraft(app: Application, line: RegistrationLine): void {
  const { services } = app;
  const calls = outletDraftCalls[line];
  const drafts = { table: outletDrafts, line };
  serve(app, calls.draft, (context) => ownDraft(services, context.db, drafts, context));
  serve(app, calls.keepDraft, ({ caller, db, body: { values } }) =>
    keepDraft(services, db, drafts, { caller, values }),
  );
}
