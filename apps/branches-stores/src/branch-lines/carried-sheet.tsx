import { resourceApi } from '@console/api';
import {
  carriedTitle,
  namesAbove,
  type ExclusiveLine,
} from '@console/contracts/branches-stores/branch/exclusive-lines';
import { text } from '@console/contracts/core/text';
import { Checkbox } from '@console/ui/core';
import { SheetInput, type Beside, type FormSection, type FormValues, type InputProps } from '@console/ui/form';
import { useToday } from '@console/ui/formats';
import { defineMessages, useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { useState, type ReactNode } from 'react';
import type { OfLine } from './of-line.ts';

const messages = defineMessages({
  id: {
    carry: 'Bawa baris eksklusif ke baris baru',
    left: 'Baris baru mulai tanpa baris eksklusif.',
    rate: 'Melebihi rate dasar',
    fee: 'Melebihi fee dasar',
  },
  en: {
    carry: 'Carry the exclusive lines over to the new row',
    left: 'The new row starts without exclusive lines.',
    rate: 'Above the base rate',
    fee: 'Above the base fee',
  },
});

type Lines = readonly ExclusiveLine[];

/** The choice to carry the lines over, and the lines, which may be changed. */
function CarriedInput(props: InputProps) {
  const { field, value, onChange, disabled } = props;
  const t = useMessages(messages);
  const [kept, setKept] = useState(value);
  const isCarried = value !== null;
  const kind = 'rateRegular' in field.sheet!.columns ? 'rate' : 'fee';
  const beside: readonly Beside[] = [
    { title: newBase, of: (row, values) => (namesAbove(kind, values, row).length > 0 ? t(kind) : '') },
  ];
  const toggle = () => {
    setKept(value);
    onChange(isCarried ? null : kept);
  };
  return (
    <>
      <label>
        <Checkbox checked={isCarried} disabled={disabled} onChange={toggle} /> {t('carry')}
      </label>
      {isCarried ? <SheetInput {...props} beside={beside} /> : <p className="form-help">{t('left')}</p>}
    </>
  );
}

const newBase = text('Dasar baru', 'New base');

const section: FormSection = {
  title: carriedTitle,
  description: text(
    'Baris di atas dasar yang baru harus diperbaiki lebih dulu. Baris dipotong pada masa berlaku yang baru.',
    'Lines above the new base must be fixed first. Lines are cut to the new period.',
  ),
  fields: [
    {
      name: 'carriedLines',
      wide: true,
      input: CarriedInput,
    },
  ],
};

interface CarriedSheetProps {
  readonly of: OfLine;
  readonly kind: 'rate' | 'fee';
  readonly baseId: string;
  readonly children: (section: readonly FormSection[], successor: FormValues) => ReactNode;
}

/** The concessions of a rate or fee in force, offered to the one that takes its place. */
export function CarriedSheet({ of, kind, baseId, children }: CarriedSheetProps) {
  const resource = kind === 'rate' ? of.exclusiveRates : of.exclusiveFees;
  const today = useToday();
  const reading = resourceApi(resource).useListQuery({ baseId, page: 1, size: 10 });
  return (
    <Part of={reading as never}>
      {({ rows }: { readonly rows: readonly { readonly lines: Lines; readonly baseFrom: string }[] }) => {
        const [sheet] = rows;
        const lines = (sheet?.lines ?? []).filter(({ effectiveTo: end }) => end === null || end > today);
        // One that has not started keeps its own sheet.
        return sheet && sheet.baseFrom <= today && lines.length > 0
          ? children([section], { carriedLines: lines })
          : children([], {});
      }}
    </Part>
  );
}
