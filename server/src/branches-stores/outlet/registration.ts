import {
  comparisonCalls,
  registrationCalls,
  type RegistrationLine,
} from '@console/contracts/branches-stores/outlet/duplicates';
import { outletLines } from '@console/contracts/branches-stores/outlet/vocabulary';
import { businessLines, type BusinessLine } from '@console/contracts/core/business-lines';
import type { Fields } from '@console/contracts/core/fields';
import { normalise } from '@console/contracts/core/validation';
import { sql } from 'kysely';
import { BudgetRefusal } from '../../people/budgets/refusal.ts';
import { spend } from '../../people/budgets/spend.ts';
import type { Caller } from '../../platform/context.ts';
import type { Application } from '../../platform/http/application.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import type { RegisteredResource } from '../../records/resource/registered.ts';
import { findRecords } from '../../records/resource/read.ts';
import { lookalikesOfStored, lookalikesOfTyped, type Compared, type Reader } from './lookalikes.ts';

const servedBy = {
  SPEKTRA: sql`z.office_code`,
  NMC: sql`coalesce(z.office_code_nmc, z.office_code)`,
  UFI: sql`coalesce(z.office_code_ufi, z.office_code)`,
} as const;

/** The lines whose outlets a person may read, in the person's scope. */
export const readerOf = (caller: Caller): Reader => ({
  scope: caller.scope,
  lines: businessLines.map(({ value }) => value).filter((line) => caller.can(outletLines[line].privilege, 'view')),
});

/** What was typed, cleaned by its field; what is no value of it is nothing, nor what the line has no field for. */
function typedText(fields: Fields, name: string, value: unknown): string | null {
  const field = fields[name];
  if (!field) return null;
  const cleaned = normalise(field, value);
  return typeof cleaned === 'string' && field.schema.safeParse(cleaned).success ? cleaned : null;
}

function comparedTyped(fields: Fields, texts: ProtectedText, body: Readonly<Record<string, unknown>>): Compared {
  const text = (name: string) => typedText(fields, name, body[name]);
  const hash = (name: string) => {
    const number = text(name);
    return number === null ? null : texts.hash(number);
  };
  return {
    id: null,
    name: text('name'),
    address: text('address'),
    zipCode: text('zipCode'),
    npwpHash: hash('npwp'),
    phoneHash: hash('picPhone'),
    bankCode: text('bankCode'),
    accountHash: hash('accountNo'),
    companyId: text('companyId'),
    latitude: text('latitude'),
    longitude: text('longitude'),
  };
}

/**
 * Whether a person may still ask whose number this is: as often as members are searched by theirs. Beyond that a
 * registration continues without it; its save compares the number.
 */
async function maySearch(
  { services: { db, now } }: Application,
  caller: Caller,
  hash: string | null,
): Promise<boolean> {
  if (hash === null) return false;
  try {
    await db.transaction().execute((tx) => spend(tx, caller, 'exactMatch', { about: `outlet ${hash}`, now: now() }));
    return true;
  } catch (error) {
    if (error instanceof BudgetRefusal) return false;
    throw error;
  }
}

/** What the page of an outlet asks: those that look like it. */
export function serveComparison(app: Application, line: BusinessLine, registered: RegisteredResource): void {
  const { db } = app.services;
  serve(app, comparisonCalls[line], async ({ parameters: { secureId = '' }, caller }) => {
    const [record] = await findRecords(db, registered, [secureId], caller.scope, { of: 'detail', caller });
    if (!record) throw notFound();
    return lookalikesOfStored(db, record.secureId, readerOf(caller));
  });
}

/** What the form of a registration asks: outlets that look alike, the branch of a zip code. */
export function serveRegistration(
  app: Application,
  line: RegistrationLine,
  registered: RegisteredResource,
  texts: ProtectedText,
): void {
  const { db } = app.services;
  const calls = registrationCalls[line];
  serve(app, calls.lookalikes, async ({ body, caller }) => {
    const compared = comparedTyped(registered.resource.fields, texts, body);
    const phoneHash = (await maySearch(app, caller, compared.phoneHash)) ? compared.phoneHash : null;
    return lookalikesOfTyped(db, { ...compared, phoneHash }, readerOf(caller));
  });
  serve(app, calls.branchOf, async ({ query: { zipCode } }) => {
    const { rows } = await sql<{ secureId: string; code: string; name: string }>`
      select b.id as "secureId", b.office_code as code, b.name from zip_code z
      join branch_view b on b.office_code = ${servedBy[line]} and b.business_line = ${line}
        and b.status = 'active' and b.deleted_at is null
      where z.code = ${zipCode} and z.status = 'active' and z.deleted_at is null limit 1`.execute(db);
    return rows[0] ?? null;
  });
}
