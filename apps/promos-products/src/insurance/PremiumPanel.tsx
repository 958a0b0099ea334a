import { queryEndpoint } from '@console/api';
import { rateMethods } from '@console/contracts/core/credit-terms';
import type { Call } from '@console/contracts/core/call';
import type { Option } from '@console/contracts/core/fields';
import type { Text } from '@console/contracts/core/text';
import { exampleTerms } from '@console/contracts/products/insurance/example-terms';
import type { PremiumResult } from '@console/contracts/products/insurance/vocabulary';
import { Spin, useDebounced } from '@console/ui/core';
import { useErrorText } from '@console/ui/feedback';
import { NumberField } from '@console/ui/form';
import { formatCurrency, withSign } from '@console/ui/formats';
import { later } from '@console/ui/later';
import { Select } from '@console/ui/lov';
import { useMessages, useText } from '@console/ui/messages';
import { useId, useState } from 'react';
import { AmountField } from '../figures/AmountField.tsx';
import { Figures, PanelInputs } from '../figures/Figures.tsx';
import { messages } from './messages.ts';

const SimulationPanel = later(async () => ({ default: (await import('@console/ui/simulation')).SimulationPanel }));

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

/** A number with decimals and the unit that its label says. */
function DecimalField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <NumberField
        id={id}
        kind="decimal"
        value={value === '' ? null : Number(value)}
        onChange={(number) => onChange(String(number ?? ''))}
      />
    </div>
  );
}

/** What a panel begins with. */
interface Start {
  readonly price: number;
  readonly tenor: number;
  /** The product group of the row, of tariffs that have one. */
  readonly productGroupId?: string;
  readonly chosen?: Readonly<Record<string, string>>;
}

const thousand = 1_000;
const openBand = 1.5;

/**
 * The price that the panel of a row begins with: the usual one, if it lies in the band of the row, else one inside.
 * @example
 * priceIn(3_999_000, { priceFrom: 5_000_001, priceTo: 10_000_000 }); // 7501000
 */
export function priceIn(
  usual: number,
  { priceFrom, priceTo }: { readonly priceFrom: number; readonly priceTo: number | null },
): number {
  if (priceFrom <= usual && (priceTo === null || usual <= priceTo)) return usual;
  return Math.ceil((priceTo === null ? priceFrom * openBand : (priceFrom + priceTo) / 2) / thousand) * thousand;
}

/**
 * Makes the panel "Premi" of a line: what an insurance by a tariff costs, and what becomes of an instalment with it by
 * the terms that it names. The simulation below it has the terms of an office. It saves nothing.
 * @param startOf price, tenor and choices that it begins with, of a row
 */
export function premiumPanel<Row extends { readonly secureId: string }>(
  line: keyof typeof exampleTerms,
  call: Call<never, unknown, PremiumResult>,
  startOf: { start(row: Row): Start }['start'],
  choices: readonly PanelChoice[] = [],
) {
  const premium = queryEndpoint(call as unknown as Call<Readonly<Record<string, string>>, unknown, PremiumResult>);
  const terms = exampleTerms[line];
  const method = rateMethods.find(({ value }) => value === terms.method)!.title;
  return function PremiumPanel({ of }: { readonly of: Row }) {
    const t = useMessages(messages);
    const text = useText();
    const failure = useErrorText();
    const tariffId = of.secureId;
    const [start] = useState(() => startOf(of));
    const [price, setPrice] = useState<number | null>(start.price);
    const [tenor, setTenor] = useState<number | null>(start.tenor);
    const [rate, setRate] = useState<string>(terms.rate);
    const [dpPercent, setDownPayment] = useState<string>(terms.downPayment);
    const [fee, setFee] = useState<number | null>(0);
    const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(
      Object.fromEntries(choices.map(({ name, options }) => [name, start.chosen?.[name] ?? options[0]!.value])),
    );
    const typed = JSON.stringify({
      price: String(price ?? ''),
      tenor: String(tenor ?? ''),
      rate,
      dpPercent,
      fee: String(fee ?? 0),
      ...chosen,
    });
    // Asked when the keys are quiet for a moment.
    const settled = useDebounced(typed);
    const query = JSON.parse(settled) as Readonly<Record<string, string>>;
    const isReady = ['price', 'tenor', 'rate', 'dpPercent'].every(
      (name) => query[name] !== '' && query[name] !== String(Number.NaN),
    );
    const { currentData, error } = premium.useQuery({ query: { tariffId, ...query } }, { skip: !isReady });
    return (
      <>
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
            <DecimalField label={t('rate', { method: text(method) })} value={rate} onChange={setRate} />
            <DecimalField label={t('downPayment')} value={dpPercent} onChange={setDownPayment} />
            <AmountField label={t('fee')} value={fee} onChange={setFee} />
          </PanelInputs>
          <p className="quiet">
            {t('basis', { dp: withSign(dpPercent), fee: formatCurrency(fee ?? 0), first: terms.firstInstalment })}
          </p>
          {!isReady ? (
            <p className="quiet">{t('fill')}</p>
          ) : currentData && settled === typed ? (
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
          ) : error && settled === typed ? (
            <p role="alert">{failure(error)}</p>
          ) : (
            <Spin />
          )}
        </section>
        {/* Its terms are those of an office, which it asks for. */}
        <SimulationPanel
          line={line}
          productGroupId={start.productGroupId ?? null}
          price={start.price}
          tenors={[start.tenor]}
        />
      </>
    );
  };
}
