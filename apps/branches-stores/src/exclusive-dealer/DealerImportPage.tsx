import { dealerLines, type DealerLine } from '@console/contracts/branches-stores/exclusive-dealer/vocabulary';
import type { SimulationOverrides } from '@console/contracts/branches-stores/branch/simulation';
import type { Resource } from '@console/contracts/core/resource';
import type { ImportDefinition, ImportRow } from '@console/contracts/platform/imports';
import { FormSections, useBusyFields, useTypedForm, type FormValues } from '@console/ui/form';
import { ImportWizard, type ImportWizardProps } from '@console/ui/import';
import { later } from '@console/ui/later';
import { useId, useMemo } from 'react';
import { bandOf, rowValues } from './terms.ts';

const SimulationPanel = later(async () => ({ default: (await import('@console/ui/simulation')).SimulationPanel }));

const name = 'businessLine';
const sections = [{ fields: [name] }];
const initial = { [name]: 'NMC' };
const lines: readonly unknown[] = dealerLines.map(({ value }) => value);
const usualTenors = [11, 23, 35] as const;

interface DealerFile {
  readonly resource: Resource;
  readonly definition: ImportDefinition;
  /** Columns by the fields that the simulation takes. */
  readonly columns: Readonly<Record<string, string>>;
  readonly proposed: (values: FormValues) => SimulationOverrides | null;
}

function FilePanel({ file, line, row }: { file: DealerFile; line: DealerLine; row: ImportRow | null }) {
  const values = row
    ? rowValues(row, { tenorFrom: 'tenor_from', tenorTo: 'tenor_to', ...file.columns })
    : ({} as FormValues);
  const tenors = bandOf(values);
  return (
    <SimulationPanel
      line={line}
      {...(row ? { dealerCode: row.values['dealer_code'], rowNo: row.rowNo } : {})}
      tenors={tenors.length > 0 ? tenors : usualTenors}
      overrides={row ? file.proposed(values) : null}
    />
  );
}

/** Imports terms of dealers of a line, which is chosen before the file. */
export function DealerImportPage({ file }: { readonly file: DealerFile }) {
  const { resource, definition } = file;
  const id = useId();
  const ofLine = useMemo(
    () => ({ ...resource, fields: { [name]: resource.fields[name] }, rules: [], ranges: [] }) as unknown as Resource,
    [resource],
  );
  const document = `${resource.module}:import`;
  const { form, offer, done } = useTypedForm({ resource: ofLine, document, initial });
  const { isBusy, onBusy } = useBusyFields();
  const line = form.values[name];
  const target = useMemo(() => (lines.includes(line) ? { businessLine: line as string } : null), [line]);
  const looksAt: ImportWizardProps['looksAt'] = (given, row) => {
    const of = given?.['businessLine'];
    return of === 'NMC' || of === 'UFI' ? <FilePanel key={of} file={file} line={of} row={row} /> : null;
  };
  return (
    <ImportWizard definition={definition} target={isBusy ? null : target} looksAt={looksAt} onUploaded={done}>
      {offer}
      <FormSections id={id} resource={ofLine} sections={sections} form={form} onBusy={onBusy} />
    </ImportWizard>
  );
}
