import {
  ccmAnswers,
  ccmQuestions,
  type CcmAnswer,
  type CcmAsked,
  type CcmQuestionCode,
} from '@console/contracts/orders-logs/customer-confirmation';
import { useMessages, useText } from '@console/ui/messages';
import { useId, useRef, type KeyboardEvent } from 'react';
import { messages } from './messages.ts';

export type Answered = Readonly<Partial<Record<CcmQuestionCode, CcmAnswer>>>;

interface ChecklistProps {
  readonly questions: readonly CcmAsked[];
  readonly answers: Answered;
  readonly onAnswer: (code: CcmQuestionCode, answer: CcmAnswer) => void;
}

const keys: Readonly<Partial<Record<string, CcmAnswer>>> = { o: 'MATCH', x: 'MISMATCH' };

/** The questions of a call. O and X answer and go to the next one, arrow keys move. */
export function Checklist({ questions, answers, onAnswer }: ChecklistProps) {
  const t = useMessages(messages);
  const text = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const focusAt = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('fieldset')[index]?.querySelector<HTMLElement>('input')?.focus();
  const onKeyDown = (event: KeyboardEvent, index: number, code: CcmQuestionCode) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const answer = keys[event.key.toLowerCase()];
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!answer && move === undefined) return;
    event.preventDefault();
    if (answer) onAnswer(code, answer);
    focusAt(index + (move ?? 1));
  };
  return (
    <div ref={list}>
      <p className="ccm-quiet">{t('keys')}</p>
      {questions.map(({ code, expected }, index) => (
        // The keys duplicate the inputs.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <fieldset key={code} className="ccm-question" onKeyDown={(event) => onKeyDown(event, index, code)}>
          <legend>
            {text(ccmQuestions[code].title)}
            {ccmQuestions[code].mandatory && <span className="ccm-quiet"> ({t('mandatory')})</span>}
            {expected && (
              <>
                : <strong>{expected}</strong>
              </>
            )}
          </legend>
          {ccmAnswers.map(({ value, title }) => (
            <label key={value}>
              <input
                type="radio"
                name={`${id}-${code}`}
                checked={answers[code] === value}
                onChange={() => onAnswer(code, value)}
              />{' '}
              {text(title)}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
