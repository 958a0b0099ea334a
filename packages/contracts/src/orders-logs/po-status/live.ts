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
    titles: poTitles,
    fields: {},
    derived: { ...poFacts, ...poMember },
    states: { field: 'status' },
    steps: poSteps,
    list: {
      filters: poFilters(line),
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
