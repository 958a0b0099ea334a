import type { Call } from '@console/contracts/core/call';
import type { ComponentType } from 'react';
import { ImportWizard, type ImportWizardProps } from '@console/ui/import';
import { later } from '@console/ui/later';
import { FileTarget, useFileTarget } from './FileTarget.tsx';
import { Matrix } from './Matrix.tsx';
import type { OfLine } from './of-line.ts';

const FilePanel = later(async () => ({ default: (await import('./FilePanel.tsx')).FilePanel }));

/** Looks at the instalments of a file, and at all that a bulk file writes. */
const panelOf =
  (of: OfLine, matrix?: Call): ImportWizardProps['looksAt'] =>
  (target, row) => (
    <>
      <FilePanel line={of.line} target={target} row={row} />
      {matrix && <Matrix call={matrix} />}
    </>
  );

/** The page that imports the rates of one product group and band of tenors. */
export const oneImport = (of: OfLine): ComponentType =>
  function RateImportPage() {
    const { target, done, ...inputs } = useFileTarget(of, false);
    return (
      <ImportWizard
        definition={of.files.one}
        target={target}
        listAddress={`/${of.module}`}
        looksAt={panelOf(of)}
        onUploaded={done}
      >
        <FileTarget {...inputs} />
      </ImportWizard>
    );
  };

/** The page that applies one file to several product groups and bands of tenors. */
export const bulkImport = (of: OfLine): ComponentType =>
  function BulkRateImportPage() {
    const { target, done, ...inputs } = useFileTarget(of, true);
    const { bulk = of.files.one, matrix } = of.files;
    return (
      <ImportWizard
        definition={bulk}
        target={target}
        listAddress={`/${of.module}`}
        looksAt={panelOf(of, matrix)}
        onUploaded={done}
      >
        <FileTarget {...inputs} />
      </ImportWizard>
    );
  };
