import type { Resource } from '@console/contracts/core/resource';
import { FileFault } from '../../platform/spreadsheets/sheet.ts';
import { columnLayoutOf, type ColumnLayout } from '../imports/column-layout.ts';
import { readRow } from '../imports/read-and-check-row.ts';
import { deliveryColumns, fedColumns } from './delivery-columns.ts';
import type { OpenDelivery } from './source.ts';

export interface Fault {
  readonly field: string;
  readonly code: string;
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** A row of a delivery: values by field, references still as codes. */
export interface FedRow {
  readonly rowNo: number;
  /** The business code in lower case; `null` where it cannot be read. */
  readonly key: string | null;
  readonly coreCode: string | null;
  readonly status: 'active' | 'inactive';
  readonly values: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
}

/**
 * The rows of a delivery after its header.
 * @throws FileFault when the file as a whole cannot be read
 */
export async function* readDelivery(resource: Resource, { read }: OpenDelivery): AsyncGenerator<FedRow> {
  const columns = deliveryColumns(resource);
  const fed = fedColumns(resource);
  const fieldOf = new Map(fed.map(({ name, column }) => [column, name]));
  const keyColumn = fed.find(({ name }) => name === resource.coreFed?.key)?.column ?? '';
  const sheet = await read();
  let layout: ColumnLayout | null = null;
  for await (const row of sheet.rows) {
    if (!layout) {
      layout = columnLayoutOf(row.cells, { columns });
      continue;
    }
    const { rowNo, values, messages } = readRow({ columns }, layout, row, sheet.decimalComma);
    const key = values[keyColumn];
    yield {
      rowNo,
      key: typeof key === 'string' ? key.toLowerCase() : null,
      coreCode: (values['core_code'] as string | null) ?? (key as string | null),
      status: values['status'] === 'inactive' ? 'inactive' : 'active',
      values: Object.fromEntries(fed.map(({ name, column }) => [name, values[column]])),
      faults: messages.map(({ column, code, parameters }) => ({
        field: fieldOf.get(column ?? '') ?? column ?? 'row',
        code,
        ...(parameters ? { parameters } : {}),
      })),
    };
  }
  if (!layout) throw new FileFault('FILE_EMPTY');
}
