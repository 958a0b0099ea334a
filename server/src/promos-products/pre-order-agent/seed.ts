import { preOrderAgents } from '@console/contracts/promos-products/pre-order-agent';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import sharp from 'sharp';
import { seededOutletAt } from '../../branches-stores/index.ts';
import { drawSelfie } from '../../membership/index.ts';
import { inactiveInSpektra, seedOffices } from '../../people/organisation/offices.ts';
import { branchId } from '../../people/organisation/seed.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed, SeedOptions } from '../../platform/database/seed.ts';
import type { Tx } from '../../platform/context.ts';
import { lettering } from '../../platform/files/drawing/letters.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { seedFile } from '../../platform/seed-data/file.ts';
import { personName } from '../../platform/seed-data/names.ts';
import { protectedColumns } from '../../records/resource/protected-fields.ts';
import type { PreOrderAgentTable } from './table.ts';

const count = 64;
const dayMs = 86_400_000;
const banks = ['014', '008', '009', '002', '451'] as const;
const offices = seedOffices.filter(({ officeCode }) => !inactiveInSpektra.has(officeCode));
const officeOf = (k: number) => offices[k % offices.length]!;

/** Business code of a seeded agent, counted from 0. */
export const agentCode = (k: number): string => `AGN${String(k + 1).padStart(6, '0')}`;
export const agentId = (k: number): string => seedId('pre-order-agent', agentCode(k));

/** 48 active, 10 new, 4 inactive, 2 blocked. */
function stateOf(k: number) {
  if (k % 32 === 31) return 'blocked';
  if (k % 16 === 13) return 'inactive';
  return k % 6 === 2 && k < 60 ? 'new' : 'active';
}

const registeredOf = (k: number, date: Date): Date =>
  new Date(date.getTime() - (stateOf(k) === 'new' ? 1 + (k % 9) : 12 + ((k * 7) % 160)) * dayMs);

/** The code of a seeded agent of an office who was active already on a day; `null` where there is none. */
export function seededAgentAt(officeCode: string, { date, on }: { readonly date: Date; readonly on: Date }) {
  const found = Array.from({ length: count }, (_, k) => k).find(
    (k) => officeOf(k).officeCode === officeCode && stateOf(k) === 'active' && registeredOf(k, date) < on,
  );
  return found === undefined ? null : agentCode(found);
}

/** The results of the checks: new agents lack some, and one of them has a NIK with another name. */
function checksOf(k: number, registered: Date): Partial<Insertable<PreOrderAgentTable>> {
  const at = new Date(registered.getTime() + dayMs / 4);
  const isNew = stateOf(k) === 'new';
  const hasNik = !isNew || k % 4 === 0;
  const hasAccount = !isNew || k % 12 === 8;
  // An active agent whose account the bank did not confirm was approved with a reason.
  const isWaived = !isNew && k % 16 === 5;
  return {
    nik_result: hasNik ? (isNew && k % 24 === 20 ? 'NAME_DIFFERS' : 'PASSED') : null,
    nik_checked_at: hasNik ? at : null,
    phone_result: 'PASSED',
    phone_checked_at: registered,
    account_result: hasAccount ? (isWaived ? 'NAME_DIFFERS' : 'PASSED') : null,
    account_checked_at: hasAccount ? at : null,
    account_reason: isWaived ? 'Rekening atas nama istri, buku tabungan dilihat' : null,
  };
}

const [width, height] = [800, 504];
const drawCard = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#cfe3f2"/>
  ${lettering('KARTU CONTOH - BUKAN KTP ASLI', { x: 60, y: 60, point: 4, fill: '#1c2b3a' })}
  ${lettering(name.toUpperCase(), { x: 60, y: 220, point: 5, fill: '#1c2b3a' })}</svg>`;

/** Stores the drawings of identity card and selfie of an agent. */
async function seedDocuments(tx: Tx, options: Pick<SeedOptions, 'files' | 'date'>, k: number, name: string) {
  const store = async (key: string, drawing: string) =>
    seedFile(tx, options, {
      module: preOrderAgents.module,
      recordId: agentId(k),
      key: `${agentCode(k)}:${key}`,
      name: `${key}.webp`,
      kind: 'image',
      type: 'image/webp',
      width,
      height,
      content: await sharp(Buffer.from(drawing)).webp({ quality: 70, effort: 2 }).toBuffer(),
    });
  return { ktp_file: await store('KTP', drawCard(name)), selfie_file: await store('SELFIE', drawSelfie(k)) };
}

/** 64 agents of branches of SPEKTRA (docs/model/pre-order-agents.md). */
export const preOrderAgentSeed: Seed = {
  name: preOrderAgents.module,
  async run(tx, { date, dataKey, files }) {
    const texts = protectedText(dataKey);
    const rows: Insertable<PreOrderAgentTable>[] = [];
    for (let k = 0; k < count; k += 1) {
      const { officeCode } = officeOf(k);
      const name = personName(700 + k);
      const registered = registeredOf(k, date);
      rows.push({
        id: agentId(k),
        agent_code: agentCode(k),
        name,
        ...protectedColumns(texts, {
          nik: `317403${String((k % 28) + 1).padStart(2, '0')}${String((k % 12) + 1).padStart(2, '0')}${
            75 + (k % 20)
          }${String(k + 1).padStart(4, '0')}`,
          phone: `0857${String(30_000_000 + k * 6_113)}`,
          account_no: String(8_400_000_001 + k * 1_019),
        }),
        ...protectedColumns(texts, {
          email: k % 3 === 0 ? `${name.toLowerCase().replaceAll(' ', '.')}@contoh.id` : null,
        }),
        branch_id: branchId('SPEKTRA', officeCode),
        store_id: k % 4 === 3 ? null : seededOutletAt('SPEKTRA', officeCode, k),
        bank_code: banks[k % banks.length]!,
        account_name: name,
        // One new agent still lacks the documents.
        ...(k === 2 ? { ktp_file: null, selfie_file: null } : await seedDocuments(tx, { files, date }, k, name)),
        fee_per_order: k % 10 === 4 ? 35_000 : null,
        state: stateOf(k),
        source_code: k % 2 === 0 ? 'CMA' : 'FIFADA',
        source_id: null,
        reference: null,
        said_hash: null,
        ...checksOf(k, registered),
        created_by: 'SYSTEM',
        created_at: registered,
        updated_by: 'SYSTEM',
        updated_at: registered,
      });
    }
    await tx.insertInto('pre_order_agent').values(rows).execute();
    await sql`select setval('pre_order_agent_no', ${count})`.execute(tx);
    await sql`analyze pre_order_agent`.execute(tx);
  },
};
