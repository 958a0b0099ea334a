import type { HoldCode } from '@console/contracts/cards/lifecycle/holds';
import type { CardKind } from '@console/contracts/cards/lifecycle/statuses';
import type { CardEvent, DocumentKind, TransitionCode } from '@console/contracts/cards/lifecycle/transitions';
import { officeOf } from '../../../membership/index.ts';

/** One event of a seeded card. */
export interface SeedStep {
  readonly code: TransitionCode | CardEvent;
  /** Days before the seed date, with fractions of a day; `null` for the day of creation. */
  readonly day: number | null;
  /** Kind and key of the document, the same for all its cards. */
  readonly document: readonly [kind: DocumentKind, key: string] | null;
  readonly hold?: HoldCode;
  /** Destination: office 1-12, or an MRA by code. */
  readonly office?: number | string;
}

/** The history of seeded card n (docs/model/cards.md#seed). */
export interface SeedLife {
  readonly n: number;
  readonly kind: CardKind;
  /** Days before the seed date on which it was created. */
  readonly created: number;
  /** Its holder, now or later. */
  readonly member: number | null;
  /** Office 1-12, or code of the MRA that it is created for. */
  readonly office: number | string;
  readonly steps: readonly SeedStep[];
  readonly replaces?: number;
}

const mraCodes = ['0101', '0102', '0401', '0701'];
const between = (n: number, from: number, to: number) => n >= from && n <= to;
const step = (
  code: SeedStep['code'],
  day: number | null,
  document: SeedStep['document'],
  rest: Partial<SeedStep> = {},
): SeedStep => ({ code, day, document, ...rest });

function createdOf(n: number): number {
  if (n === 211 || n === 212) return 25;
  if (between(n, 231, 250)) return 10 + 3 * (n - 231);
  if (between(n, 251, 260) || between(n, 311, 340)) return 1 + (n % 3);
  if (between(n, 261, 280) || between(n, 341, 360)) return 4 + (n % 4);
  if (between(n, 213, 230) || between(n, 281, 290) || between(n, 361, 390)) return 9 + (n % 4);
  return n > 530 ? 400 : 30 + (n % 250);
}

/** Creation day of the youngest card of a group, in days before the seed date. Shared documents are later. */
const latest = (from: number, to: number) =>
  Math.min(...Array.from({ length: to - from + 1 }, (_, index) => createdOf(from + index)));

const printed = (group: string, day: number) => step('P1', day, ['batch', group]);
const home = (group: string, day: number, sent: number) => [printed(group, day), step('D2', sent, ['delivery', group])];
const received = (group: string, day: number) => step('D6', day, ['delivery', group]);
const toOffice = (
  group: string,
  office: number | string,
  days: readonly [printed: number, sent: number, received: number],
) => [
  printed(group, days[0]),
  step('D1', days[1], ['delivery', `${group}-${office}`], { office }),
  step(typeof office === 'string' ? 'D4' : 'D3', days[2], ['delivery', `${group}-${office}`]),
];
const after = (day: number) => [day - 1, day - 3, day - 6] as const;
const inactive = (n: number) => ([40, 80, 120].includes(n) ? [step('HOLD', 5, null, { hold: 'MEMBER_INACTIVE' })] : []);

/** Events of members' cards. n is the member, except for cards 531-550, which were replaced. */
function memberLife(n: number): SeedStep[] {
  const office = officeOf(n);
  if (n <= 60) {
    const day = latest(1, 60);
    const born = n >= 55 ? step('P2', day - 1, ['batch', 'ecard-done']) : printed('home', day - 1);
    const group = n >= 55 ? 'ecard-done' : 'home';
    return [born, step('D2', day - 3, ['delivery', group]), received(group, day - 6), ...inactive(n)];
  }
  if (n <= 130) {
    const day = latest(61, 130);
    const found = between(n, 70, 72)
      ? [step('L3', 40, ['loss', `found-${n}`]), step('L7', 30, ['loss', `found-${n}`])]
      : [];
    return [
      ...toOffice(n % 5 === 0 ? 'counter-stock' : 'counter', office, after(day)),
      step('U1', day - 8, ['pickup', String(n)]),
      ...found,
      ...inactive(n),
    ];
  }
  if (n <= 210) return [];
  if (n <= 212) return [...home('overdue', 24, 16), step('HOLD', 1, ['loss', 'courier'], { hold: 'LOSS_PENDING' })];
  if (n <= 230) return home('on-its-way', 8, 3);
  if (n <= 250) {
    const created = createdOf(n);
    return [
      ...toOffice(`waiting-${n}`, office, [created - 2, created - 4, created - 7]),
      step('HOLD', created - 7.01, ['pickup', String(n)], { hold: 'PICKUP_OPEN' }),
    ];
  }
  if (n <= 260) return [];
  if (n <= 270) return [printed('personal', 3)];
  if (n <= 280) return [step('P2', 3, ['batch', 'ecard'])];
  if (n <= 290) return [printed('office-4', 8), step('D1', 4, ['delivery', 'office-4'], { office: 4 })];
  const day = latest(291, 305);
  return [...home('lost', day - 1, day - 3), received('lost', day - 6), step('L3', 20, ['loss', `member-${n}`])];
}

