import { queryEndpoint } from '@console/api';
import { bandsOf } from '@console/contracts/branches-stores/branch/rate-imports';
import type { OfferedTargets } from '@console/contracts/branches-stores/branch/rate-targets';
import type { Call } from '@console/contracts/core/call';
import { Button, Checkbox } from '@console/ui/core';
import type { InputProps } from '@console/ui/form';
import { defineMessages, useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { useMemo, useState, type ComponentType } from 'react';
import './ticks.css';

const messages = defineMessages({
  id: { all: 'Semua kelompok (satu rate)', own: 'Rentang tenor sendiri, misalnya {band}', add: 'Tambah rentang' },
  en: { all: 'All groups (one rate)', own: 'A band of your own, such as {band}', add: 'Add the band' },
});

const useOffered = (call: Call) => {
  const endpoint = useMemo(() => queryEndpoint(call as Call<unknown, unknown, OfferedTargets>), [call]);
  return endpoint.useQuery({});
};

interface TicksProps {
  readonly of: InputProps;
  readonly options: readonly { readonly value: string; readonly title: string }[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

function Ticks({ of: { id, name, disabled, invalid, describedBy, onLeave }, options, chosen, onToggle }: TicksProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="input-choices"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      data-invalid={invalid}
    >
      {options.map(({ value, title }) => (
        <label key={value}>
          <Checkbox
            name={name}
            value={value}
            checked={chosen.includes(value)}
            disabled={disabled}
            onChange={() => onToggle(value)}
            onBlur={onLeave}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

const toggled = (chosen: readonly string[], value: string): readonly string[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];

const everyGroup = 'ALL';

/** The product groups of the line as ticks; without one the file makes one rate for all groups. */
export const groupTicks = (call: Call): ComponentType<InputProps> =>
  function GroupTicks(props) {
    const t = useMessages(messages);
    const chosen = Array.isArray(props.value) ? (props.value as readonly string[]) : [];
    return (
      <Part of={useOffered(call)}>
        {({ groups }) => (
          <Ticks
            of={props}
            options={[
              { value: everyGroup, title: t('all') },
              ...groups.map(({ secureId, code, name }) => ({ value: secureId, title: `${code} ${name}` })),
            ]}
            chosen={chosen.length === 0 ? [everyGroup] : chosen}
            onToggle={(value) => props.onChange(value === everyGroup ? [] : toggled(chosen, value))}
          />
        )}
      </Part>
    );
  };

const inOrder = (bands: readonly string[]): string =>
  [...bands].toSorted((one, other) => bandsOf(one)[0]![0] - bandsOf(other)[0]![0]).join(',');

/** The bands of tenors of the line as ticks, and those that are added. */
export const bandTicks = (call: Call, example: string): ComponentType<InputProps> =>
  function BandTicks(props) {
    const t = useMessages(messages);
    const { value, onChange, disabled } = props;
    const [added, setAdded] = useState<readonly string[]>([]);
    const [own, setOwn] = useState('');
    const chosen = typeof value === 'string' && value !== '' ? value.split(',') : [];
    const band = own.replaceAll(/\s/g, '');
    const isBand = /^\d{1,2}-\d{1,2}$/.test(band);
    const change = (next: readonly string[]) => onChange(next.length === 0 ? null : inOrder(next));
    const add = () => {
      setAdded([...added, band]);
      setOwn('');
      if (!chosen.includes(band)) change([...chosen, band]);
    };
    return (
      <Part of={useOffered(call)}>
        {({ bands }) => (
          <>
            <Ticks
              of={props}
              options={[...new Set([...bands.map(({ from, to }) => `${from}-${to}`), ...added])].map((band) => ({
                value: band,
                title: band,
              }))}
              chosen={chosen}
              onToggle={(band) => change(toggled(chosen, band))}
            />
            <span className="own-band">
              <input
                className="input"
                type="text"
                aria-label={t('own', { band: example })}
                placeholder={example}
                value={own}
                disabled={disabled}
                autoComplete="off"
                onChange={({ target }) => setOwn(target.value)}
              />
              <Button disabled={!isBand || disabled} onClick={add}>
                {t('add')}
              </Button>
            </span>
          </>
        )}
      </Part>
    );
  };
