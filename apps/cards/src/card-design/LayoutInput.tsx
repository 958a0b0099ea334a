import {
  cardPicture,
  letterSize,
  sampleCard,
  type CardLayout,
  type CardText,
} from '@console/contracts/cards/card-design';
import { NumberField, type InputProps } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { CardFace } from '../shared/design/CardFace.tsx';
import { messages } from './messages.ts';

const texts = ['number', 'name', 'validThru'] as const;
const measures = {
  x: { minimum: 0, maximum: cardPicture.width },
  y: { minimum: 0, maximum: cardPicture.height },
  size: letterSize,
} as const;
type Measure = keyof typeof measures;

const isWithin = (part: Measure, pixels: number | null): boolean =>
  pixels !== null && Number.isInteger(pixels) && pixels >= measures[part].minimum && pixels <= measures[part].maximum;

interface MeasureInputProps {
  readonly id: string;
  readonly label: string;
  readonly part: Measure;
  /** Pixels; `null` when blank, `NaN` when what is written is no number. */
  readonly value: number | null;
  readonly disabled: boolean;
  readonly onChange: (pixels: number | null) => void;
  readonly onLeave: () => void;
}

function MeasureInput({ id, label, part, value, ...input }: MeasureInputProps) {
  const t = useMessages(messages);
  const isFault = !isWithin(part, value);
  return (
    <>
      <NumberField
        {...input}
        label={label}
        grouped={false}
        value={value}
        invalid={isFault}
        describedBy={isFault ? id : undefined}
      />
      {isFault && (
        <p id={id} role="alert" className="field-error">
          {t('measure', measures[part])}
        </p>
      )}
    </>
  );
}

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
                  <MeasureInput
                    id={`${id}-${name}-${part}`}
                    label={`${t(name)}: ${t(part)}`}
                    part={part}
                    value={layout[name][part]}
                    disabled={disabled}
                    onLeave={onLeave}
                    // A number that cannot be read is a fault of the form.
                    onChange={(pixels) => change(name, { [part]: pixels })}
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
