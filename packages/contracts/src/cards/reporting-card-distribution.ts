import { defineResource } from '../core/resource.ts';
import { text } from '../core/text.ts';
import { module, filters, distributionCalls } from './reporting-card-distribution/calls.ts';

export {
  type DistributionGroup,
  distributionColumns,
  type DistributionColumn,
  distributionTitles,
  type LeadStage,
  leadStages,
  type LeadStageName,
  leadStageNames,
  openedFigures,
  type OpenedFigure,
  distributionPeriod,
  distributionPage,
  lastDayFrom,
  periodFault,
  type DistributionQuery,
  type DistributionRow,
  type DistributionReport,
  type LeadTime,
  type ListedCard,
  distributionCalls,
} from './reporting-card-distribution/calls.ts';

/** How cards flowed through the safes of offices (docs/model/cards.md#distribution-report). No record of its own. */
export const cardDistribution = defineResource({
  module,
  title: text('Laporan Distribusi Kartu', 'Card Distribution Report'),
  label: [],
  volume: 440_000,
  status: false,
  titles: {
    from: text('Periode dari', 'Period from'),
    to: text('Periode sampai', 'Period until'),
    groupBy: text('Kelompok', 'Group by'),
    mraId: text('MRA'),
    branchId: text('Cabang', 'Branch'),
    cardTypeId: text('Jenis kartu', 'Card type'),
    cardDesignId: text('Desain', 'Design'),
  },
  fields: {},
  list: { filters, defaultSort: [] },
  operations: [],
  errors: {
    PERIOD_TOO_LONG: {
      status: 422,
      text: text('Periode maksimal {months} bulan', 'The period is at most {months} months'),
    },
  },
  calls: distributionCalls,
});
