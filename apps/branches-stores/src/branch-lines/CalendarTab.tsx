import { queryEndpoint, type QueryEndpoint } from '@console/api';
import type { CalendarEntry } from '@console/contracts/branches-stores/branch/calendar';
import { feeTypesNmc } from '@console/contracts/branches-stores/branch/fees';
import { ageBands, allGroups, collateralTypes } from '@console/contracts/branches-stores/branch/lines';
import type { Call } from '@console/contracts/core/call';
import { addressOf } from '@console/contracts/core/resource';
import { Timeline, type TimelineLane } from '@console/ui/effective';
import { formatCurrency, percentText } from '@console/ui/formats';
import { defineMessages, useMessages, useText } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { useId } from 'react';
import type { OfLine } from './of-line.ts';

const messages = defineMessages({
  id: {
    rates: 'Kalender rate per tenor',
    fees: 'Kalender fee per tenor',
    key: 'Berlaku untuk',
    from: 'Nilai dibiayai dari {amount}',
    months: '{tenors} bulan',
    noRates: 'Belum ada rate.',
    noFees: 'Belum ada fee.',
  },
  en: {
    rates: 'Calendar of rates by tenor',
    fees: 'Calendar of fees by tenor',
    key: 'Holds for',
    from: 'Base from {amount}',
    months: '{tenors} months',
    noRates: 'There are no rates yet.',
    noFees: 'There are no fees yet.',
  },
});

interface Answer {
  readonly rows: readonly CalendarEntry[];
  readonly today: string;
}
const endpoints = new Map<string, QueryEndpoint<undefined, Answer>>();

/** The call of a line, read again when rates and fees of it change. */
function endpointOf({ calendar, rates, fees }: OfLine) {
  const known =
    endpoints.get(calendar.name) ??
    (queryEndpoint(calendar as Call<never, never, Answer>, {
      follows: ['approval', rates.module, fees.module],
    }) as unknown as QueryEndpoint<undefined, Answer>);
  endpoints.set(calendar.name, known);
  return known;
}

/** What an entry holds for, in words. */
function useTitles() {
  const t = useMessages(messages);
  const read = useText();
  const choice = (options: readonly { value: string; title: { id: string; en: string } }[], value: string | null) => {
    const found = options.find((option) => option.value === value);
    return found ? read(found.title) : null;
  };
  return (entry: CalendarEntry): string =>
    [
      entry.kind === 'FEE' ? choice(feeTypesNmc, entry.feeType) : (entry.productGroup ?? read(allGroups)),
      choice(collateralTypes, entry.collateralType),
      choice(ageBands, entry.ageBand),
      t('months', { tenors: `${entry.tenorFrom}-${entry.tenorTo}` }),
      entry.amountFrom ? t('from', { amount: formatCurrency(entry.amountFrom) }) : null,
    ]
      .filter((part) => part !== null)
      .join(', ');
}

const valueOf = ({ unit, regular, repeat }: CalendarEntry): string => {
  const shown = (value: string) => (unit === 'AMOUNT' ? formatCurrency(Number(value)) : percentText(value));
  return [regular, repeat].flatMap((value) => (value === null ? [] : shown(value))).join(' / ');
};

interface SideProps {
  readonly of: OfLine;
  readonly branchId: string;
  readonly kind: CalendarEntry['kind'];
  readonly answer: Answer;
}

/** The rates, or the fees. */
function Side({ of, branchId, kind, answer: { rows, today } }: SideProps) {
  const id = useId();
  const t = useMessages(messages);
  const titleOf = useTitles();
  const resource = kind === 'RATE' ? of.rates : of.fees;
  const lanes = new Map<string, TimelineLane['periods'][number][]>();
  for (const entry of rows) {
    if (entry.kind !== kind) continue;
    const title = titleOf(entry);
    const to = addressOf(resource, 'detail', { branchId, secureId: entry.secureId });
    lanes.set(title, [...(lanes.get(title) ?? []), { ...entry, value: valueOf(entry), to }]);
  }
  const label = t(kind === 'RATE' ? 'rates' : 'fees');
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      {lanes.size === 0 ? (
        <p>{t(kind === 'RATE' ? 'noRates' : 'noFees')}</p>
      ) : (
        <Timeline
          label={label}
          heading={t('key')}
          lanes={[...lanes].map(([title, periods]) => ({ title, periods }))}
          today={today}
        />
      )}
    </section>
  );
}

/** The effective calendar of a branch: its rates and fees one after another, by tenor. */
export function CalendarTab({ of, branchId }: { readonly of: OfLine; readonly branchId: string }) {
  const reading = endpointOf(of).useQuery({ parameters: { secureId: branchId } } as never);
  return (
    <Part of={reading}>
      {(answer: Answer) => (
        <>
          <Side of={of} branchId={branchId} kind="RATE" answer={answer} />
          <Side of={of} branchId={branchId} kind="FEE" answer={answer} />
        </>
      )}
    </Part>
  );
}
