import { memberNew, type NewTarget } from '@console/contracts/membership/import-membership';
import { options } from '@console/contracts/core/fields';
import { text } from '@console/contracts/core/text';
import type { ProtectedText } from '../../platform/protected-text/protected-text.ts';
import { defineHandler } from '../../records/imports/handler.ts';
import { checkNew, type Columns } from './new-check.ts';
import { writeNew } from './new-write.ts';
import { headOfficeOnly } from './small-changes.ts';

const knownMembers = options({
  SKIP: ['Dibiarkan', 'Left alone'],
  UPDATE: ['Diperbarui', 'Updated'],
});

/** Files of new members. */
export const newHandler = (texts: ProtectedText) =>
  defineHandler<Columns>({
    definition: memberNew,
    recordModule: 'membership',
    uploader: headOfficeOnly,
    targetFacts: (_db, { onDuplicate = 'SKIP' }: NewTarget) =>
      Promise.resolve([
        {
          name: 'onDuplicate',
          title: text('Member yang sudah ada', 'Known members'),
          field: { kind: 'choice', options: knownMembers },
          value: onDuplicate,
        },
      ]),
    check: (rows, run) => checkNew(texts, rows, run),
    apply: (rows, run) => writeNew(texts, rows, run),
  });
