import { promoFeeImport, promoFees } from '@console/contracts/branches-stores/promo-fee/promo-fees';
import type { Resource } from '@console/contracts/core/resource';
import { checkField, normalise } from '@console/contracts/core/validation';
import { FormSections, useBusyFields, useTypedForm } from '@console/ui/form';
import { ImportWizard, type ImportWizardProps } from '@console/ui/import';
import { useId, useMemo } from 'react';
import { FilePanel } from './FeePanel.tsx';

const name = 'campaignName';
const field = promoFees.fields[name];
const resource = { ...promoFees, fields: { [name]: field }, rules: [], ranges: [] } as unknown as Resource;
const sections = [{ fields: [name] }];
const initial = { [name]: '' };
const looksAt: ImportWizardProps['looksAt'] = (_target, row) => <FilePanel row={row} />;

/** Imports the promo fees of a campaign, which is named before the file. */
export default function ImportPage() {
  const id = useId();
  const { form, offer, done } = useTypedForm({ resource, document: `${promoFees.module}:import`, initial });
  const { isBusy, onBusy } = useBusyFields();
  const typed = form.values[name];
  const target = useMemo(() => {
    const campaignName = normalise(field, typed);
    return checkField(name, field, campaignName) === null ? { campaignName: String(campaignName) } : null;
  }, [typed]);
  return (
    <ImportWizard definition={promoFeeImport} target={isBusy ? null : target} looksAt={looksAt} onUploaded={done}>
      {offer}
      <FormSections id={id} resource={resource} sections={sections} form={form} onBusy={onBusy} />
    </ImportWizard>
  );
}
