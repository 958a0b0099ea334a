import { sendCall } from '@console/api';
import { statusPreviewCall, type Resource } from '@console/contracts/core/resource';
import type { Row } from './declaration.ts';
import { foreseenLines, type ReportLine } from './report.ts';
import type { Selection } from './selection.ts';

export type StatusOperation = 'activate' | 'deactivate';

/** The records of a status change. */
export interface StatusTarget {
  readonly selection: Selection;
  /** The filter of the list on the screen, which "all" refers to. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly label: (row: Row) => string;
  readonly done: () => void;
}

/** Leaves out rows that already have the new status, since the services refuse a call with one of them. */
export const changeable = (selection: Selection, operation: StatusOperation): Selection =>
  selection.kind === 'all'
    ? selection
    : {
        kind: 'rows',
        rows: new Map(
          [...selection.rows].filter(([, row]) => row.status !== (operation === 'activate' ? 'active' : 'inactive')),
        ),
      };

export const itemsOf = (rows: ReadonlyMap<string, Row>) =>
  [...rows.values()].map(({ secureId, version }) => ({ secureId, version }));

/** The rows that would refuse; none where the services cannot say so. */
export async function foreseenRefusals(
  resource: Resource,
  operation: StatusOperation,
  rows: ReadonlyMap<string, Row>,
): Promise<readonly ReportLine[]> {
  const answer = await sendCall(statusPreviewCall(resource, operation), { body: { items: itemsOf(rows) } });
  // The change itself is still refused, and says why.
  return 'error' in answer ? [] : foreseenLines(answer.data);
}

/** The record when only one is selected. */
export const onlyRow = (selection: Selection): Row | undefined => {
  const [row, another] = selection.kind === 'rows' ? [...selection.rows.values()] : [];
  return another ? undefined : row;
};

/** Names the selected rows as the list does. */
export const labelsOf =
  ({ selection, label }: StatusTarget) =>
  (secureId: string): string => {
    const row = selection.kind === 'rows' ? selection.rows.get(secureId) : undefined;
    return row ? label(row) : secureId;
  };
