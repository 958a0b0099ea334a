import { branchId } from '../../people/organisation/seed.ts';
import { officeOf, seedOfficeCodes, memberId } from '../../membership/index.ts';
import type { Tx } from '../../platform/context.ts';
import { seedId } from '../../platform/database/seed-id.ts';
import type { Seed } from '../../platform/database/seed.ts';
import { takeDocumentNumber } from '../documents/number.ts';
import { seedCardId, seedPlan, type SeedDocument, type SeedPlan } from '../lifecycle/seed/plan.ts';
import { dayAfter } from '../card-pickup-records/open.ts';
import { seedPictures } from './seed-pictures.ts';
import type { PickUpTable } from '../card-pickup-records/table.ts';

const dayMs = 86_400_000;
const holdDays = 60;
const branchOf = (member: number) => branchId('SPEKTRA', seedOfficeCodes[officeOf(member) - 1] as string);

const common = (member: number, n: number, by: string, at: Date) => ({
  card_id: seedCardId(n),
  member_id: memberId(member),
  branch_id: branchOf(member),
  face_score: null,
  proxy_name: null,
  proxy_nik: null,
  proxy_relation: null,
  proxy_letter: null,
  otp_verified_at: null as Date | null,
  photo: null as string | null,
  signature: null as string | null,
  reminded: null,
  created_by: by,
  created_at: at,
  updated_by: by,
  updated_at: at,
});

/** Arrival time of card n in the safe where it was handed over or waits. */
function arrivals({ movements }: SeedPlan): (n: number) => Date {
  const times = new Map(
    movements
      .filter(({ transition_code: code }) => code === 'D3')
      .map((movement) => [movement.card_id, new Date(movement.acted_at)] as const),
  );
  return (n) => times.get(seedCardId(n)) as Date;
}

/** Pick-ups that card movements refer to: 20 waiting ones of members 231-250, and 70 hand-overs to members 61-130. */
async function named(tx: Tx, plan: SeedPlan, pictures: Awaited<ReturnType<typeof seedPictures>>): Promise<void> {
  const arrived = arrivals(plan);
  const row = ({ id, key, no, at }: SeedDocument) => {
    const n = Number(key);
    const isStock = n <= 130 && n % 5 === 0;
    const came = arrived(n);
    const waiting = { arrived_at: isStock ? null : came, deadline: isStock ? null : dayAfter(came, holdDays) };
    const base = {
      id,
      pickup_no: no,
      type: isStock ? ('STOCK' as const) : ('PERSONAL' as const),
      ...common(n, n, 'HOOPS01', at),
      ...waiting,
    };
    if (n > 130) return { ...base, state: 'WAITING' as const, closed_at: null, closed_by: null };
    const by = plan.movements.find((movement) => movement.document_id === id)?.actor ?? 'SYSTEM';
    return {
      ...base,
      ktp_seen: true,
      face_manual: n % 3 === 0,
      otp_verified_at: n % 3 === 0 ? null : at,
      photo: pictures('photo', id),
      signature: pictures('signature', id),
      state: 'COMPLETED' as const,
      closed_at: at,
      closed_by: by,
      updated_by: by,
    };
  };
  await tx
    .insertInto('card_pickup')
    .values(plan.documents.filter(({ kind }) => kind === 'pickup').map(row))
    .execute();
}

interface EndedPickUp extends Pick<PickUpTable, 'type'> {
  readonly member: number;
  readonly n: number;
  readonly state: 'EXPIRED' | 'REDELIVERED' | 'CANCELLED';
  readonly from: Date;
  /** Days until it ended. */
  readonly days: number;
}

/** Pick-ups without a hand-over: 4 expired, 3 sent home, 3 cancelled at the counter. */
function endedPickUps(plan: SeedPlan, date: Date): EndedPickUp[] {
  const arrived = arrivals(plan);
  return [
    ...[62, 63, 64, 66].map((n): EndedPickUp => ({
      member: n,
      n,
      type: 'PERSONAL',
      state: 'EXPIRED',
      from: arrived(n),
      days: 1,
    })),
    ...[9, 10, 11].map((member): EndedPickUp => ({
      member,
      n: 530 + member,
      type: 'PERSONAL',
      state: 'REDELIVERED',
      from: new Date(date.getTime() - 398 * dayMs),
      days: 1,
    })),
    ...[
      [131, 441],
      [132, 446],
      [133, 391],
    ].map(([member = 0, n = 0]): EndedPickUp => ({
      member,
      n,
      type: 'STOCK',
      state: 'CANCELLED',
      from: new Date(date.getTime() - 20 * dayMs),
      days: 0.01,
    })),
  ];
}

export const seed: Seed = {
  name: 'card-pickup',
  async run(tx, options) {
    const { date } = options;
    const plan = seedPlan(date);
    await named(
      tx,
      plan,
      await seedPictures(
        tx,
        options,
        plan.documents.filter(({ kind, key }) => kind === 'pickup' && Number(key) <= 130).map(({ id }) => id),
      ),
    );
    for (const { member, n, type, state, from, days } of endedPickUps(plan, date)) {
      const ended = new Date(from.getTime() + days * dayMs);
      const awaited =
        type === 'PERSONAL'
          ? { arrived_at: from, deadline: dayAfter(from, Math.floor(days)) }
          : { arrived_at: null, deadline: null };
      await tx
        .insertInto('card_pickup')
        .values({
          id: seedId('card-pickup', `${state}:${member}`),
          pickup_no: await takeDocumentNumber(tx, 'PKU', from),
          type,
          ...common(member, n, 'HOOPS01', from),
          ...awaited,
          replaces_ecard: type === 'STOCK',
          state,
          closed_at: ended,
          closed_by: state === 'EXPIRED' ? 'SYSTEM:card-pickup-expire' : 'HOOPS01',
          updated_at: ended,
        })
        .execute();
    }
  },
};
