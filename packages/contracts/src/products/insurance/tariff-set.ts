import type { BusinessLine } from '../../core/business-lines.ts';
import type { Base } from '../../core/bases.ts';
import type { Call } from '../../core/call.ts';
import type { FieldError } from '../../core/errors.ts';
import { choice, date, line, recordStatus, reference, type Fields } from '../../core/fields.ts';
import type { Referable } from '../../core/reference.ts';
import { defineResource, type Resource } from '../../core/resource.ts';
import { text, type Text } from '../../core/text.ts';
import {
  insuredPrice,
  insurerFilter,
  premiumChange,
  raised,
  setApproval,
  tariffPhases,
  tariffRefusals,
} from './vocabulary.ts';

/** What the tariffs of one business line have besides those of the other. */
interface TariffLine<
  Own extends Fields,
  L extends Fields,
  P extends Referable,
  C extends Readonly<Record<string, Call>>,
> {
  readonly module: string;
  /** Where its calls are; `middle` unless given. */
  readonly base?: Base;
  readonly title: Text;
  readonly businessLine: BusinessLine;
  readonly volume: number;
  readonly packages: P;
  /** What a row is for, and what it costs. */
  readonly own: Own;
  readonly filters: L;
  readonly sorts: readonly (keyof Own & string)[];
  /** What the rows of a set are ordered by; their codes unless given. */
  readonly within?: keyof Own & string;
  readonly columns: readonly (keyof Own & string)[];
  readonly titles: Readonly<Partial<Record<(keyof Own | keyof L) & string, Text>>>;
  readonly rules: readonly { check(values: never): readonly FieldError[] }['check'][];
  readonly errors?: Resource['errors'];
  readonly calls: C;
}

const mostMainFilters = 3;

/** Tariffs in sets that are switched on as a whole (docs/model/products.md#tariff-sets). */
export function tariffResource<
  const Own extends Fields,
  const L extends Fields,
  const P extends Referable,
  const C extends Readonly<Record<string, Call>>,
>({
  module,
  base = 'middle',
  title,
  businessLine,
  volume,
  packages,
  own,
  filters,
  sorts,
  within,
  columns,
  titles,
  rules,
  errors,
  calls,
}: TariffLine<Own, L, P, C>) {
  return defineResource({
    module,
    base,
    title,
    masterData: { group: 'INSURANCE', line: businessLine },
    titles: {
      rowCode: text('Kode baris', 'Row code'),
      setNo: text('Nomor set', 'Set no'),
      insuranceId: text('Paket', 'Package'),
      priceFrom: text('Harga dari', 'Price from'),
      priceTo: text('Harga sampai', 'Price to'),
      effectiveFrom: text('Mulai berlaku', 'Effective from'),
      effectiveTo: text('Berlaku sampai', 'Effective to'),
      insurerName: text('Perusahaan asuransi', 'Insurer'),
      phase: text('Fase', 'Phase'),
      maxChangePct: premiumChange.title,
      raisesPremiums: raised.title,
      ...titles,
    } as never,
    label: 'rowCode' as never,
    coreFed: { key: 'rowCode' as never, switchedOnBy: 'approver' },
    volume,
    writtenBy: 'above-branch',
    tellsActivation: true,
    ...setApproval,
    fields: {
      rowCode: line({ minimum: 3, maximum: 40, unique: true }),
      setNo: line({ minimum: 3, maximum: 30 }),
      insuranceId: reference(packages),
      ...own,
      priceFrom: insuredPrice(),
      priceTo: insuredPrice(false),
      effectiveFrom: date(),
    },
    derived: {
      insurerName: line({ maximum: 80 }),
      effectiveTo: date({ required: false }),
      phase: choice(tariffPhases),
      /** Of the whole set, while it waits to be switched on. */
      maxChangePct: premiumChange.field,
      /** By switching the whole set on, or off while it is still to begin. */
      raisesPremiums: raised.field,
    },
    list: {
      filters: {
        setNo: line({ maximum: 30 }),
        insurerName: insurerFilter(),
        insuranceId: reference(packages),
        phase: choice(tariffPhases),
        ...filters,
        status: recordStatus(),
      },
      /** `phase`: what holds first, sets one after another, the newest first. */
      sorts: ['phase', 'setNo', 'rowCode', 'priceFrom', ...sorts] as never,
      defaultSort: ['phase,asc', `${within ?? 'rowCode'},asc`] as never,
      mainFilters: ['phase', ...Object.keys(filters).slice(0, mostMainFilters - 1)] as never,
      search: ['setNo', 'rowCode'] as never,
      columns: [
        'rowCode',
        'setNo',
        ...columns,
        'phase',
        'priceFrom',
        'priceTo',
        'effectiveFrom',
        'effectiveTo',
        'insurerName',
        'status',
      ] as never,
    },
    rules: [
      (({ priceFrom, priceTo }: { readonly priceFrom: number; readonly priceTo: number | null }) =>
        priceTo !== null && priceTo < priceFrom ? [{ field: 'priceTo', code: 'BAND_ORDER' }] : []) as never,
      ...(rules as never[]),
    ],
    operations: ['list', 'detail', 'activate', 'deactivate', 'download', 'history'],
    errors: {
      ...tariffRefusals,
      SECOND_APPROVER: {
        status: 409,
        text: text(
          'Set ini menunggu persetujuan orang kedua pada baris {row}',
          'This set waits for a second person at row {row}',
        ),
      },
      SET_ONCE: {
        status: 409,
        text: text(
          'Pilih satu baris saja dari set {set}: seluruh set menunggu orang kedua',
          'Choose one row of set {set} only: the whole set waits for a second person',
        ),
      },
      SET_CLOSED: {
        status: 422,
        text: text(
          'Set sudah diaktifkan; tarif baru perlu set baru',
          'The set is switched on; new tariffs need a new set',
        ),
      },
      SET_MIXED: {
        status: 422,
        text: text(
          'Satu set punya satu paket dan satu tanggal mulai',
          'A set has one package and one day from which it holds',
        ),
      },
      SET_ENDED: {
        status: 409,
        text: text('Set ini sudah berakhir', 'This set has ended'),
      },
      ...errors,
    },
    calls,
  });
}
