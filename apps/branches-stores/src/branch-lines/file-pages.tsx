import type { ComponentType } from 'react';
import { ImportWizard } from '@console/ui/import';
import { FileTarget, useFileTarget } from './FileTarget.tsx';
import { Matrix } from './Matrix.tsx';
import type { OfLine } from './of-line.ts';

/** The page that imports the rates of one product group and band of tenors. */
export const oneImport = (of: OfLine): ComponentType =>
  function RateImportPage() {
    const { target, ...inputs } = useFileTarget(of, false);
    return (
      <ImportWizard definition={of.files.one} target={target} listAddress={`/${of.module}`}>
        <FileTarget {...inputs} />
      </ImportWizard>
    );
  };

/** The page that applies one file to several product groups and bands of tenors. */
export const bulkImport = (of: OfLine): ComponentType =>
  function BulkRateImportPage() {
    const { target, ...inputs } = useFileTarget(of, true);
    const { bulk = of.files.one, matrix } = of.files;
    return (
      <>
        <ImportWizard definition={bulk} target={target} listAddress={`/${of.module}`}>
          <FileTarget {...inputs} />
        </ImportWizard>
        {matrix && <Matrix call={matrix} />}
      </>
    );
  };
