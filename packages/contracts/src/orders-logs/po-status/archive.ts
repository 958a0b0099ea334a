import { date, paragraph } from '../../core/fields.ts';
import { defineResource, step, type RecordOf } from '../../core/resource.ts';
import { text, type Text } from '../../core/text.ts';
import { orderRules } from '../orders/machine.ts';
import { poCallsOf } from './calls.ts';
import { poErrors } from './errors.ts';
import { poColumns, poFacts, poFilters, poMember, poTitles } from './record.ts';
import { poModules, type PoLine } from './vocabulary.ts';

/** What is done to archived orders: nothing but to restore them. */
const archiveSteps = {
  restore: step({
    title: text('Pulihkan', 'Restore'),
    effect: text(
      `PO kembali ke daftar aktif dengan status semula, dan tidak diarsipkan lagi ${orderRules.archiveHoldDays} hari.`,
      `The PO returns to the live list in its status, and is not archived for ${orderRules.archiveHoldDays} days.`,
    ),
    action: 'operate',
    fields: { reason: paragraph({ minimum: orderRules.shortestNote, maximum: orderRules.longestNote }) },
    titles: { reason: text('Alasan', 'Reason') },
    errors: ['NOT_ARCHIVED'],
    many: 'each',
  }),
};

/** Archived orders of a line, read only (docs/model/orders-logs.md#po-status-archive). */
const poArchiveOf = (line: PoLine, title: Text) => {
  const module = poModules[line].archive;
  return defineResource({
    module,
    base: 'transaction',
    title,
    label: 'applNo',
    summary: ['memberName', 'financedAmount', 'branch'],
    volume: 18_000_000,
    status: false,
    titles: {
      ...poTitles,
      archivedFrom: text('Diarsipkan dari', 'Archived from'),
      archivedTo: text('Diarsipkan sampai', 'Archived until'),
    },
    fields: {},
    derived: { ...poFacts, ...poMember },
    states: { field: 'status' },
    steps: archiveSteps,
    list: {
      filters: { archivedFrom: date(), archivedTo: date(), ...poFilters(line) },
      mainFilters: ['archivedFrom', 'archivedTo', 'status'],
      sorts: ['purchaseDate'],
      defaultSort: ['purchaseDate,desc'],
      search: ['applNo', 'poNumber', 'custNo', 'memberName', 'phone', 'cardNo'],
      columns: [...poColumns, 'archivedAt'],
      large: true,
    },
    operations: ['list', 'detail', 'download', 'reveal'],
    errors: poErrors,
    calls: poCallsOf(module),
  });
};

export const poArchive = poArchiveOf('SPEKTRA', text('Arsip Status PO', 'PO status archive'));
export const poArchiveNmc = poArchiveOf('NMC', text('Arsip Status PO NMC', 'PO status NMC archive'));

/** The archived orders of each line. */
export const poArchives = { SPEKTRA: poArchive, NMC: poArchiveNmc } as const satisfies Readonly<Record<PoLine, object>>;
export type PoArchived = RecordOf<typeof poArchive>;
