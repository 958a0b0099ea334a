import type { DealerFileTarget } from '@console/contracts/branches-stores/exclusive-dealer/target';
import { dealerLines, dealerTermsTitles } from '@console/contracts/branches-stores/exclusive-dealer/vocabulary';
import { choice } from '@console/contracts/core/fields';
import type { ImportRun } from '../../records/imports/handler.ts';
import { onTerms } from '../outlet-terms/file-handler.ts';
import { linesOfDealers } from '../outlet-terms/outlets.ts';

const column = 'dealer_code';
const lineOf = (target: ImportRun['target']) => (target as unknown as DealerFileTarget).businessLine;

/** What files of both registers of dealers have: the line is chosen on the screen. */
export const dealerFile = {
  outlet: { column, field: 'dealerId' },
  lines: linesOfDealers,
  lineOf,
  targetFacts: (_db: unknown, target: ImportRun['target']) =>
    Promise.resolve([
      {
        name: 'businessLine',
        title: dealerTermsTitles.businessLine,
        field: { kind: 'choice', options: choice(dealerLines).options },
        value: lineOf(target),
      },
    ] as never),
} as const;

/** Columns on which the terms of the branch depend. */
export const onDealerTerms = onTerms(column);
