import { checkField, normalise } from '@console/contracts/core/validation';
import { date, references, type Fields } from '@console/contracts/core/fields';
import { targetErrors, type RateTarget } from '@console/contracts/branches-stores/branch/rate-imports';
import { allGroups, branchLines, ageBands, collateralTypes } from '@console/contracts/branches-stores/branch/lines';
import { periodTitles } from '@console/contracts/core/titles';
import { flag, choice, line as lineField } from '@console/contracts/core/fields';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { FormSections, useBusyFields, useTypedForm, type FormField } from '@console/ui/form';
import { useMessages, defineMessages } from '@console/ui/messages';
import { useId, useMemo } from 'react';
import type { OfLine } from './of-line.ts';
import { bandTicks, groupTicks } from './Ticks.tsx';

const messages = defineMessages({
  id: {
    instruction:
      'Upload only CSV files with columns office_code, rate_regular and rate_ro. Other files are not processed.',
  },
  en: {
    instruction:
      'Upload only CSV files with columns office_code, rate_regular and rate_ro. Other files are not processed.',
  },
});

const bands = /^\d{1,2}\s*-\s*\d{1,2}(\s*,\s*\d{1,2}\s*-\s*\d{1,2})*$/;
/** Characters of a band as people write it, blanks around its hyphen included. */
const longestBand = 9;

const titles = {
  ...periodTitles,
  productGroupIds: text('Kelompok produk', 'Product groups'),
  bands: text('Rentang tenor', 'Bands of tenors'),
  supersede: text('Akhiri rate sebelumnya sehari sebelum mulai', 'End the rate before on the day before'),
  collateralType: text('Jenis jaminan', 'Collateral'),
  ageBand: text('Umur kendaraan', 'Age of the vehicle'),
} as const;

const fieldsOf = ({ line }: OfLine, isBulk: boolean): Fields => ({
  productGroupIds: references(branchLines[line].groups, {
    minimum: 0,
    maximum: isBulk ? 40 : 1,
    required: false,
    emptyMeans: allGroups,
  }),
  bands: lineField({
    minimum: 3,
    maximum: isBulk ? 400 : longestBand,
    pattern: isBulk ? bands : /^\d{1,2}\s*-\s*\d{1,2}$/,
  }),
  effectiveFrom: date(),
  effectiveTo: date({ required: false }),
  supersede: flag(),
  ...(line === 'UFI' ? { collateralType: choice(collateralTypes), ageBand: choice(ageBands) } : {}),
});

/** The rule of the services over the values of the form. */
const rule = ({ productGroupIds, ...values }: Readonly<Record<string, unknown>>) =>
  targetErrors({
    ...(values as unknown as RateTarget),
    productGroupIds: ((productGroupIds as readonly string[] | null) ?? []).join(','),
  });

const bandHelp = (line: BusinessLine) => {
  const { exampleBand } = branchLines[line];
  return text(`Misalnya ${exampleBand}`, `For example ${exampleBand}`);
};

/** A bulk file's groups and bands are ticked. */
function fieldsShown({ line, files: { targets } }: OfLine, names: readonly string[], isBulk: boolean) {
  if (!isBulk || !targets) return names.map((name) => (name === 'bands' ? { name, help: bandHelp(line) } : name));
  const inputs: Readonly<Record<string, FormField['input']>> = {
    productGroupIds: groupTicks(targets),
    bands: bandTicks(targets, branchLines[line].exampleBand),
  };
  return names.map((name): FormField => ({ name, ...(inputs[name] ? { input: inputs[name], wide: true } : {}) }));
}

const initial = { supersede: true, productGroupIds: [] };
type Target = Readonly<Record<string, string>>;

/** The inputs of what a file is applied to, and their values as parts of the upload; `null` while incomplete. */
export function useFileTarget(of: OfLine, isBulk: boolean) {
  const fields = useMemo(() => fieldsOf(of, isBulk), [of, isBulk]);
  const resource = useMemo(
    () => ({ ...of.rates, fields, titles, rules: [rule], ranges: of.rates.ranges }) as unknown as Resource,
    [of, fields],
  );
  const { form, offer, done } = useTypedForm({
    resource,
    document: `${of.rates.module}:${isBulk ? 'bulk-file' : 'file'}`,
    initial,
  });
  const { isBusy, onBusy } = useBusyFields();
  const { values } = form;
  const target = useMemo((): Target | null => {
    const cleaned = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, normalise(field, values[name])]),
    );
    const isWhole = Object.entries(fields).every(([name, field]) => checkField(name, field, cleaned[name]) === null);
    if (!isWhole) return null;
    const groups = (cleaned['productGroupIds'] as readonly string[] | null) ?? [];
    const whole = {
      productGroupIds: groups.length > 0 ? groups.join(',') : 'ALL',
      bands: String(cleaned['bands']).replaceAll(/\s/g, ''),
      effectiveFrom: String(cleaned['effectiveFrom']),
      ...(cleaned['effectiveTo'] ? { effectiveTo: cleaned['effectiveTo'] as string } : {}),
      supersede: String(cleaned['supersede'] === true),
      ...(of.line === 'UFI'
        ? { collateralType: String(cleaned['collateralType']), ageBand: String(cleaned['ageBand']) }
        : {}),
    } as const;
    return targetErrors(whole as RateTarget).length > 0 ? null : whole;
  }, [fields, values, of]);
  const sections = useMemo(() => [{ fields: fieldsShown(of, Object.keys(fields), isBulk) }], [of, fields, isBulk]);
  // A text that is no choice stands in a field: the file is for what the fields say.
  return { target: isBusy ? null : target, resource, form, sections, offer, done, onBusy };
}

/** What the file is applied to, and what it must look like. */
export function FileTarget({
  resource,
  form,
  sections,
  offer,
  onBusy,
}: Omit<ReturnType<typeof useFileTarget>, 'target' | 'done'>) {
  const id = useId();
  const t = useMessages(messages);
  return (
    <>
      <p>{t('instruction')}</p>
      {offer}
      <FormSections id={id} resource={resource} sections={sections} form={form} onBusy={onBusy} />
    </>
  );
}
