import { useLov } from '@console/api';
import { Button } from '@console/ui/core';
import type { InputProps } from '@console/ui/form';
import { LovInput, ReferenceInput } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { useId, useState } from 'react';
import { messages } from './messages.ts';
import './promo.css';

interface AreaProps {
  readonly label: string;
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

function Area({ label, path, parameters, value, onChange }: AreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <LovInput
        id={id}
        path={path}
        {...(parameters ? { parameters } : {})}
        value={value === null ? [] : [value]}
        onChange={([chosen = null]) => onChange(chosen)}
      />
    </div>
  );
}

/** Chooses branches one by one, as a pasted list of codes, or all active ones of a region or an MRA at once. */
export function BranchesInput(props: InputProps) {
  const t = useMessages(messages);
  const [regionId, setRegion] = useState<string | null>(null);
  const [mraId, setMra] = useState<string | null>(null);
  const area = mraId ? { mraId } : { regionId: regionId ?? '' };
  const skip = mraId === null && regionId === null;
  const { currentData: branches } = useLov(
    props.field.lov!,
    { ...props.field.lovParameters, status: 'active', ...area },
    { skip },
  );
  const chosen = (props.value as readonly string[] | null) ?? [];
  const fresh = (branches ?? []).map(({ secureId }) => secureId).filter((id) => !chosen.includes(id));
  return (
    <>
      <ReferenceInput {...props} />
      <div className="branch-areas">
        <Area
          label={t('region')}
          path="regions/lov"
          value={regionId}
          onChange={(id) => {
            setRegion(id);
            setMra(null);
          }}
        />
        <Area
          label={t('mra')}
          path="mra/lov"
          {...(regionId ? { parameters: { regionId } } : {})}
          value={mraId}
          onChange={setMra}
        />
        <Button disabled={fresh.length === 0} onClick={() => props.onChange([...chosen, ...fresh])}>
          {t('addBranches', { count: fresh.length })}
        </Button>
      </div>
    </>
  );
}
