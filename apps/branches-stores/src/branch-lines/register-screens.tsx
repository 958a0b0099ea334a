import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { later } from '@console/ui/later';
import { useOfficeForm } from './office/use-office-form.tsx';
import { wordsOf } from './in-margin.ts';
import type { OfLine } from './of-line.ts';

// The list of branches opens without them.
const BranchRows = later(async () => ({ default: (await import('./BranchRows.tsx')).BranchRows }));
const CalendarTab = later(async () => ({ default: (await import('./CalendarTab.tsx')).CalendarTab }));
const CopyLink = later(async () => ({ default: (await import('./copies/CopyLink.tsx')).CopyLink }));
const CopyTab = later(async () => ({ default: (await import('./copies/CopyTab.tsx')).CopyTab }));
const EditOffice = later(async () => ({ default: (await import('./office/EditOffice.tsx')).EditOffice }));
const ExclusiveRows = later(async () => ({ default: (await import('./ExclusiveRows.tsx')).ExclusiveRows }));
const FeesOf = later(async () => ({ default: (await import('./FeesOf.tsx')).FeesOf }));

const bulk = { key: 'bulk', title: text('Impor massal', 'Bulk import'), action: 'import' } as const;
const gaps = {
  key: 'gaps',
  title: text('Periksa rate dan fee', 'Check rates and fees'),
  action: 'operate',
} as const;
const office = text('Kantor', 'Office');
const place = text('Alamat (sama di semua lini)', 'Address (the same in every line)');
const more = text('Keputusan dan tanggal', 'Decision and dates');

const identity = ['officeCode', 'name', 'officeType', 'mroId'] as const;
const address = ['address', 'city', 'provinsi', 'zipCode', 'phone', 'email', 'latitude', 'longitude'] as const;

const sections = [
  {
    title: office,
    description: text(
      'Kantor yang sudah ada di lini lain memakai alamat dari lini itu',
      'An office that another line has takes its address from there',
    ),
    fields: [...identity],
  },
  { title: place, fields: [...address] },
  {
    title: more,
    fields: [
      'insuranceArea',
      'centralDecision',
      'openingDate',
      {
        name: 'copyFromId',
        help: text(
          'Salinannya diajukan setelah cabang disetujui dan diputuskan sekaligus; mulai berlaku hari berikutnya',
          'The copy is asked for once the branch is approved, and decided as one; it holds from the next day',
        ),
      },
    ] as const,
  },
];

/** The screens of the register of a line: a branch with its rates, fees, zip codes and kiosks. */
export const registerScreens = (of: OfLine) =>
  screens(of.register, {
    sections,
    columns: [
      'officeCode',
      'name',
      'city',
      { field: 'mroId', second: 'mra' },
      'region',
      'ratesInForce',
      'feesInForce',
      'waitingCount',
      'isQanun',
      'state',
      { field: 'mra', hidden: true },
    ],
    detailSections: [
      { title: office, fields: [...identity, 'mra', 'region', 'otherLines', 'state', 'isQanun'] },
      {
        title: text('Rate dan fee', 'Rates and fees'),
        fields: ['ratesInForce', 'feesInForce', 'waitingCount', 'rateGaps'],
      },
      { title: place, fields: [...address] },
      { title: more, fields: ['insuranceArea', 'centralDecision', 'openingDate', 'closingDate'] },
    ],
    initial: { officeType: 'CABANG' },
    list: {
      tools: [
        ...(of.files.bulk ? [{ ...bulk, to: `/${of.module}/import-bulk` }] : []),
        { ...gaps, run: async () => (await import('./check-gaps.ts')).checkGaps(of) },
      ],
      exportInForce: of.rates,
    },
    create: function useCreate() {
      return useOfficeForm(of, sections);
    },
    refuses: ({ state }) => (state === 'new' ? {} : { delete: 'BRANCH_NOT_NEW' }),
    detail: {
      offers: ['delete'],
      actions: (branch) => (
        <>
          <CopyLink of={of} branch={branch} />
          <EditOffice of={of} branch={branch as never} />
        </>
      ),
    },
    tabs: [
      {
        key: 'rates',
        title: text('Rate', 'Rates'),
        content: ({ secureId, isQanun }) => <BranchRows rows={wordsOf(of, { isQanun }).rates} branchId={secureId} />,
        parameters: ['page', 'size', 'sort', 'search', ...Object.keys(of.rates.list.filters)],
      },
      {
        key: 'fees',
        title: text('Fee', 'Fees'),
        content: ({ secureId }) => <FeesOf of={of} branchId={secureId} />,
        parameters: ['page', 'size', 'sort', 'search', ...Object.keys(of.fees.list.filters)],
      },
      {
        key: 'exclusive-rates',
        title: text('Rate eksklusif', 'Exclusive rates'),
        content: ({ secureId }) => <ExclusiveRows of={of} kind="rate" branchId={secureId} />,
        parameters: ['page', 'size', 'sort', 'search', 'baseId'],
      },
      {
        key: 'exclusive-fees',
        title: text('Fee eksklusif', 'Exclusive fees'),
        content: ({ secureId }) => <ExclusiveRows of={of} kind="fee" branchId={secureId} />,
        parameters: ['page', 'size', 'sort', 'search', 'baseId'],
      },
      {
        key: 'calendar',
        title: text('Kalender efektif', 'Effective calendar'),
        content: ({ secureId }) => <CalendarTab of={of} branchId={secureId} />,
      },
      {
        key: 'copies',
        title: text('Salinan', 'Copies'),
        content: (branch) => <CopyTab of={of} branch={branch} />,
        parameters: ['page', 'size', 'sort', 'search', 'state', 'id'],
      },
    ],
  });
