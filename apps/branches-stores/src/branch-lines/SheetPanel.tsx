import type { ExclusiveLine } from '@console/contracts/branches-stores/branch/exclusive';
import { exclusiveSubjects } from '@console/contracts/branches-stores/branch/lines';
import type { BusinessLine } from '@console/contracts/core/business-lines';
import { Select } from '@console/ui/lov';
import type { FormValues } from '@console/ui/form';
import { defineMessages, useMessages, useText } from '@console/ui/messages';
import { SimulationPanel } from '@console/ui/simulation';
import { useId, useState } from 'react';
import { concessionOf } from './concession.ts';
import { collateralOf, tenorsOf } from './simulated.ts';

const messages = defineMessages({
  id: { looked: 'Baris yang dilihat', none: 'Isi sebuah baris untuk melihat angsurannya.' },
  en: { looked: 'Line looked at', none: 'Fill in a line to see its instalments.' },
});

interface SheetPanelProps {
  readonly line: BusinessLine;
  readonly kind: 'rate' | 'fee';
  /** The rate or fee that the sheet belongs to. */
  readonly base: FormValues;
  readonly lines: readonly Partial<ExclusiveLine>[];
}

/** "Simulasi Angsuran" of one line of a sheet of concessions, for those that it is for. */
export function SheetPanel({ line, kind, base, lines }: SheetPanelProps) {
  const id = useId();
  const t = useMessages(messages);
  const text = useText();
  const [chosen, setChosen] = useState(0);
  const filled = lines.filter(({ subjectType, subjectCode }) => subjectType && subjectCode);
  const looked = filled[chosen] ?? filled[0];
  const nameOf = ({ subjectType, subjectCode }: Partial<ExclusiveLine>) => {
    const title = exclusiveSubjects.find(({ value }) => value === subjectType)?.title;
    return `${title ? text(title) : subjectType} ${subjectCode}`;
  };
  return (
    <SimulationPanel
      line={line}
      branchId={base['branchId'] as string | null}
      productGroupId={base['productGroupId'] as string | null}
      {...collateralOf(base)}
      tenors={tenorsOf([base])}
      {...(looked ? { subjects: { [looked.subjectType!]: [looked.subjectCode!] } } : {})}
      overrides={looked ? concessionOf(kind, base, looked) : null}
    >
      {filled.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <div className="form-field">
          <label className="form-label" htmlFor={id}>
            {t('looked')}
          </label>
          <Select
            id={id}
            className="input"
            value={String(looked === filled[chosen] ? chosen : 0)}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {filled.map((each, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows of a sheet are known by their position
              <option key={at} value={at}>
                {nameOf(each)}
              </option>
            ))}
          </Select>
        </div>
      )}
    </SimulationPanel>
  );
}
