import type { DistributionFigureName } from '@console/contracts/cards/distribution';
import type { ColumnType } from 'kysely';

type Figures = { readonly [Name in DistributionFigureName]: number };

/**
 * What came into a safe and left it on a day, per card type, and what lay there at its end. Columns are named as the
 * figures are.
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
