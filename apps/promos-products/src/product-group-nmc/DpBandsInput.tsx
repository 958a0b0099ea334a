import type { DpBand } from '@console/contracts/products/product-group-nmc';
import { Button } from '@console/ui/core';
import type { InputProps } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';
import './bands.css';

type Typed = { readonly [Name in keyof DpBand]: number | null };
const parts = [
  ['tenorFrom', 'from', 'until'],
  ['tenorTo', 'to', 'months'],
  ['dpMinPct', 'percent', null],
] as const;
const blank: Typed = { tenorFrom: null, tenorTo: null, dpMinPct: null };
const numberOf = (text: string): number | null => {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
};

/** Least down payments by bands of tenors, a row each. */
export function DpBandsInput({ id, name, value, onChange, onLeave, disabled, faults, describedBy }: InputProps) {
  const t = useMessages(messages);
  const bands = (value as readonly Typed[] | null) ?? [];
  const set = (next: readonly Typed[]) => onChange(next.length === 0 ? null : next);
  return (
    <div className="dp-bands" role="group" id={id} tabIndex={-1} aria-describedby={describedBy}>
      {bands.map((band, at) => {
        const row = at + 1;
        const fault = parts.map(([part]) => faults[`${name}[${at}].${part}`]).find(Boolean);
        return (
          <div key={row} className="dp-band">
            {parts.map(([part, label, after]) => (
              <span key={part} className="dp-band">
                <input
                  className="input dp-band-number"
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  aria-label={t(label, { row })}
                  value={band[part] ?? ''}
                  disabled={disabled}
                  onBlur={onLeave}
                  onChange={({ target }) =>
                    set(bands.map((each, index) => (index === at ? { ...each, [part]: numberOf(target.value) } : each)))
                  }
                />
                {after ? t(after) : '%'}
              </span>
            ))}
            <Button
              variant="quiet"
              disabled={disabled}
              aria-label={t('remove', { row })}
              onClick={() => set(bands.filter((_, index) => index !== at))}
            >
              ×
            </Button>
            {fault && (
              <p className="form-error" role="alert">
                {fault}
              </p>
            )}
          </div>
        );
      })}
      <span>
        <Button disabled={disabled || bands.length >= 10} onClick={() => set([...bands, blank])}>
          {t('add')}
        </Button>
      </span>
    </div>
  );
}

/** The same on a detail page. */
export function DpBands({ bands }: { readonly bands: readonly DpBand[] | null }) {
  const t = useMessages(messages);
  if (!bands || bands.length === 0) return t('none');
  return (
    <ul className="dp-bands-read">
      {bands.map(({ tenorFrom: from, tenorTo: to, dpMinPct: percent }) => (
        <li key={from}>{t('band', { from, to, percent })}</li>
      ))}
    </ul>
  );
}
