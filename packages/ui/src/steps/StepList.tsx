import type { Text } from '@console/contracts/core/text';
import { useMessages, useText } from '../messages/index.ts';
import { messages } from './messages.ts';

/** The steps of a form with the current one marked; completed ones can be opened again. */
export function StepList({
  steps,
  current,
  wrong,
  onGo,
}: {
  readonly steps: readonly { readonly key: string; readonly title: Text }[];
  readonly current: number;
  readonly wrong: ReadonlySet<string>;
  readonly onGo: (step: number) => void;
}) {
  const t = useMessages(messages);
  const text = useText();
  return (
    <ol className="steps" aria-label={t('steps')}>
      {steps.map(({ key, title }, index) => {
        const note = wrong.has(key) ? t('wrong') : index < current ? t('done') : undefined;
        const name = (
          <>
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>{' '}
            {text(title)}
            {note && <span className="visually-hidden">, {note}</span>}
          </>
        );
        return (
          <li
            key={key}
            className={wrong.has(key) ? 'step step-wrong' : index < current ? 'step step-done' : 'step'}
            aria-current={index === current ? 'step' : undefined}
          >
            {index < current ? (
              <button type="button" onClick={() => onGo(index)}>
                {name}
              </button>
            ) : (
              <span>{name}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
