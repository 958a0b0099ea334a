import * as z from 'zod/mini';
import type { BusinessLine } from '../../core/business-lines.ts';
import { call } from '../../core/call.ts';
import { counts } from '../../core/number-fields.ts';
import {
  choice,
  choices,
  date,
  flag,
  line,
  money,
  percent,
  recordStatus,
  type Field,
  type Fields,
  type Option,
} from '../../core/fields.ts';
import { defineResource } from '../../core/resource.ts';
import { text, type Text } from '../../core/text.ts';
import { agreementAlertDays, insurerFilter, paymentTypes, tariffRefusals } from './vocabulary.ts';

const coveredGroup = z.object({
  code: z.string(),
  name: z.string(),
  required: z.boolean(),
  /** Rows of tariffs in force. */
  tariffs: z.int(),
});
export type CoveredGroup = z.infer<typeof coveredGroup>;

/** The calls of packages besides those of every resource. */
const packageCalls = (module: string) =>
  ({
    document: call({
      name: `${module}.document`,
      method: 'GET',
      base: 'middle',
      path: `${module}/{secureId}/document`,
      access: { privilege: `${module}:browse`, action: 'view' },
      audit: 'DOWNLOAD',
      summary: 'The wording of a policy as a PDF document',
      download: true,
      errors: ['DOCUMENT_MISSING'],
    }),
    groups: call({
      name: `${module}.groups`,
      method: 'GET',
      base: 'middle',
      path: `${module}/groups`,
      access: { privilege: `${module}:browse`, action: 'view' },
      summary: 'The product groups that a package has tariffs in force for',
      query: z.object({ insuranceId: z.uuid() }),
      result: z.array(coveredGroup),
    }),
  }) as const;

/** What the packages of one business line have besides those of the other. */
interface PackageLine<Own extends Fields, V extends string> {
  readonly module: string;
  readonly title: Text;
  readonly businessLine: BusinessLine;
  readonly volume: number;
  readonly coverages: readonly (Option & { readonly value: V })[];
  /** Further fields that core says. */
  readonly own: Own;
  readonly titles: Readonly<Record<keyof Own & string, Text>>;
  readonly columns: readonly (keyof Own & string)[];
  /** The modules of its tariffs. */
  readonly tariffs: readonly string[];
}

/** Insurers and their packages of one business line: core says all, staff switch them on (docs/model/products.md). */
export function packageResource<const Own extends Fields, const V extends string>({
  module,
  title,
  businessLine,
  volume,
  coverages,
  own,
  titles,
  columns,
  tariffs,
}: PackageLine<Own, V>) {
  const calls = packageCalls(module);
  const coverage = choice(coverages);
  return defineResource({
    module,
    title,
    masterData: { group: 'INSURANCE', line: businessLine },
    titles: {
      insuranceCode: text('Kode', 'Code'),
      insurerName: text('Perusahaan asuransi', 'Insurer'),
      packageName: text('Paket', 'Package'),
      coverage: text('Pertanggungan', 'Coverage'),
      paymentTypes: text('Jenis pembayaran', 'Payment types'),
      agreementNo: text('Nomor perjanjian', 'Agreement'),
      agreementFrom: text('Perjanjian mulai', 'Agreement from'),
      agreementTo: text('Perjanjian sampai', 'Agreement to'),
      commissionPct: text('Komisi', 'Commission'),
      taxPct: text('Pajak', 'Tax'),
      policyFee: text('Biaya polis', 'Policy fee'),
      sharia: text('Syariah', 'Sharia'),
      claimContact: text('Kontak klaim', 'Claims'),
      claimUrl: text('Alamat klaim', 'Address of claims'),
      wordingDocument: text('Dokumen polis', 'Wording'),
      tariffCount: text('Tarif', 'Tariffs'),
      endsSoon: text(`Berakhir dalam ${agreementAlertDays} hari`, `Ends within ${agreementAlertDays} days`),
      ...titles,
    } as never,
    label: 'packageName' as never,
    choice: { code: 'insuranceCode' as never, name: 'packageName' as never },
    coreFed: { key: 'insuranceCode' as never, switchedOnBy: 'approver' },
    volume,
    writtenBy: 'above-branch',
    fields: {
      insuranceCode: line({ minimum: 3, maximum: 20, unique: true }),
      insurerName: line({ minimum: 3, maximum: 80 }),
      packageName: line({ minimum: 3, maximum: 80 }),
      coverage: coverage as Field<V>,
      paymentTypes: choices(paymentTypes),
      agreementNo: line({ minimum: 3, maximum: 40 }),
      agreementFrom: date(),
      agreementTo: date(),
      commissionPct: percent({ minimum: 0, maximum: 90, notForBranches: true }),
      taxPct: percent({ minimum: 0, maximum: 90 }),
      policyFee: money({ minimum: 0, maximum: 100_000_000 }),
      sharia: flag(),
      claimContact: line({ minimum: 3, maximum: 80, required: false }),
      claimUrl: line({ minimum: 8, maximum: 200, pattern: /^https:\/\/\S+$/, required: false }),
      wordingDocument: line({ minimum: 5, maximum: 80, pattern: /^[\w-]+\.pdf$/i, required: false }),
      ...own,
    },
    derived: counts('tariffCount'),
    list: {
      filters: {
        insurerName: insurerFilter(),
        coverage: coverage as Field<V>,
        sharia: flag(),
        endsSoon: flag(),
        status: recordStatus(),
      },
      mainFilters: ['insurerName', 'coverage', 'status'] as never,
      sorts: ['insurerName', 'insuranceCode', 'agreementTo'] as never,
      defaultSort: ['insurerName,asc', 'insuranceCode,asc'] as never,
      search: ['insuranceCode', 'insurerName', 'packageName'] as never,
      columns: [
        'insuranceCode',
        'insurerName',
        'packageName',
        'coverage',
        'agreementTo',
        'tariffCount',
        'status',
        'sharia',
        ...columns,
        'paymentTypes',
      ] as never,
    },
    usedBy: Object.fromEntries(tariffs.map((each) => [each, { field: 'insuranceId', prevents: [] }])),
    queues: {
      endsSoon: {
        code: `${module.replaceAll('-', '_').toUpperCase()}_ENDING`,
        label: text(`Perjanjian akan berakhir: ${title.id}`, `Agreements about to end: ${title.en}`),
        filters: { endsSoon: true, status: 'active' },
        action: 'status',
      },
    } as never,
    operations: ['list', 'detail', 'activate', 'deactivate', 'lov', 'download', 'history'],
    errors: {
      AGREEMENT_EXPIRED: tariffRefusals.AGREEMENT_EXPIRED,
      NO_TARIFF: {
        status: 409,
        text: text('Belum ada tarif untuk paket ini', 'There is no tariff of this package yet'),
      },
      LAST_PACKAGE: {
        status: 409,
        text: text(
          'Ini satu-satunya paket untuk kelompok wajib asuransi: {groups}',
          'This is the only package of groups that need insurance: {groups}',
        ),
      },
      DOCUMENT_MISSING: {
        status: 404,
        text: text('Dokumen belum dikirim oleh core', 'Core has not delivered the document yet'),
      },
    },
    ranges: [['agreementFrom' as never, 'agreementTo' as never]],
    calls,
  });
}
