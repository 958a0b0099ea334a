import type { Density } from '@console/auth';
import { Button, Checkbox } from '../../core/index.ts';
import { useMessages, useText } from '../../messages/index.ts';
import type { Column } from '../declaration.ts';
import type { LayoutControl } from './layout.ts';
import { messages } from './messages.ts';
import { WidthInput } from './WidthInput.tsx';
import { Select } from '../../lov/Select.tsx';

interface LayoutPanelProps {
  readonly layout: LayoutControl;
  readonly waiting: readonly Column[];
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
}

/** The content of the column chooser. */
export default function LayoutPanel({
  layout: { all, hidden, toggle, move, resize, reset },
  waiting,
  density,
  onDensity,
}: LayoutPanelProps) {
  const t = useMessages(messages);
  const text = useText();
  return (
    <>
      {waiting.length > 0 && (
        <p className="list-hint list-columns-hint">
          {t('waiting', { titles: waiting.map(({ title }) => text(title)).join(', ') })}
        </p>
      )}
      <ol className="list-columns">
        {all.map((column, at) => {
          const title = text(column.title);
          return (
            <li key={column.field}>
              <label>
                <Checkbox
                  checked={at === 0 || !hidden.has(column.field)}
                  disabled={at === 0}
                  onChange={() => toggle(column.field)}
                />
                {title}
              </label>
              <WidthInput
                label={t('width', { title })}
                placeholder={t('automatic')}
                value={column.chosenWidth}
                onChange={(pixels) => resize(column.field, pixels)}
              />
              <Button
                variant="quiet"
                aria-label={t('moveLeft', { title })}
                disabled={at === 0}
                onClick={() => move(column.field, -1)}
              >
                ↑
              </Button>
              <Button
                variant="quiet"
                aria-label={t('moveRight', { title })}
                disabled={at === all.length - 1}
                onClick={() => move(column.field, 1)}
              >
                ↓
              </Button>
            </li>
          );
        })}
      </ol>
      <div className="list-bar">
        <label className="list-bar">
          {t('density')}
          <Select
            className="input"
            value={density}
            onChange={(event) => onDensity(event.target.value === 'compact' ? 'compact' : 'comfortable')}
          >
            <option value="comfortable">{t('comfortable')}</option>
            <option value="compact">{t('compact')}</option>
          </Select>
        </label>
        <Button variant="quiet" onClick={reset}>
          {t('columnsStandard')}
        </Button>
      </div>
    </>
  );
}
