import type { ImportDefinition } from '@console/contracts/platform/imports';
import { ImportWizard } from '@console/ui/import';
import type { ComponentType } from 'react';
import { qanunOf, SimulationPanel, tenors, type Line } from './panel.tsx';

/** The page that imports Qanun records, with the panel of the row that is looked at: blank amounts are 0. */
export const qanunImportPage = (line: Line, definition: ImportDefinition): ComponentType =>
  function QanunImportPage() {
    return (
      <ImportWizard
        definition={definition}
        looksAt={(_target, row) => (
          <SimulationPanel
            line={line}
            officeCode={row?.values['office_code']}
            tenors={tenors[line]}
            overrides={
              row
                ? qanunOf({
                    ujrahAdminRegular: row.values['ujrah_admin_regular'] ?? 0,
                    ujrahAdminRepeat: row.values['ujrah_admin_ro'] ?? 0,
                    ujrahCharge: 'UPFRONT',
                    fiduciaFee: row.values['fiducia_fee'],
                    takafulRate: row.values['takaful_rate'],
                    takafulCover: line === 'NMC' ? 'COMPREHENSIVE' : null,
                    ...Object.fromEntries(
                      [1, 2, 3, 4].map((year) => [`takafulYear${year}`, row.values[`takaful_y${year}`]]),
                    ),
                  })
                : null
            }
          />
        )}
      />
    );
  };
