import type { ExclusiveSheets } from '@console/contracts/branches-stores/branch/exclusive';
import { addressOf } from '@console/contracts/core/resource';
import type { Text } from '@console/contracts/core/text';
import { childTab } from '@console/ui/children';

const columns = ['officeCode', 'branchName', 'tenors', 'baseFrom', 'baseTo', 'lineCount'] as const;

/**
 * The sheets of concessions with a line for a group of stores or an employer, on its page.
 * @param code the code of the record, which the lines name
 */
export const sheetsTab = <const R extends ExclusiveSheets>(sheets: R, title: Text, code: string) => {
  const { module, privilege } = sheets;
  return childTab(sheets as ExclusiveSheets, {
    parent: 'subjectCode',
    parentOf: (record: never) => (record as Readonly<Record<string, string | null>>)[code] ?? null,
    routes: { module, privilege, pages: {} },
    detail: (row) => addressOf(sheets, 'detail', row),
    columns,
    title,
  });
};
