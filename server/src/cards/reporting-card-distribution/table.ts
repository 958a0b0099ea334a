import type { DistributionFigureName } from '@console/contracts/cards/reporting-card-distribution/figures';
import type { ColumnType } from 'kysely';

type Figures = { readonly [Name in DistributionFigureName]: number };

/**
 * Cards into and out of a safe on a day, per card type, and the stock at its end. Columns have the names of the
 * figures.
 */
export interface CardDistributionDailyTable extends Figures {
  day: ColumnType<string, string, string>;
  office_branch_id: string | null;
  office_mra_id: string | null;
  card_type_id: string;
  closing: number;
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    card_distribution_daily: CardDistributionDailyTable;
  }
}