function stockLife(n: number): Pick<SeedLife, 'office' | 'steps'> {
  const of = (office: number | string, steps: readonly SeedStep[]) => ({ office, steps });
  if (n <= 310)
    return of(5, [...toOffice('lost-stock', 5, after(latest(306, 310))), step('L1', 15, ['loss', 'office-5'])]);
  if (n <= 340) return of(4 + (n % 9), []);
  if (n <= 360) return of(4 + (n % 9), [printed('stock', 3)]);
  if (n <= 380)
    return of(n <= 370 ? 4 : 7, [
      printed('stock-sent', 8),
      step('D1', 4, ['delivery', `stock-sent-${n <= 370 ? 4 : 7}`], { office: n <= 370 ? 4 : 7 }),
    ]);
  if (n <= 390)
    return of('0102', [
      ...toOffice('stock-mra', '0102', [8, 7, 5]),
      step('S1', 3, ['assignment', 'mra-5'], { office: 5 }),
    ]);
  if (n <= 450) {
    const office = Math.floor((n - 391) / 5) + 1;
    const damaged = n === 395 || n === 400 ? [step('HOLD', 12, null, { hold: 'DAMAGED' })] : [];
    const reported = n === 421 || n === 422 ? [step('HOLD', 2, ['loss', 'office-7'], { hold: 'LOSS_PENDING' })] : [];
    return of(office, [...toOffice('safe', office, after(latest(391, 450))), ...damaged, ...reported]);
  }
  if (n <= 530) {
    const mra = mraCodes[Math.floor((n - 451) / 20)] as string;
    return of(mra, toOffice('safe-mra', mra, after(latest(451, 530))));
  }
  return of(6, [...toOffice('written-off', 6, [399, 397, 394]), step('X3', 60, ['writeoff', 'office-6'])]);
}

/** The previous card of member m, 1-20: lost for the first four, replaced on the day the new one was created. */
function replacedLife(member: number): SeedStep[] {
  const replacedOn = createdOf(member);
  const lost = member <= 4 ? [step('L3', replacedOn + 5, ['loss', `replaced-${member}`])] : [];
  return [
    ...home('replaced', 399, 397),
    received('replaced', 394),
    ...lost,
    step(member <= 4 ? 'X5' : 'X4', replacedOn, ['replacement', String(member)]),
  ];
}

const creation = (code: TransitionCode, group: string): SeedStep =>
  step(code, null, [code === 'C1' || code === 'C2' ? 'issuance' : 'verification', group]);

/** The 560 seeded cards. */
export const seedLives: readonly SeedLife[] = Array.from({ length: 560 }, (_, index): SeedLife => {
  const n = index + 1;
  const created = createdOf(n);
  if (between(n, 531, 550))
    return {
      n,
      created,
      kind: 'PERSONAL',
      member: n - 530,
      office: officeOf(n - 530),
      steps: [creation('C2', 'replaced'), ...replacedLife(n - 530)],
    };
  if (n > 305) return { n, created, kind: 'STOCK', member: null, ...stockOf(n) };
  const isStock = between(n, 61, 130) && n % 5 === 0;
  const isDigital = between(n, 55, 60) || between(n, 131, 210) || between(n, 271, 280);
  const code = isStock ? 'C1' : between(n, 181, 210) ? 'C4' : isDigital ? 'C3' : 'C2';
  const group = isDigital
    ? String(n)
    : `${isStock ? 'stock' : 'personal'}-${memberLife(n)[0]?.document?.[1] ?? 'open'}`;
  return {
    n,
    created,
    kind: isStock ? 'STOCK' : isDigital ? 'DIGITAL' : 'PERSONAL',
    member: n,
    office: officeOf(n),
    steps: [creation(code, group), ...memberLife(n)],
    ...(n <= 20 ? { replaces: n + 530 } : {}),
  };
});

function stockOf(n: number): Pick<SeedLife, 'office' | 'steps'> {
  const { office, steps } = stockLife(n);
  return { office, steps: [creation('C1', `stock-${steps[0]?.document?.[1] ?? 'open'}`), ...steps] };
}
