import { tenorBounds } from '@console/contracts/core/credit-terms';
import { date, flag, reference, type Fields } from '@console/contracts/core/fields';
import { numbered } from '@console/contracts/core/number-ranges';
import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { checkField, normalise } from '@console/contracts/core/validation';
import { promoTitles } from '@console/contracts/promos-products/promo/fields';
import { promoRateFiles } from '@console/contracts/promos-products/promo/rate-file';
import { promoOf, sheetLines } from '@console/contracts/promos-products/promo-rate';
import { FormSections, useBusyFields, useTypedForm, type FormValues } from '@console/ui/form';
import { ImportWizard } from '@console/ui/import';
import { isRecordId, useAddressValues } from '@console/ui/left-out';
import { useMessages } from '@console/ui/messages';
import { useId, useMemo, type ComponentType } from 'react';
import { messages } from './messages.ts';
import type { OfLine } from './of-line.ts';

const optional = { required: false } as const;
const granted = ['storeSubsidy', 'fifIncome', 'storeAdminFee'] as const;
const period = text('Kosongkan untuk periode promo', 'Leave empty for the period of the promo');
const zeroRate = text(
  'Berlaku untuk semua baris file. Kosong atau 0 berarti tidak ada',
  'For all rows of the file. Empty or 0 means none',
);

/** What a file is for, as a form asks it. */
function formOf({ line, sheets }: OfLine): Resource {
  const { columns, titles } = sheetLines(line).sheet!;
  const fields: Fields = {
    promoId: reference(promoOf(line), { lovParameters: { writable: 'true' } }),
    tenors: numbered(tenorBounds),
    periodFrom: date(optional),
    periodTo: date(optional),
    ...(Object.fromEntries(granted.map((name) => [name, columns[name]])) as Fields),
    keepExisting: flag(),
  };
  return {
    ...sheets,
    fields,
    rules: [],
    titles: {
      ...promoTitles,
      promoId: text('Promo'),
      periodFrom: promoTitles.startDate,
      periodTo: promoTitles.endDate,
      ...Object.fromEntries(granted.map((name) => [name, titles[name]])),
      keepExisting: text('Pertahankan subsidi dan biaya yang ada', 'Keep subsidies and fees that are there'),
    },
  } as unknown as Resource;
}

const sections = [
  {
    title: text('Promo'),
    fields: ['promoId', 'tenors', { name: 'periodFrom', help: period }, { name: 'periodTo', help: period }],
  },
  {
    title: text('Subsidi dan biaya', 'Subsidies and fees'),
    description: zeroRate,
    fields: [...granted, 'keepExisting'],
  },
];

const partText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The values of the form as parts of the upload; `null` while one is missing or wrong. */
function targetOf({ fields }: Resource, values: FormValues): Readonly<Record<string, string>> | null {
  const cleaned = Object.entries(fields).map(([name, field]) => ({
    name,
    field,
    value: normalise(field, values[name]),
  }));
  if (cleaned.some(({ name, field, value }) => checkField(name, field, value) !== null)) return null;
  const parts = cleaned.flatMap(({ name, value }) =>
    value == null || value === '' ? [] : [[name, [value].flat().map(partText).join(',')] as const],
  );
  return { keepExisting: 'false', ...Object.fromEntries(parts) };
}

/** Imports rates of branches for tenors of a promo of a line. */
export const importRatesPage = (of: OfLine): ComponentType =>
  function ImportRatesPage() {
    const t = useMessages(messages);
    const id = useId();
    const resource = useMemo(() => formOf(of), []);
    const { promoId } = useAddressValues({ promoId: { title: t('promo'), accepts: isRecordId } });
    const initial = useMemo(() => ({ keepExisting: true, ...(promoId ? { promoId } : {}) }), [promoId]);
    const { form, offer, done } = useTypedForm({ resource, document: `${of.module}:import`, initial });
    const { isBusy, onBusy } = useBusyFields();
    const target = useMemo(() => targetOf(resource, form.values), [resource, form.values]);
    return (
      <ImportWizard definition={promoRateFiles[of.line]} target={isBusy ? null : target} onUploaded={done}>
        <p>{t('fileInstruction')}</p>
        {offer}
        <FormSections id={id} resource={resource} sections={sections} form={form} onBusy={onBusy} />
      </ImportWizard>
    );
  };
