import { queryEndpoint } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import type { Option } from '@console/contracts/core/fields';
import type { Text } from '@console/contracts/core/text';
import type { PremiumResult } from '@console/contracts/products/insurance/vocabulary';
import { Spin, useDebounced } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { formatCurrency } from '@console/ui/formats';
import { Select } from '@console/ui/lov';
import { useMessages, useText } from '@console/ui/messages';
import { useId, useState } from 'react';
import { AmountField } from '../figures/AmountField.tsx';
import { Figures, PanelInputs } from '../figures/Figures.tsx';
import { messages } from './messages.ts';

/** A choice of a panel besides price, tenor and rate. */
export interface PanelChoice {
  readonly name: string;
  readonly title: Text;
  readonly options: readonly Option[];
}

function ChoiceField({
  choice: { title, options },
  value,
  onChange,
}: {
  readonly choice: PanelChoice;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  const text = useText();
  return (
    <div className="field">
      <label htmlFor={id}>{text(title)}</label>
      <Select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {text(option.title)}
          </option>
        ))}
      </Select>
    </div>
  );
}

function RateField({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const id = useId();
  const t = useMessages(messages);
  return (
    <div className="field">
      <label htmlFor={id}>{t('rate')}</label>
      <input
        id={id}
        type="text"
        className="input input-number"
        inputMode="decimal"
        autoComplete="off"
        value={value.replace('.', ',')}
        onChange={({ target }) => onChange(target.value.replace(',', '.').replaceAll(/[^\d.]/g, ''))}
      />
    </div>
  );
}

/**
 * Makes the panel "Premi" of a line: what an insurance by a tariff costs, and what becomes of an instalment with it. It
 * saves nothing.
 * @param start price, tenor and rate that it begins with
 */
export function premiumPanel(
  call: Call<never, unknown, PremiumResult>,
  start: { readonly price: number; readonly tenor: number; readonly rate: string },
  choices: readonly PanelChoice[] = [],
) {
  const premium = queryEndpoint(call as unknown as Call<Readonly<Record<string, string>>, unknown, PremiumResult>);
  return function PremiumPanel({ tariffId }: { readonly tariffId: string }) {
    const t = useMessages(messages);
    const failure = useErrorText();
    const [price, setPrice] = useState<number | null>(start.price);
    const [tenor, setTenor] = useState<number | null>(start.tenor);
    const [rate, setRate] = useState(start.rate);
    const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(
      Object.fromEntries(choices.map(({ name, options }) => [name, options[0]!.value])),
    );
    const typed = JSON.stringify({ price: String(price ?? ''), tenor: String(tenor ?? ''), rate, ...chosen });
    // Asked when the keys are quiet for a moment.
    const query = JSON.parse(useDebounced(typed)) as Readonly<Record<string, string>>;
    const isReady = ['price', 'tenor', 'rate'].every((name) => query[name] !== '');
    const { currentData, error } = premium.useQuery({ query: { tariffId, ...query } }, { skip: !isReady });
    return (
      <section aria-label={t('panel')}>
        <PanelInputs>
          <AmountField label={t('price')} value={price} onChange={setPrice} />
          <AmountField label={t('tenor')} value={tenor} onChange={setTenor} />
          {choices.map((choice) => (
            <ChoiceField
              key={choice.name}
              choice={choice}
              value={chosen[choice.name] ?? ''}
              onChange={(value) => setChosen((before) => ({ ...before, [choice.name]: value }))}
            />
          ))}
          <RateField value={rate} onChange={setRate} />
        </PanelInputs>
        {!isReady ? (
          <p className="quiet">{t('fill')}</p>
        ) : currentData ? (
          <Figures
            of={[
              [t('total'), formatCurrency(currentData.total)],
              [t('yearly'), currentData.years.map((year) => formatCurrency(year)).join(', ')],
              [t('monthly'), currentData.monthly === 0 ? '-' : formatCurrency(currentData.monthly)],
              [t('without'), formatCurrency(currentData.instalment)],
              [t('with'), formatCurrency(currentData.instalmentWith)],
              [t('effect'), formatCurrency(currentData.instalmentWith - currentData.instalment)],
            ]}
          />
        ) : error ? (
          <p role="alert">{failure(error)}</p>
        ) : (
          <Spin />
        )}
      </section>
    );
  };
}
