import { flag } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text, type Text } from '../../core/text.ts';
import { orderErrors } from '../orders/errors.ts';
import { orderStates } from '../orders/vocabulary.ts';
import { poCallsOf } from './calls.ts';
import { poChartCall } from './chart.ts';
import { poErrors } from './errors.ts';
import { poColumns, poFacts, poFilters, poMember, poTitles } from './record.ts';
import { poSteps } from './steps.ts';
import { poModules, type PoLine } from './vocabulary.ts';

/** Codes of the counters of a line. */
const counters = {
  SPEKTRA: { today: 'PO_TODAY', hold: 'PO_HOLD', of: text('order SPEKTRA', 'SPEKTRA orders') },
  NMC: { today: 'PO_TODAY_NMC', hold: 'PO_HOLD_NMC', of: text('order NMC', 'NMC orders') },
} as const;

/** What the home page counts of the orders of a line. */
const queuesOf = (line: PoLine) => {
  const { today, hold, of } = counters[line];
  return {
    today: {
      code: today,
      label: text(`Hari ini: ${of.id}`, `Today: ${of.en}`),
      filters: { today: true },
    },
    hold: {
      code: hold,
      label: text(`Ditahan atau red flag: ${of.id}`, `Held or with a red flag: ${of.en}`),
      filters: { attention: true },
      action: 'update',
      since: 'statusSince',
    },
  } as const;
};

/** Live orders of a line, which staff follow and intervene in (docs/model/orders-logs.md#po-status). */
const poStatusOf = (line: PoLine, title: Text) => {
  const module = poModules[line].live;
  return defineResource({
    module,
    base: 'transaction',
    title,
    label: 'applNo',
    summary: ['memberName', 'financedAmount', 'branch'],
    volume: 1_200_000,
    status: false,
    titles: {
      ...poTitles,
      today: text('Hari ini', 'Today'),
      attention: text('Ditahan atau red flag', 'Held or with a red flag'),
    },
    fields: {},
    derived: { ...poFacts, ...poMember },
    states: { field: 'status' },
    steps: poSteps,
    list: {
      filters: { ...poFilters(line), today: flag(), attention: flag() },
      mainFilters: ['from', 'to', 'sourceInput'],
      sorts: ['purchaseDate'],
      defaultSort: ['purchaseDate,desc'],
      search: ['applNo', 'poNumber', 'custNo', 'memberName', 'phone', 'cardNo'],
      tabs: {
        filter: 'status',
        of: orderStates
          .filter(({ value }) => line === 'NMC' || (value !== 'SURVEY' && value !== 'INDENT'))
          .map(({ value, title: name }) => ({ key: value, title: name, values: [value] })),
      },
      columns: poColumns,
      large: true,
    },
    queues: queuesOf(line),
    operations: ['list', 'detail', 'download', 'reveal'],
    errors: { ...orderErrors, ...poErrors },
    calls: { ...poCallsOf(module), chart: poChartCall(module) },
  });
};

export const poStatus = poStatusOf('SPEKTRA', text('Status PO', 'PO status'));
export const poStatusNmc = poStatusOf('NMC', text('Status PO NMC', 'PO status NMC'));

/** The live orders of each line. */
export const poStatuses = { SPEKTRA: poStatus, NMC: poStatusNmc } as const satisfies Readonly<Record<PoLine, object>>;
export type PoStatus = RecordOf<typeof poStatus>;
