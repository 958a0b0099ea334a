import {
  cardPicture,
  letterSize,
  sampleCard,
  type CardLayout,
  type CardText,
} from '@console/contracts/cards/card-design';
import type { InputProps } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { CardFace } from '../shared/design/CardFace.tsx';
import { messages } from './messages.ts';

const texts = ['number', 'name', 'validThru'] as const;
const measures = {
  x: [0, cardPicture.width],
  y: [0, cardPicture.height],
  size: [letterSize.minimum, letterSize.maximum],
} as const;
const columns = ['x', 'y', 'size', 'colour'] as const;

/** Positions of number, name and validity on the front, with a live preview. */
export function LayoutInput({ id, value, values, onChange, onLeave, disabled, invalid, describedBy }: InputProps) {
  const t = useMessages(messages);
  const layout = value as CardLayout;
  const change = (name: keyof CardLayout, part: Partial<CardText>) =>
    onChange({ ...layout, [name]: { ...layout[name], ...part } });
  return (
    <div
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      data-invalid={invalid}
      className="card-layout"
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('text')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((name) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              {(['x', 'y', 'size'] as const).map((part) => (
                <td key={part}>
                  <input
                    className="input input-number"
                    type="number"
                    aria-label={`${t(name)}: ${t(part)}`}
                    min={measures[part][0]}
                    max={measures[part][1]}
                    value={layout[name][part]}
                    disabled={disabled}
                    onBlur={onLeave}
                    onKeyDown={(event) => {
                      if (/^[e+,.-]$/i.test(event.key)) event.preventDefault();
                    }}
                    onChange={({ target }) => change(name, { [part]: Number(target.value) })}
                  />
                </td>
              ))}
              <td>
                <input
                  className="input"
                  type="color"
                  aria-label={`${t(name)}: ${t('colour')}`}
                  value={layout[name].colour}
                  disabled={disabled}
                  onBlur={onLeave}
                  onChange={({ target }) => change(name, { colour: target.value.toUpperCase() })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CardFace
        fileId={typeof values['frontImage'] === 'string' ? values['frontImage'] : null}
        layout={layout}
        {...sampleCard}
        label={t('sample')}
      />
    </div>
  );
}
