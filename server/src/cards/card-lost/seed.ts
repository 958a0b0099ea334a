import type { LossState } from '@console/contracts/cards/card-lost';
import { branchId } from '../../people/organisation/seed.ts';
import { officeOf, seedMember, seedOfficeCodes, memberId } from '../../membership/index.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { toWireInstant } from '../../platform/database/type-parsers.ts';
import { protectedText } from '../../platform/protected-text/protected-text.ts';
import { seedPlan, type SeedDocument, type SeedPlan } from '../lifecycle/seed/plan.ts';

interface MemberMessage {
  readonly reason: string;
  readonly chronology: string;
}
const memberStories: readonly MemberMessage[] = [
  { reason: 'LOST_WALLET', chronology: 'Dompet beserta kartu hilang di angkutan umum dan tidak ditemukan lagi.' },
  { reason: 'FIRE', chronology: 'Kartu ikut terbakar saat terjadi kebakaran di rumah member.' },
  { reason: 'FLOOD', chronology: 'Kartu hanyut saat banjir melanda rumah member pada malam hari.' },
  { reason: 'OTHER', chronology: 'Kartu tidak ditemukan lagi setelah member pindah rumah.' },
];
const officeStory: MemberMessage = {
  reason: 'OTHER',
  chronology: 'Selisih hasil hitung fisik brankas dengan catatan stok kantor.',
};
const courierStory: MemberMessage = {
  reason: 'COURIER_LOST',
  chronology: 'Kiriman melewati batas waktu dan kurir tidak dapat menunjukkan paketnya.',
};

/** Decodes the key of a seeded loss: its owner and its state. */
function readKey(key: string): {
  readonly member: number | null;
  readonly office: number | null;
  readonly state: LossState;
} {
  const [what = '', number = ''] = key.split('-');
  if (what === 'office')
    return { member: null, office: Number(number), state: number === '5' ? 'CONFIRMED' : 'REPORTED' };
  if (what === 'courier') return { member: null, office: officeOf(211), state: 'REPORTED' };
  return {
    member: Number(number),
    office: null,
    state: what === 'found' ? 'FOUND' : what === 'replaced' ? 'REPLACED' : 'CONFIRMED',
  };
}

const cardResults = {
  REPORTED: 'OPEN',
  CONFIRMED: 'LOST',
  FOUND: 'FOUND',
  REPLACED: 'LOST',
  REJECTED: 'REJECTED',
  CLOSED: 'LOST',
} as const;

function lossRows(
  { key, id, no, at }: SeedDocument,
  { movements, documents }: SeedPlan,
  encrypt: (text: string) => string,
) {
  const { member, office, state } = readKey(key);
  const moved = movements.filter((movement) => movement.document_id === id && movement.transition_code !== 'L7');
  const by = moved[0]?.actor ?? 'SYSTEM';
  const { reason, chronology } = member
    ? (memberStories[member % memberStories.length] as MemberMessage)
    : key === 'courier'
      ? courierStory
      : officeStory;
  const source =
    key === 'courier'
      ? documents.find((document) => document.kind === 'delivery' && document.key === 'overdue')
      : undefined;
  const reporter = member ? by : key === 'office-5' ? 'KACAB05' : by;
  const decided = state === 'REPORTED' ? null : at;
  const day = toWireInstant(at).slice(0, 10);
  return {
    loss: {
      id,
      loss_no: no,
      reporter_kind: member ? ('MEMBER' as const) : source ? ('COURIER' as const) : ('OFFICE' as const),
      reason_id: seedId('reason-for-loss', reason),
      lost_date: day,
      reported_by: member ? seedMember(member).name : reporter,
      relation: member ? 'SELF' : null,
      phone_encrypted: member ? encrypt(seedMember(member).phone) : null,
      police_letter_no: null,
      police_letter_file: null,
      chronology,
      wants_replacement: state === 'REPLACED',
      member_id: member === null ? null : memberId(member),
      office_branch_id: branchId(
        'SPEKTRA',
        seedOfficeCodes[(member ? officeOf(member) : (office as number)) - 1] as string,
      ),
      office_mra_id: null,
      source_kind: source ? ('delivery' as const) : null,
      source_id: source?.id ?? null,
      source_no: source?.no ?? null,
      state,
      editors: [reporter],
      decided_by: decided && by,
      decided_at: decided,
      note: null,
      identified_by: member ? ['OTP', 'KTP'] : [],
      photo: null,
      created_by: reporter,
      created_at: at,
      updated_by: by,
      updated_at: at,
    },
    cards: moved.map((movement) => ({
      loss_id: id,
      card_id: movement.card_id,
      status_before: movement.from_status as 'Branch',
      place_kind_before: movement.from_place_kind as 'BRANCH',
      place_id_before: movement.from_place_id,
      line_id: source ? (movement.from_place_id as string) : null,
      result: cardResults[state],
    })),
  };
}

/** 25 loss reports of the seeded cards, by members, offices and one courier (docs/model/cards.md#loss). */
export const seed: Seed = {
  name: 'card-lost',
  async run(tx, { date, dataKey }) {
    const texts = protectedText(dataKey);
    const plan = seedPlan(date);
    const rows = plan.documents
      .filter(({ kind }) => kind === 'loss')
      .map((document) => lossRows(document, plan, (text) => texts.encrypt(text)));
    await tx
      .insertInto('card_loss')
      .values(rows.map(({ loss }) => loss))
      .execute();
    await tx
      .insertInto('card_loss_card')
      .values(rows.flatMap(({ cards }) => cards))
      .execute();
  },
};
