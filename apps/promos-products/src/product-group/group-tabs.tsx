import type { BusinessLine } from '@console/contracts/core/business-lines';
import { text } from '@console/contracts/core/text';
import type { DetailTab } from '@console/ui/detail';
import { later } from '@console/ui/later';

const GroupRates = later(async () => ({ default: (await import('./GroupRates.tsx')).GroupRates }));

interface Group {
  readonly secureId: string;
  readonly ageFrom?: number;
  readonly ageTo?: number;
}

/** The tab with the rates of a group by branch. */
export const ratesTab = (line: BusinessLine): DetailTab<{ readonly secureId: string }> => ({
  key: 'rates',
  title: text('Rate per cabang', 'Rates by branch'),
  content: (record) => {
    const { secureId, ageFrom, ageTo } = record as Group;
    return <GroupRates line={line} groupId={secureId} ageBand={ageFrom === undefined ? null : `${ageFrom}-${ageTo}`} />;
  },
});
